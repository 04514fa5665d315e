import { sql } from 'kysely'
import { connect } from '../database/connect.ts'

/** Calculates with the embedded database of the directory given as argument, and prints the peak memory in MB. */
const [dataDir = ''] = process.argv.slice(2)
const database = await connect({ dataDir, log: { info() {}, warn() {}, error() {} } })
// Long enough for V8 to optimize what is hot.
const end = performance.now() + 5_000
while (performance.now() < end) {
  await sql`select sum(n * 2 + 1) from generate_series(1, 20000) n`.execute(database.kysely)
}
console.log(Math.round(process.resourceUsage().maxRSS / 1024))
await database.close()
