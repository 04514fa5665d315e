import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RefusalCode, refuse } from '../errors.ts'
import type { WaitingJobs } from '../jobs/job-store.ts'
import type { DiskSpace } from './disk-space.ts'

/** Timeout in milliseconds for each of the database and disk checks. */
const answerMs = 2_000

/** Seconds after which a due job that no node has taken counts as late. Workers look every 2 seconds. */
const lateSeconds = 300

interface HealthParts {
  readonly isStopping: () => boolean
  readonly ping: () => Promise<void>
  readonly disk: DiskSpace
  readonly waitingJobs: () => Promise<readonly WaitingJobs[]>
}

/** Results of the checks, for people and monitors that read more than the status. */
interface Checks {
  readonly database: 'ok' | 'down'
  readonly disk: 'ok' | 'full'
  /** `late`: emails and webhooks wait. The server still accepts submissions, so it stays ready. */
  readonly queue: 'ok' | 'late' | 'unknown'
}

/**
 * Health checks, without data (decision 331).
 * - `/livez`: the process responds. An orchestrator restarts it if this fails.
 * - `/readyz`: the server may receive traffic. 503 while it stops, the database is down or a disk is full.
 * - `/healthz`: the same as `/readyz` without details, for load balancers that know it from earlier versions.
 */
export function healthRoutes(app: FastifyInstance, health: HealthParts): void {
  app.get('/livez', async () => ({ ok: true }))

  app.get('/healthz', async (request) => {
    await requireReady(request, health)
    return { ok: true }
  })

  app.get('/readyz', async (request) => ({ ok: true, checks: await requireReady(request, health) }))
}

/** @throws Refusal closing, unavailable, disk_full, with the results of all checks */
async function requireReady(request: FastifyRequest, health: HealthParts): Promise<Checks> {
  if (health.isStopping()) throw refuse('closing')
  // The database logs its own errors; here any error means that it does not respond.
  const isUp = await inTime(health.ping().then(() => true)).catch(() => false)
  // A disk that does not respond in time counts as full: nothing can be written to it.
  const full = await inTime(health.disk.fullFolder()).catch(() => 'no response')
  const checks: Checks = {
    database: isUp ? 'ok' : 'down',
    disk: full === null ? 'ok' : 'full',
    queue: isUp ? await inTime(queueState(health)).catch(() => 'unknown') : 'unknown',
  }
  if (!isUp) throw notReady('unavailable', checks)
  if (full !== null) {
    request.log.warn({ folder: full }, 'the disk is full or cannot be written')
    throw notReady('disk_full', checks)
  }
  return checks
}

function notReady(code: RefusalCode, checks: Checks) {
  return refuse(code, { details: { checks } })
}

async function queueState({ waitingJobs }: HealthParts): Promise<Checks['queue']> {
  const jobs = await waitingJobs()
  return jobs.some((kind) => kind.lateSeconds > lateSeconds) ? 'late' : 'ok'
}

/** Rejects after a timeout of `answerMs`. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(refuse('unavailable')), answerMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
