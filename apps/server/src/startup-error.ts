/** Error that prevents the start. Its message is one line that says what to do. The process exits with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
