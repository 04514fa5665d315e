import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured lines on standard output, or wherever `destination` says. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/**
 * What happened and where. A database's error also carries rows and parameters, and so answers: its other
 * members are left out, and of its words only what the code says.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const fromDatabase = 'severity' in error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(fromDatabase ? {} : { message: error.message }),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}
