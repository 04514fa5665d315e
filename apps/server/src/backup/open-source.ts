import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  openPlainEmbedded,
  openPlainPostgresql,
  type PlainDatabase,
} from '../database/plain-database.ts'
import type { BackupSource } from './backup-source.ts'
import { connectToServer, type ServerConnection } from './channel/connect-to-server.ts'
import { BackupError } from './format/backup-error.ts'
import { aliveEveryMs, createBackupStore } from './runs/backup-store.ts'

export interface SourceSettings {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Run that a server has recorded already; undefined for a command of the operator. */
  readonly runId: string | undefined
}

/**
 * Opens the database to back up: PostgreSQL, the embedded database of a running server, or the data directory itself.
 * @throws BackupError or StartupError
 */
export async function openSource(settings: SourceSettings): Promise<BackupSource> {
  const { databaseUrl, dataDir, runId } = settings
  if (databaseUrl !== undefined) return ofDatabase(await openPlainPostgresql(databaseUrl), runId)
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new BackupError(
      `${dataDir} has no database. Set DATA_DIR or DATABASE_URL as for the server, and try again.`,
    )
  }
  const server = await connectToServer(dataDir)
  if (server !== null) return ofServer(server, runId)
  return ofDatabase(await openPlainEmbedded(dataDir), runId)
}

/** A database that this process opens itself. */
async function ofDatabase(opened: PlainDatabase, runId: string | undefined): Promise<BackupSource> {
  const migrations = await opened.migrations()
  if (migrations.length === 0) {
    await opened.close()
    throw new BackupError('The database is empty. Check DATABASE_URL or DATA_DIR, and try again.')
  }
  // An older database has no table for runs. A backup before an update must not change it.
  const store = migrations.includes('0025-backups') ? createBackupStore(opened.database) : null
  const id = runId ?? (await store?.begin(new Date())) ?? ''
  const alive = setInterval(() => {
    // A missed sign of life is harmless; the next one follows.
    store?.keepAlive(id, new Date()).catch(() => {})
  }, aliveEveryMs)
  alive.unref()
  return {
    openSnapshot: async () => ({
      pool: opened.pool,
      migrations,
      moment: null,
      close: async () => {},
    }),
    succeed: async (result) => store?.succeed(id, result, new Date()),
    fail: async (message) => store?.fail(id, message, new Date()),
    async close() {
      clearInterval(alive)
      await opened.close()
    },
  }
}

/** The embedded database of a running server. The server copies it, and this process reads the copy. */
async function ofServer(
  server: ServerConnection,
  runId: string | undefined,
): Promise<BackupSource> {
  await server.ask({ ask: 'begin', id: runId })
  return {
    async openSnapshot() {
      const response = await server.ask({ ask: 'copy' })
      if (!('copy' in response)) throw new Error('the server sent no copy')
      const opened = await openPlainEmbedded(response.copy.directory)
      return {
        pool: opened.pool,
        migrations: await opened.migrations(),
        moment: new Date(response.copy.moment),
        async close() {
          await opened.close()
          await server.ask({ ask: 'release' })
        },
      }
    },
    async succeed({ moment, bytes }) {
      await server.ask({ ask: 'succeed', moment: moment.toISOString(), bytes })
    },
    async fail(error) {
      await server.ask({ ask: 'fail', error })
    },
    async close() {
      server.close()
    },
  }
}
