import { startServer } from './start-server.ts'
import { StartupError } from './startup-error.ts'

// `node apps/server/src/main.ts`: one line for what stops a start, the whole error for what should not happen.
try {
  await startServer(process.env)
} catch (error) {
  console.error(error instanceof StartupError ? `Ramiform cannot start. ${error.message}` : error)
  process.exit(1)
}
