mod choices;
mod dash;
mod training;
