import type pg from 'pg'

/**
 * A connection that ends says so as an event, whether it is idle or at work, and an event that nobody hears ends
 * the whole server. Whoever waits for an answer is told by their own query; the next one gets a new connection.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  const heard = () => {}
  pool.on('error', heard)
  pool.on('connect', (connection) => connection.on('error', heard))
}
