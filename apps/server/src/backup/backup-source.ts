import type { ConnectionPool } from '../database/plain-database.ts'
import type { GoodBackup } from './runs/backup-store.ts'

/** Database of a backup, at one moment. */
export interface Snapshot {
  readonly pool: ConnectionPool
  /** Migrations of the database, in order. */
  readonly migrations: readonly string[]
  /** Moment of the snapshot; null when it is the start of the reading transaction. */
  readonly moment: Date | null
  close(): Promise<void>
}

/** Database to back up, and the place where runs are recorded. */
export interface BackupSource {
  openSnapshot(): Promise<Snapshot>
  succeed(result: Pick<GoodBackup, 'moment' | 'bytes'>): Promise<void>
  fail(message: string): Promise<void>
  close(): Promise<void>
}
