mod boards;
mod laws;
