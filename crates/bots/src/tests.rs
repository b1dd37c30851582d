mod choices;
mod dash;
mod levels;
mod training;
