mod choices;
mod dash;
mod learning;
