import { describe, expect, test } from 'vitest'
import { createDeletedSubmissionStore } from '../bin/deleted-submission-store.ts'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { createFormStore } from '../forms/form-store.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import type { NewSubmission } from '../intake/storing/new-submission.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import {
  aSubmission,
  deleteForever,
  secondsLater,
  storedForm,
  testTime,
} from '../testing/stored-form.ts'
import type { JobReport } from './job.ts'
import { createJobStore, type Wanted } from './job-store.ts'

const aJob = () => ({ id: newId(), kind: 'hook' })

function wanted(changes: Partial<Wanted> = {}): Wanted {
  const now = changes.now ?? testTime
  const until = new Date(now.getTime() + 60_000)
  return { kind: 'hook', limit: 100, perForm: 100, running: [], now, until, ...changes }
}

async function withJob(database: Database, formId: string, changes: Partial<NewSubmission> = {}) {
  const job = aJob()
  const submission = aSubmission(formId, { jobs: [job], ...changes })
  const added = await createIntakeStore(database).add(submission)
  return { job, submission, added }
}

const report: JobReport = { at: testTime.toISOString(), result: 'delivered' }

onEveryDatabase(({ database, otherNode }) => {
  test('after a clock is set back, a deadline that no node could have set ends in time', async () => {
    const jobs = await emptied()
    const { formId } = await storedForm(database())
    const { job } = await withJob(database(), formId)
    await jobs.take(wanted())
    const now = secondsLater(-24 * 60 * 60)
    const until = new Date(now.getTime() + 60_000)
    await jobs.correctTimes({ kind: 'hook', now, until }, [10])
    expect(await jobs.take(wanted({ now }))).toEqual([])
    expect(await jobs.take(wanted({ now: until }))).toMatchObject([{ id: job.id, attempts: 2 }])
  })

  async function emptied() {
    await database().kysely.deleteFrom('jobs').execute()
    return createJobStore(database())
  }

  describe('what is written with a submission', () => {
    test('is there with it, and not a second time when it is sent again', async () => {
      const jobs = await emptied()
      const { formId } = await storedForm(database())
      const idempotencyKey = newId()
      const { job, submission } = await withJob(database(), formId, { idempotencyKey })
      const again = await withJob(otherNode(), formId, { idempotencyKey })
      expect(again.added).toEqual({ id: submission.id, stored: false })
      const taken = await jobs.take(wanted())
      expect(taken).toEqual([
        {
          id: job.id,
          kind: 'hook',
          formId,
          payload: { submissionId: submission.id },
          createdAt: testTime,
          attempts: 1,
          lastResult: null,
        },
      ])
    })

    test('is not there when the submission could not be stored', async () => {
      const jobs = await emptied()
      const { formId } = await storedForm(database())
      await expect(withJob(database(), formId, { searchText: 'a NUL \0' })).rejects.toThrow()
      const gone = await storedForm(database())
      await createFormStore(database()).remove(gone.ownerId, gone.formId, testTime)
      expect((await withJob(database(), gone.formId)).added).toBeNull()
      expect(await jobs.take(wanted())).toEqual([])
    })

    test('a claim that exists rejects this submission and its jobs, and no other submission', async () => {
      const jobs = await emptied()
      const { formId } = await storedForm(database())
      const claims = [{ kind: 'email', key: 'ada' }] as const
      const stores = [createIntakeStore(database()), createIntakeStore(otherNode())]
      const sent = Array.from({ length: 40 }, (_, index) =>
        aSubmission(formId, { jobs: [aJob()], claims: index % 4 === 0 ? claims : [] }),
      )
      const results = await Promise.allSettled(
        sent.map((one, index) => stores[index % 2]?.add(one)),
      )
      const refused = results.filter(({ status }) => status === 'rejected')
      expect(refused).toHaveLength(9)
      const statistics = await database()
        .kysely.selectFrom('form_counts')
        .where('form_id', '=', formId)
        .select('submissions')
        .executeTakeFirstOrThrow()
      expect(statistics.submissions).toBe(31)
      expect(await jobs.take(wanted())).toHaveLength(31)
    })

    test('a claim is free again once its submission is deleted', async () => {
      const { ownerId, formId } = await storedForm(database())
      const claims = [{ kind: 'email', key: 'ada' }] as const
      const intake = createIntakeStore(database())
      const first = aSubmission(formId, { claims })
      await intake.add(first)
      const deleted = createDeletedSubmissionStore(database())
      await deleted.remove(ownerId, formId, [first.id], testTime)
      expect((await intake.add(aSubmission(formId, { claims })))?.stored).toBe(true)
      expect(await deleted.restore(ownerId, formId, [first.id])).toEqual([first.id])
    })

    test('goes with the form', async () => {
      const { ownerId, formId } = await storedForm(database())
      await withJob(database(), formId, { claims: [{ kind: 'email', key: 'ada' }] })
      await deleteForever(database(), ownerId, formId)
      for (const table of ['jobs', 'submission_claims'] as const) {
        const left = database().kysely.selectFrom(table).where('form_id', '=', formId)
        expect(await left.selectAll().execute()).toEqual([])
      }
    })
  })

  test('two nodes that look at once never take the same job', async () => {
    await emptied()
    const { formId } = await storedForm(database())
    for (let count = 0; count < 30; count += 1) await withJob(database(), formId)
    const stores = [createJobStore(database()), createJobStore(otherNode())]
    const taken: string[] = []
    for (let round = 0; round < 30 && taken.length < 30; round += 1) {
      const both = await Promise.all(stores.map((store) => store.take(wanted({ limit: 4 }))))
      taken.push(...both.flat().map(({ id }) => id))
    }
    expect(taken).toHaveLength(30)
    expect(new Set(taken).size).toBe(30)
  })

  test('a form with many jobs leaves room for the others', async () => {
    const jobs = await emptied()
    const busy = await storedForm(database())
    for (let count = 0; count < 20; count += 1) await withJob(database(), busy.formId)
    const calm = await storedForm(database())
    const { job } = await withJob(database(), calm.formId, { submittedAt: secondsLater(5) })
    const now = secondsLater(6)
    const taken = await jobs.take(wanted({ limit: 8, perForm: 3, now }))
    expect(taken.map(({ formId }) => formId).filter((id) => id === busy.formId)).toHaveLength(3)
    expect(taken.map(({ id }) => id)).toContain(job.id)
    // Those that run already count.
    const running = [newId(), newId()].map((id) => ({ id, formId: busy.formId }))
    expect(await jobs.take(wanted({ limit: 8, perForm: 3, now, running }))).toHaveLength(1)
  })

  test('a job whose worker died comes due when its time is over, with the same id', async () => {
    const jobs = await emptied()
    const { formId } = await storedForm(database())
    const { job } = await withJob(database(), formId)
    const [first] = await jobs.take(wanted())
    expect(await jobs.take(wanted({ now: secondsLater(59) }))).toEqual([])
    const [second] = await createJobStore(otherNode()).take(wanted({ now: secondsLater(60) }))
    expect(second).toMatchObject({ id: job.id, attempts: 2 })
    // The first worker was only slow: what it writes now changes nothing.
    if (first !== undefined) await jobs.finish([{ job: first, report }])
    expect(await jobs.take(wanted({ now: secondsLater(200) }))).toHaveLength(1)
  })

  test('a job ends once, keeps the last reports, and is deleted in its time', async () => {
    const jobs = await emptied()
    const { formId } = await storedForm(database())
    const { job } = await withJob(database(), formId)
    for (let tries = 1; tries <= 14; tries += 1) {
      const [taken] = await jobs.take(wanted({ now: secondsLater(tries) }))
      if (taken === undefined) throw new Error('not due')
      const reported = { ...report, status: tries }
      if (tries < 14) await jobs.retryAt([taken], secondsLater(tries + 1), reported)
      else await jobs.park([taken], reported)
    }
    const read = () =>
      database().kysely.selectFrom('jobs').where('id', '=', job.id).selectAll().executeTakeFirst()
    const row = await read()
    expect(row).toMatchObject({ state: 'parked', attempts: 14, is_taken: false })
    expect(row?.reports.map(({ status }) => status)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ])
    expect(await jobs.take(wanted({ now: secondsLater(100_000) }))).toEqual([])
    await jobs.removeOld(secondsLater(60), testTime)
    expect(await read()).toBeDefined()
    await jobs.removeOld(secondsLater(60), secondsLater(60))
    expect(await read()).toBeUndefined()
  })

  test('of one that died, a process alone on its database takes everything up again at once', async () => {
    const jobs = await emptied()
    const { formId } = await storedForm(database())
    await withJob(database(), formId)
    const [taken] = await jobs.take(wanted())
    await jobs.releaseAll(secondsLater(1))
    expect(await jobs.take(wanted({ now: secondsLater(1) }))).toMatchObject([{ id: taken?.id }])
  })
})
