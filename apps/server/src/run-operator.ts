import { operate } from './operate.ts'

// Entry point for the backups that the server starts by itself.
process.exitCode = await operate(process.argv.slice(2))
