/** Number of connections in use and idle, and of queries that wait for a connection. */
export interface PoolState {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}
