import type pg from 'pg'

/**
 * Handles the error event of lost connections, busy or idle; an unhandled event would crash the server. The error also
 * reaches the query in progress, and the next query opens a new connection.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  const heard = () => {}
  pool.on('error', heard)
  pool.on('connect', (connection) => connection.on('error', heard))
}
