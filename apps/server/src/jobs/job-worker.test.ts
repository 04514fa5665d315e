import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { aSubmission, storedForm, testTime } from '../testing/stored-form.ts'
import { createTestClock } from '../testing/test-clock.ts'
import type { JobReport, TakenJob } from './job.ts'
import type { JobKind, JobResult } from './job-kind.ts'
import { createJobStore } from './job-store.ts'
import { createJobWakeUp } from './job-wake-up.ts'
import { startJobWorker } from './job-worker.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const log = { warn() {}, error() {} }

/** A worker for one kind, and forms whose submissions ask for a job of it. */
async function aWorker(run: JobKind['run'], changes: Partial<JobKind> = {}) {
  await database.kysely.deleteFrom('jobs').execute()
  const clock = createTestClock(testTime)
  const bell = createJobWakeUp()
  const store = createJobStore(database)
  const kind = { name: 'hook', atOnce: 4, perForm: 2, waits: [10, 60], runsAtMostMs: 5_000 }
  const parts = { store, bell, clock, random: () => 0.5, log }
  const worker = startJobWorker([{ ...kind, ...changes, run }], parts)
  const intake = createIntakeStore(database, bell)
  return {
    worker,
    clock,
    store,
    async submit(formId: string) {
      const job = { id: newId(), kind: 'hook' }
      await intake.add(aSubmission(formId, { submittedAt: clock.now(), jobs: [job] }))
      return job.id
    },
    read: (id: string) =>
      database.kysely.selectFrom('jobs').where('id', '=', id).selectAll().executeTakeFirst(),
  }
}

const ended = (kind: 'done' | 'failed' | 'hopeless', result: JobReport['result']): JobResult => ({
  kind,
  report: { at: testTime.toISOString(), result },
})

test('a job runs when its submission is committed, without waiting for the next look', async () => {
  const ran: TakenJob[] = []
  const { worker, submit, read } = await aWorker(async (job) => {
    ran.push(job)
    return ended('done', 'delivered')
  })
  const { formId } = await storedForm(database)
  const id = await submit(formId)
  await worker.settled()
  expect(ran).toMatchObject([{ id, formId, attempts: 1 }])
  expect(await read(id)).toMatchObject({ state: 'done', reports: [{ result: 'delivered' }] })
  await worker.stop()
})

test('a failed job is tried again later and later, and parked in the end', async () => {
  const times: number[] = []
  const { worker, clock, submit, read } = await aWorker(async () => {
    times.push((clock.now().getTime() - testTime.getTime()) / 1_000)
    return ended('failed', 'timed_out')
  })
  const { formId } = await storedForm(database)
  const id = await submit(formId)
  await worker.settled()
  for (let second = 0; second < 100; second += 2) {
    clock.advance(2)
    await worker.settled()
  }
  expect(times).toEqual([0, 10, 70])
  expect(await read(id)).toMatchObject({ state: 'parked', attempts: 3 })
  await worker.stop()
})

test('what is taken along on a last try has its own tries before it', async () => {
  let young = ''
  const app = await aWorker(
    async (job) => {
      if (job.id === young || job.attempts < 3) return ended('failed', 'timed_out')
      young = await app.submit(job.formId)
      const now = app.clock.now()
      const until = new Date(now.getTime() + 20_000)
      const along = await app.store.takeSimilar(job, { limit: 10, now, until })
      return { kind: 'failed', report: { at: now.toISOString(), result: 'timed_out' }, along }
    },
    { perForm: 1 },
  )
  const { formId } = await storedForm(database)
  const old = await app.submit(formId)
  await app.worker.settled()
  for (let second = 0; second < 70; second += 2) {
    app.clock.advance(2)
    await app.worker.settled()
  }
  expect(await app.read(old)).toMatchObject({ state: 'parked', attempts: 3 })
  expect(await app.read(young)).toMatchObject({ state: 'waiting', attempts: 1, is_taken: false })
  await app.worker.stop()
})

const day = 24 * 60 * 60

test('a clock that is set forward sends no running job twice', async () => {
  const end = Promise.withResolvers<void>()
  const ran: string[] = []
  const { worker, clock, submit, read } = await aWorker(async ({ id }) => {
    ran.push(id)
    await end.promise
    return ended('done', 'delivered')
  })
  const { formId } = await storedForm(database)
  const id = await submit(formId)
  await expect.poll(() => ran).toEqual([id])
  clock.jump(day)
  clock.advance(2)
  const other = await submit(formId)
  await expect.poll(() => ran).toContain(other)
  end.resolve()
  await worker.settled()
  expect(ran).toEqual([id, other])
  expect(await read(id)).toMatchObject({ state: 'done', attempts: 1 })
  await worker.stop()
})

