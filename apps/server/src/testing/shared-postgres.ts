import type { TestProject } from 'vitest/node'
import { installedPostgres } from '../../../../scripts/shared/installed-postgres.ts'
import { startPostgres } from '../../../../scripts/shared/temporary-postgres.ts'
import { connect } from '../database/connect.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of an empty PostgreSQL database with all tables, to be copied. Undefined if PostgreSQL is not installed. */
    postgresTemplate: string | undefined
  }
}

const silent = { info() {}, warn() {}, error() {} }

/** Starts one PostgreSQL server for all test files. Creating a server takes seconds; copying a database is fast. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = installedPostgres()
  if (programs === undefined) {
    console.warn(
      'The tests on PostgreSQL did not run: neither POSTGRES_BIN nor the PATH nor /usr/lib/postgresql has its programs.',
    )
    project.provide('postgresTemplate', undefined)
    return undefined
  }
  const server = await startPostgres(programs, { isDurable: false })
  const url = server.createDatabase('template')
  const database = await connect({ url, dataDir: '', log: silent })
  await database.close()
  project.provide('postgresTemplate', url)
  return server.stop
}
