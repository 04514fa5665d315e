import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { connect, type Database } from '../database/connect.ts'
import { openTestDatabase } from './open-test-database.ts'

export interface EveryDatabase {
  /** Returns the database of this run. Call it inside a test. */
  database(): Database
  /** Returns the same database as a second node of the server would open it. */
  otherNode(): Database
}

const silent = { info() {}, warn() {}, error() {} }

/** Runs the same tests on the embedded database and on PostgreSQL. Both start empty. */
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

  const template = inject('postgresTemplate')
  describe.skipIf(template === undefined)('on PostgreSQL', () => {
    let nodes: readonly Database[] = []
    let remove = async () => {}
    beforeAll(async () => {
      const copy = await copyDatabase(template ?? '')
      remove = copy.remove
      const open = () => connect({ url: copy.url, dataDir: '', log: silent })
      nodes = await Promise.all([open(), open()])
    })
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()))
      await remove()
    })
    tests({ database: () => present(nodes[0]), otherNode: () => present(nodes[1]) })
  })
}

/** Creates a separate database on the shared server, with all tables and no rows. */
export async function copyDatabase(
  template: string,
): Promise<{ readonly url: string; remove(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const templateName = new URL(template).pathname.slice(1)
  await runAlone(template, `create database ${name} template ${templateName}`)
  const url = new URL(template)
  url.pathname = name
  return {
    url: url.href,
    remove: () => runAlone(template, `drop database ${name} with (force)`),
  }
}

/**
 * Runs a statement from the `postgres` database, because PostgreSQL copies a database only while it has no connections.
 */
async function runAlone(template: string, statement: string): Promise<void> {
  const address = new URL(template)
  address.pathname = 'postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function present(database: Database | undefined): Database {
  if (database === undefined) throw new Error('the database is not open yet: ask inside a test')
  return database
}
