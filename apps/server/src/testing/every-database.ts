import { afterAll, beforeAll, describe } from 'vitest'
import { installedPostgres } from '../../../../scripts/shared/installed-postgres.ts'
import { startPostgres } from '../../../../scripts/shared/temporary-postgres.ts'
import { connect, type Database } from '../database/connect.ts'
import { openTestDatabase } from './open-test-database.ts'

export interface EveryDatabase {
  /** the database of this run; ask for it inside a test */
  database(): Database
  /** the same database as another node of the server has it */
  otherNode(): Database
}

const silent = { info() {}, warn() {}, error() {} }
const postgresqlPrograms = installedPostgres()

/** Runs the same tests on the embedded database and on a PostgreSQL server, each empty at the beginning. */
export function onEveryDatabase(tests: (database: EveryDatabase) => void): void {
  describe('on the embedded database', () => {
    let opened: Database | undefined
    beforeAll(async () => {
      opened = await openTestDatabase()
    })
    afterAll(() => opened?.close())
    const database = () => present(opened)
    tests({ database, otherNode: database })
  })

  if (postgresqlPrograms === undefined) {
    console.warn(
      'The tests on PostgreSQL did not run: neither POSTGRES_BIN nor the PATH nor /usr/lib/postgresql has its programs.',
    )
  }
  describe.skipIf(postgresqlPrograms === undefined)('on PostgreSQL', () => {
    let nodes: readonly Database[] = []
    let stop = async () => {}
    beforeAll(async () => {
      const server = await startPostgres(postgresqlPrograms ?? '', { isDurable: false })
      stop = server.stop
      // Both bring the tables up to date, at the same moment.
      const open = () => connect({ url: server.url, dataDir: '', log: silent })
      nodes = await Promise.all([open(), open()])
    })
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()))
      await stop()
    })
    tests({ database: () => present(nodes[0]), otherNode: () => present(nodes[1]) })
  })
}

function present(database: Database | undefined): Database {
  if (database === undefined) throw new Error('the database is not open yet: ask inside a test')
  return database
}
