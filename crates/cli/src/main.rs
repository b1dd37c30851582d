//! Starts the program; everything else is in the library.

/// A server allocates for every message; mimalloc takes half the time of the system allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::main()
}