test.each([1 / 24, 1])('a clock that is set back by %s days delays no job', async (days) => {
  let isDown = true
  const times: number[] = []
  const start = testTime.getTime() / 1_000 - days * day
  const { worker, clock, submit, read } = await aWorker(async () => {
    if (!isDown) times.push(clock.now().getTime() / 1_000 - start)
    const report: JobReport = { at: clock.now().toISOString(), result: 'timed_out' }
    return isDown ? { kind: 'failed', report } : ended('done', 'delivered')
  })
  const { formId } = await storedForm(database)
  const tried = await submit(formId)
  await worker.settled()
  isDown = false
  clock.jump(-days * day)
  for (let second = 0; second < 70; second += 2) {
    clock.advance(2)
    await worker.settled()
  }
  expect(await read(tried)).toMatchObject({ state: 'done', attempts: 2 })
  expect(times).toEqual([expect.closeTo(60, -1)])
  await worker.stop()
})

test('a try that begins before a jump and ends during it is not delayed either', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const { worker, clock, submit, read } = await aWorker(async ({ attempts }) => {
    const report: JobReport = { at: clock.now().toISOString(), result: 'timed_out' }
    begun.resolve()
    await end.promise
    return attempts === 1 ? { kind: 'failed', report } : ended('done', 'delivered')
  })
  const { formId } = await storedForm(database)
  const id = await submit(formId)
  await begun.promise
  clock.jump(day)
  end.resolve()
  await worker.settled()
  clock.jump(-day)
  for (let second = 0; second < 70; second += 2) {
    clock.advance(2)
    await worker.settled()
  }
  expect(await read(id)).toMatchObject({ state: 'done', attempts: 2 })
  await worker.stop()
})

test('a clock that is set back does not shorten the waits of later tries', async () => {
  const times: number[] = []
  const { worker, clock, submit } = await aWorker(
    async () => {
      times.push(clock.now().getTime() / 1_000)
      return {
        kind: 'failed',
        report: { at: clock.now().toISOString(), result: 'timed_out' },
      }
    },
    { waits: [10, 600] },
  )
  const { formId } = await storedForm(database)
  await submit(formId)
  await worker.settled()
  clock.jump(-day)
  for (let second = 0; second < 800; second += 10) {
    clock.advance(10)
    await worker.settled()
  }
  expect(times).toHaveLength(3)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(600)
  await worker.stop()
})

test('a job that is hopeless is not tried again, and one that throws is', async () => {
  const { worker, submit, read } = await aWorker(async ({ formId }) => {
    if (formId === broken.formId) throw new Error('ours')
    return ended('hopeless', 'gone')
  })
  const broken = await storedForm(database)
  const other = await storedForm(database)
  const ids = [await submit(other.formId), await submit(broken.formId)]
  await worker.settled()
  const rows = await Promise.all(ids.map((id) => read(id)))
  expect(rows).toMatchObject([
    { state: 'parked', reports: [{ result: 'gone' }] },
    { state: 'waiting', is_taken: false, reports: [{ result: 'server_error' }] },
  ])
  await worker.stop()
})

test('a receiver that never answers holds up its own form only, and no more than its share runs', async () => {
  const stuck = await storedForm(database)
  const calm = await storedForm(database)
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const { promise: calmDone, resolve: resolveCalm } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  let calmRuns = 0
  const { worker, submit } = await aWorker(async ({ formId }) => {
    if (formId === calm.formId) {
      calmRuns += 1
      if (calmRuns === 5) resolveCalm()
      return ended('done', 'delivered')
    }
    running += 1
    most = Math.max(most, running)
    await answer
    running -= 1
    return ended('done', 'delivered')
  })
  for (let count = 0; count < 10; count += 1) await submit(stuck.formId)
  for (let count = 0; count < 5; count += 1) await submit(calm.formId)
  await calmDone
  expect(most).toBe(2)
  resolve()
  await worker.settled()
  expect(most).toBe(2)
  await worker.stop()
})

test('what runs when the server stops is ended; what is not taken yet stays for the next start', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const { worker, submit, read } = await aWorker(
    async () => {
      begin()
      await answer
      return ended('done', 'delivered')
    },
    { atOnce: 1 },
  )
  const { formId } = await storedForm(database)
  const ids = [await submit(formId), await submit(formId)]
  await begun
  const stopped = worker.stop()
  resolve()
  await stopped
  const rows = await Promise.all(ids.map((id) => read(id)))
  expect(rows.map((row) => row?.state)).toEqual(['done', 'waiting'])
  expect(rows[1]).toMatchObject({ is_taken: false, attempts: 0 })
})

test.each([
  ['quick successes', 'done', 4],
  ['failures', 'hopeless', 1],
] as const)('%s change how many jobs of a form run at once', async (_what, result, most) => {
  let now = 0
  let atOnce = 0
  const { worker, submit } = await aWorker(
    async () => {
      now += 1
      atOnce = Math.max(atOnce, now)
      await new Promise((resolve) => setTimeout(resolve, 20))
      now -= 1
      return ended(result, result === 'done' ? 'delivered' : 'refused')
    },
    { atOnce: 20, perForm: 4, perFormAtFirst: 1 },
  )
  const { formId } = await storedForm(database)
  for (let count = 0; count < 20; count += 1) await submit(formId)
  await worker.settled()
  expect(atOnce).toBe(most)
  await worker.stop()
})
