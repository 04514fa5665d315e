/** Why the server cannot start, in one line that says what to do. Ends the process with exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
