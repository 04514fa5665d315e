import { sql } from 'kysely'
import type { Database } from './connect.ts'

/**
 * Compares the clock of this node with the database's.
 * @param now milliseconds since 1970, by the clock of this node
 * @returns milliseconds by which this node is ahead, negative if behind. The duration of the query does not count.
 */
export async function clockDifference(
  { kysely }: Pick<Database, 'kysely'>,
  now: () => number = Date.now,
): Promise<number> {
  const before = now()
  const { rows } = await sql<{ ms: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as ms
  `.execute(kysely)
  const after = now()
  const theirs = Number(rows[0]?.ms)
  if (theirs < before) return before - theirs
  return theirs > after ? after - theirs : 0
}
