import { readFileSync } from 'node:fs'
import { BackupError } from './backup-error.ts'

/** Sources of the key: its text, or a file that contains it. */
export interface BackupKeySettings {
  readonly key: string | undefined
  readonly keyFile: string | undefined
}

const leastCharacters = 20

/**
 * Reads the key of encrypted backups; undefined when none is set. Keys are never command-line arguments, because other
 * users of the computer can list those.
 * @throws BackupError
 */
export function readBackupKey({ key, keyFile }: BackupKeySettings): string | undefined {
  const text = keyFile === undefined ? key : readKeyFile(keyFile)
  if (text === undefined) return undefined
  if (text.trim().length < leastCharacters) {
    throw new BackupError(
      `The backup key has fewer than ${leastCharacters} characters. Make one with: openssl rand -base64 32`,
    )
  }
  return text.trim()
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      `Cannot read BACKUP_KEY_FILE: ${reason}. Set it to the file with the key.`,
    )
  }
}
