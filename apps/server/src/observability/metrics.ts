import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolState } from '../database/pool-state.ts'
import type { Disk } from '../http/disk-space.ts'
import type { WaitingJobs } from '../jobs/job-store.ts'
import type { CountDeliveries } from '../jobs/worker-parts.ts'

/** Counts what happens on this node. Without `/metrics` nothing is counted. */
export interface Metrics {
  /** @param seconds time from the request's first byte to the end of the response */
  request(method: string, route: string, status: number, seconds: number): void
  /** @param result `stored`, `held`, `repeated`, or the code of the refusal */
  submission(result: string): void
  readonly delivery: CountDeliveries
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

/** Sources that are read at each scrape. */
export interface MetricSources {
  waitingJobs(): Promise<readonly WaitingJobs[]>
  pool(): PoolState
  disks(): Promise<readonly Disk[]>
  /** Time up to which the last good backup has every submission, null if there is none. */
  lastBackup(): Promise<Date | null>
}

/** Seconds. A submission should take 20 ms, an export of 100,000 submissions some seconds. */
const requestSeconds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates the metrics of one app in a registry of their own. If a source fails, its metrics are left out of that scrape
 * and all others are printed, because a database that is down must not hide the rest.
 */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'ramiform_http_requests_total',
    help: 'Requests by route template and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'ramiform_http_request_duration_seconds',
    help: 'Time to answer a request, by route template',
    labelNames: ['method', 'route'],
    buckets: requestSeconds,
    registers,
  })
  const submissions = new Counter({
    name: 'ramiform_submissions_total',
    help: 'Attempts to submit a form: stored, held, repeated, or the code of the refusal',
    labelNames: ['result'],
    registers,
  })
  const deliveries = new Counter({
    name: 'ramiform_deliveries_total',
    help: 'Attempts to deliver an email or webhook: delivered, retry, parked, moved or interrupted',
    labelNames: ['kind', 'result'],
    registers,
  })
  // A rate needs the first value: without these lines, an alert would miss the first event after a start.
  for (const result of ['stored', 'held', 'repeated', 'failed', 'unavailable']) {
    submissions.inc({ result }, 0)
  }
  // The pool is read first, because reading the jobs uses a connection itself.
  poolGauge(registry, sources)
  jobGauges(registry, sources)
  diskGauges(registry, sources)
  backupGauge(registry, sources)

  return {
    request(method, route, status, seconds) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    submission: (result) => submissions.inc({ result }),
    delivery: (kind, result, count) => deliveries.inc({ kind, result }, count),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function jobGauges(registry: Registry, { waitingJobs }: MetricSources): void {
  const registers = [registry]
  const labelNames = ['kind'] as const
  const due = new Gauge({
    name: 'ramiform_jobs_due',
    help: 'Jobs that are due and that no node has taken. All nodes report the same queue',
    labelNames,
    registers,
  })
  const oldest = new Gauge({
    name: 'ramiform_jobs_oldest_due_seconds',
    help: 'Time since the oldest due job became due',
    labelNames,
    registers,
  })
  new Gauge({
    name: 'ramiform_jobs_waiting',
    help: 'Jobs in the queue, including those that wait for their next attempt',
    labelNames,
    registers,
    async collect() {
      for (const gauge of [this, due, oldest]) gauge.reset()
      for (const { kind, waiting, due: isDue, lateSeconds } of await orNone(waitingJobs())) {
        this.set({ kind }, waiting)
        due.set({ kind }, isDue)
        oldest.set({ kind }, lateSeconds)
      }
    },
  })
}

function poolGauge(registry: Registry, { pool }: MetricSources): void {
  new Gauge({
    name: 'ramiform_database_connections',
    help: 'Connections of this node’s pool: in use, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
    },
  })
}

function diskGauges(registry: Registry, { disks }: MetricSources): void {
  const registers = [registry]
  const labelNames = ['folder'] as const
  const size = new Gauge({
    name: 'ramiform_disk_size_bytes',
    help: 'Size of the disk that holds a folder of the server',
    labelNames,
    registers,
  })
  new Gauge({
    name: 'ramiform_disk_free_bytes',
    help: 'Free space of that disk',
    labelNames,
    registers,
    async collect() {
      for (const gauge of [this, size]) gauge.reset()
      for (const { folder, freeBytes, sizeBytes } of await orNone(disks())) {
        this.set({ folder }, freeBytes)
        size.set({ folder }, sizeBytes)
      }
    },
  })
}

function backupGauge(registry: Registry, { lastBackup }: MetricSources): void {
  new Gauge({
    name: 'ramiform_backup_last_success_timestamp_seconds',
    help: 'Time up to which the last good backup has every submission, in seconds since 1970',
    registers: [registry],
    async collect() {
      const time = await lastBackup().catch(() => null)
      if (time === null) this.remove()
      else this.set(time.getTime() / 1_000)
    },
  })
}

function orNone<Item>(items: Promise<readonly Item[]>): Promise<readonly Item[]> {
  return items.catch(() => [])
}
