//! See the library.

fn main() -> std::process::ExitCode {
    cli::main()
}
