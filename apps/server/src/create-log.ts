import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** Errors of one kind are counted for so long, and then logged as one line. */
const repeatMs = 60_000
/** Kinds of errors counted at once. A further kind takes the place of the oldest. */
const maxKinds = 200
const warn = 40

/** Structured lines on standard output, or in `destination`. */
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
 * The first error of a kind is logged with its stack trace. During an outage each request fails alike: repeats are
 * counted, and `report` gets their number once a minute.
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

/** Its type, code and the place that threw it, and those of its causes. */
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
 * What happened and where. A database's error also has rows and parameters, and so answers: its other members are left
 * out, and of its message only the code is logged.
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
