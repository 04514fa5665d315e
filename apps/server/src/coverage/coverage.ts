import { addCounts } from '@ramiform/proving/coverage/count-coverage'
import type { FieldCoverage } from '@ramiform/proving/coverage/coverage-of'
import { createThreadLane } from '../threads/thread-lane.ts'
import type { CoverageJob, CoverageResult } from './coverage-job.ts'
import {
  type CountedDay,
  type CoverageDay,
  type CoverageStore,
  joinedDigest,
  type Period,
} from './coverage-store.ts'

const deadlineMs = 15_000

const lane = createThreadLane<CoverageJob, CoverageResult>({
  script: new URL('./coverage-worker.ts', import.meta.url),
  deadlineMs,
})

export interface PeriodCoverage {
  /** Submissions of the period that are counted. */
  readonly counted: number
  /** First day with a submission, as days since 1970; null without submissions. */
  readonly firstDay: number | null
  readonly fields: readonly FieldCoverage[]
}

/** Sums of submissions, kept up to date by day (decision 243). */
export interface Coverage {
  /** Counts the days that have changed. Parallel calls for one form share the work. */
  update(formId: string): Promise<void>
  /** Counts the changed days of forms whose coverage was opened before. */
  updateOutdated(): Promise<void>
  /** @param reference schema to report on, as JSON text */
  report(formId: string, reference: string, period: Period): Promise<PeriodCoverage>
}

/** Forms per round of `updateOutdated`. */
const formsAtATime = 20

export function createCoverage(store: CoverageStore): Coverage {
  const running = new Map<string, Promise<void>>()

  async function countDay(
    formId: string,
    { version, day }: CoverageDay,
    schema: string,
  ): Promise<CountedDay> {
    let submissions = 0
    let digest = '0'
    let counts: readonly number[] | undefined
    for await (const rows of store.rows(formId, { version, day })) {
      const answers = rows.map(({ data }) => data)
      const result = await lane.run(formId, { kind: 'count', schema, answers })
      if (!('counts' in result)) throw new Error('unexpected result of a count')
      counts = counts === undefined ? result.counts : addCounts(counts, result.counts)
      submissions += rows.length
      for (const { hash } of rows) digest = joinedDigest(digest, hash)
    }
    return { version, day, submissions, digest, counts: counts ?? [] }
  }

  async function catchUp(formId: string): Promise<void> {
    const numbers = await store.numbers(formId)
    if (numbers === null) return
    const { now, counted } = numbers
    if (counted?.submissions === now.submissions && counted.removals === now.removals) return
    const known = await store.countedDays(formId)
    const newest = Math.max(...known.map(({ day }) => day))
    // Without removals only the newest days can have more submissions.
    const fromDay = counted?.removals === now.removals && known.length > 0 ? newest - 1 : null
    const isCovered =
      fromDay !== null && (await countChanged(formId, known, fromDay)) >= now.submissions
    if (!isCovered) await countChanged(formId, await store.countedDays(formId), null)
    await store.saveNumbers(formId, now)
  }

  /** Counts the days that differ, from one day on. @returns number of submissions in all days */
  async function countChanged(
    formId: string,
    counted: readonly CoverageDay[],
    fromDay: number | null,
  ): Promise<number> {
    const isIn = ({ day }: CoverageDay) => fromDay === null || day >= fromDay
    const known = new Map(counted.filter(isIn).map((day) => [keyOf(day), day]))
    let submissions = counted.reduce((sum, day) => sum + (isIn(day) ? 0 : day.submissions), 0)
    const schemas = new Map<number, string | null>()
    for (const day of await store.storedDays(formId, fromDay)) {
      submissions += day.submissions
      const before = known.get(keyOf(day))
      known.delete(keyOf(day))
      if (before?.submissions === day.submissions && before.digest === day.digest) continue
      const { version } = day
      const schema = schemas.get(version) ?? (await store.schemaText(formId, version))
      schemas.set(version, schema)
      if (schema !== null) await store.saveDay(formId, await countDay(formId, day, schema))
    }
    await store.removeDays(formId, [...known.values()])
    return submissions
  }

  function update(formId: string): Promise<void> {
    const known = running.get(formId)
    if (known !== undefined) return known
    const work = catchUp(formId).finally(() => running.delete(formId))
    running.set(formId, work)
    return work
  }

  return {
    update,

    async updateOutdated() {
      for (const formId of await store.outdated(formsAtATime)) await update(formId)
    },

    async report(formId, reference, period) {
      const sums = await store.sums(formId, period)
      const versions = []
      for (const { version, submissions, days } of sums) {
        const schema = await store.schemaText(formId, version)
        if (schema !== null) versions.push({ schema, submissions, days })
      }
      const result = await lane.run(formId, { kind: 'report', reference, versions })
      if (!('fields' in result)) throw new Error('unexpected result of a report')
      return {
        counted: sums.reduce((sum, { submissions }) => sum + submissions, 0),
        firstDay: sums.length === 0 ? null : Math.min(...sums.map(({ firstDay }) => firstDay)),
        fields: result.fields,
      }
    },
  }
}

const keyOf = ({ version, day }: CoverageDay) => `${version} ${day}`
