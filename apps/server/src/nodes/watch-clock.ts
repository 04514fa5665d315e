import type { Log } from '../database/log.ts'
import { systemClock, type WorkerClock } from '../jobs/worker-parts.ts'
import { StartupError } from '../startup-error.ts'

/** A node's clock may differ by this from the database's. Leases of jobs last longer (decision 372). */
const toleratedMs = 10_000
const everyMs = 60_000

/**
 * Compares this node's clock with the database's, now and every minute.
 * @param difference milliseconds by which this node is ahead
 * @param log gets an error every minute while the clocks differ too much
 * @throws StartupError when the clocks differ by more than 10 seconds now
 */
export async function watchClock(
  difference: () => Promise<number>,
  log: Log,
  clock: WorkerClock = systemClock,
): Promise<void> {
  const atStart = await difference()
  if (isTooMuch(atStart)) {
    throw new StartupError(
      `${inWords(atStart)}. Set the clocks of both computers, for example with NTP, and start again.`,
    )
  }
  clock.every(everyMs, () => {
    difference().then(
      (ms) => {
        if (isTooMuch(ms)) log.error({ ms }, `${inWords(ms)}. Set the clocks of both computers.`)
      },
      // The database reports its own outage.
      () => {},
    )
  })
}

function isTooMuch(ms: number): boolean {
  return Math.abs(ms) > toleratedMs
}

function inWords(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1_000)
  return `The clock of this computer is ${seconds} seconds ${ms > 0 ? 'ahead of' : 'behind'} PostgreSQL's`
}
