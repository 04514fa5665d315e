import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** Milliseconds for which repeats of an error are counted, before one line with their number is logged. */
const repeatMs = 60_000
/** Maximum number of kinds of errors counted at once. A new kind replaces the oldest. */
const maxKinds = 200
const warn = 40

/** Creates a logger that writes JSON lines to standard output, or to `destination`. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const repeats = countRepeats((kind, count) => {
    const { message, ...error } = kind
    log.error({ error, repeated: count, seconds: repeatMs / 1_000 }, message)
  })
  const options: LoggerOptions = {
    level,
    serializers: { err: describeError },
    hooks: {
      logMethod(args, method, lineLevel) {
        const [members, message] = args as readonly unknown[]
        const error = errorOf(members)
        if (lineLevel >= warn && error !== undefined && repeats.isRepeat(error, message)) return
        method.apply(this, args)
      },
    },
  }
  const log = destination === undefined ? pino(options) : pino(options, destination)
  return log
}

interface ErrorKind {
  readonly message: string
  readonly type: string
  readonly code?: string
}

/**
 * Limits repeated errors: during an outage every request fails in the same way. The first error of a kind is logged
 * with its stack trace. `report` gets the number of repeats once a minute.
 */
function countRepeats(report: (kind: ErrorKind, count: number) => void) {
  const counts = new Map<string, { count: number; readonly timer: NodeJS.Timeout }>()

  function end(key: string) {
    clearInterval(counts.get(key)?.timer)
    counts.delete(key)
  }

  return {
    isRepeat(error: Error, text: unknown): boolean {
      const message = typeof text === 'string' ? text : ''
      const key = [message, ...kindOf(error)].join('\n')
      const known = counts.get(key)
      if (known !== undefined) {
        known.count += 1
        return true
      }
      const [oldest] = counts.keys()
      if (counts.size >= maxKinds && oldest !== undefined) end(oldest)
      const code = codeOf(error)
      const kind = { message, type: error.name, ...(code === undefined ? {} : { code }) }
      const timer = setInterval(() => {
        const entry = counts.get(key)
        if (entry === undefined || entry.count === 0) return end(key)
        report(kind, entry.count)
        entry.count = 0
      }, repeatMs)
      timer.unref()
      counts.set(key, { count: 0, timer })
      return false
    },
  }
}

/** Key parts for the kind of an error: type, code and top stack frame, of the error and of its causes. */
function kindOf(error: Error): readonly string[] {
  const frame = framesOf(error)[0] ?? ''
  const own = [error.name, codeOf(error) ?? '', frame]
  return error.cause instanceof Error ? [...own, ...kindOf(error.cause)] : own
}

function errorOf(members: unknown): Error | undefined {
  if (typeof members !== 'object' || members === null || !('err' in members)) return undefined
  return members.err instanceof Error ? members.err : undefined
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function framesOf(error: Error): readonly string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
}

/**
 * Serializes an error for the log. Database errors may contain rows and parameters, and so respondents' answers. For
 * them only type, code and stack are logged; the message and all other members are omitted.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = codeOf(error)
  const fromDatabase = 'severity' in error
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(fromDatabase ? {} : { message: error.message }),
    stack: framesOf(error).join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}
