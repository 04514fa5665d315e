import { BackupError } from './backup/format/backup-error.ts'
import { startServer } from './start-server.ts'
import { StartupError } from './startup-error.ts'

// Entry point of the server. A start-up error prints one line; an unexpected error prints its whole stack.
try {
  await startServer(process.env)
} catch (error) {
  const isExplained = error instanceof StartupError || error instanceof BackupError
  console.error(isExplained ? `Ramiform cannot start. ${error.message}` : error)
  process.exit(1)
}
