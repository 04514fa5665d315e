import { createHmac } from 'node:crypto'
import { parseArgs } from 'node:util'
import { BackupError } from './backup/format/backup-error.ts'
import { readBackupKey } from './backup/format/backup-key.ts'
import { openSource } from './backup/open-source.ts'
import { progressOn } from './backup/progress.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type Config, readConfig } from './config.ts'
import { openFileStorage } from './files/open-file-storage.ts'
import { StartupError } from './startup-error.ts'

/** Exit codes of the command line: 2 is for bad input or wrong usage. */
const exitCode = { done: 0, failed: 1, wrongUsage: 2 }

/** Variable with the id of a run that the server has recorded before it started the command. */
export const runIdVariable = 'RAMIFORM_BACKUP_RUN'

const usage = `Usage: ramiform backup FILE
       ramiform restore FILE [--replace]

backup writes all data and uploaded files to FILE, while servers run. Run the same command again to continue after an
interruption. restore checks FILE and fills an empty database and file storage. Stop all servers first. With --replace,
the target may have data: rows in PostgreSQL are deleted, an embedded database is set aside.

Both read the environment variables of the server: DATABASE_URL or DATA_DIR, FILES_DIR or S3_BUCKET, SESSION_SECRET.
BACKUP_KEY_FILE or BACKUP_KEY encrypts the backup. docs/backup.md has examples.
`

type Variables = Readonly<Record<string, string | undefined>>

/** Commands for the operator of a server. */
const commands: Readonly<
  Record<string, (file: string, replace: boolean, variables: Variables) => Promise<void>>
> = { backup: (file, _replace, variables) => backUp(file, variables), restore }

/**
 * Runs `ramiform backup` or `ramiform restore`. Results and errors are printed to standard error.
 * @param args command-line arguments without the program name
 * @returns the exit code
 */
export async function operate(
  args: readonly string[],
  variables: Variables = process.env,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return exitCode.done
  }
  const [name = '', file, ...rest] = readArguments(args)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const replace = args.includes('--replace')
  if (command === undefined || file === undefined || rest.length > 0) {
    process.stderr.write(usage)
    return exitCode.wrongUsage
  }
  if (replace && name === 'backup') {
    process.stderr.write(`--replace is an option of restore.\n\n${usage}`)
    return exitCode.wrongUsage
  }
  try {
    await command(file, replace, variables)
    return exitCode.done
  } catch (error) {
    const isExplained = error instanceof BackupError || error instanceof StartupError
    console.error(isExplained ? error.message : error)
    return exitCode.failed
  }
}

function readArguments(args: readonly string[]): readonly string[] {
  try {
    const options = { replace: { type: 'boolean' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true }).positionals
  } catch {
    return []
  }
}

async function backUp(path: string, variables: Variables): Promise<void> {
  const config = readConfig(variables)
  const key = readBackupKey(config.backup)
  const progress = progressOn(process.stderr)
  const source = await openSource({ ...config, runId: variables[runIdVariable] })
  const { storage } = openFileStorage(config.files)
  try {
    const sessionSecret = fingerprintOf(config)
    const result = await writeBackup({ path, key, source, storage, sessionSecret, progress })
    await source.succeed(result)
    const { absent } = result.manifest.files
    if (absent > 0) progress.say(`${absent} uploads were deleted while the backup was made.`)
    progress.say(
      `${path} has everything up to ${result.moment.toISOString()}, ${key === undefined ? 'not encrypted' : 'encrypted'}.`,
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // The record is less important than the reason.
    await source.fail(reason).catch(() => {})
    throw error
  } finally {
    storage.close()
    await source.close()
  }
}

async function restore(path: string, replace: boolean, variables: Variables): Promise<void> {
  const config = readConfig(variables)
  const key = readBackupKey(config.backup)
  const progress = progressOn(process.stderr)
  const { databaseUrl, dataDir } = config
  const files = openFileStorage(config.files)
  try {
    const { backup, aside } = await restoreBackup({
      path,
      key,
      databaseUrl,
      dataDir,
      files,
      replace,
      progress,
    })
    if (aside !== null)
      progress.say(`The earlier database is in ${aside}. Delete it when you like.`)
    if (backup.info.sessionSecret !== fingerprintOf(config)) {
      progress.say(
        'SESSION_SECRET is not the one of the backed-up server. Set that one, or webhook secrets and payment keys cannot be read.',
      )
    }
    progress.say(`Restored everything up to ${backup.info.moment}. You can start the server.`)
  } finally {
    files.storage.close()
  }
}

/** Recognizes SESSION_SECRET without revealing it; null when the server generates its secret. */
function fingerprintOf({ sessionSecret }: Config): string | null {
  if (sessionSecret === undefined) return null
  const hmac = createHmac('sha256', sessionSecret).update('ramiform backup')
  return hmac.digest('hex').slice(0, 16)
}
