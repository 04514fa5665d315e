import { mkdirSync } from 'node:fs'
import { StartupError } from '../startup-error.ts'

/**
 * Answers of strangers: nobody else on this computer reads them.
 * @throws StartupError where it cannot be made
 */
export function makePrivateFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`FILES_DIR cannot be used: ${reason}. Change it and start again.`)
  }
}
