/** Error codes of the network, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown). */
const codes =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|08...|53...|57P0.|57014|25006)$/
/** Messages of `pg` errors that have no code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/

/** True for a database that was unreachable or stopped during a query. The client may retry later (503). */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return messages.test(error.message) || isUnavailable(error.cause)
}
