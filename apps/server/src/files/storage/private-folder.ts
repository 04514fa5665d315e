import { mkdirSync } from 'node:fs'
import { StartupError } from '../../startup-error.ts'

/**
 * Creates a folder that other users of this computer cannot read, because it contains visitors' files.
 * @throws StartupError when the folder cannot be created
 */
export function makePrivateFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`FILES_DIR cannot be used: ${reason}. Change it and start again.`)
  }
}
