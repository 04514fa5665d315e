import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { createJobStore } from '../jobs/job-store.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission, secondsLater, storedForm, testTime } from '../testing/stored-form.ts'
import { createDeliveryStore } from './delivery-store.ts'
import { createSendRateStore } from './email/send-rate-store.ts'
import { createMessageStore } from './messages/message-store.ts'
import { createWebhookSecretStore, rotationOverlapMs } from './webhook/webhook-secret-store.ts'

const hourMs = 3_600_000
const nobody = newId()

onEveryDatabase(({ database, otherNode }) => {
  test('deliveries are paged, newest first, and only their own owner finds them', async () => {
    const { ownerId, formId } = await storedForm(database())
    const intake = createIntakeStore(database())
    const jobs = Array.from({ length: 7 }, (_, index) => ({
      job: { id: newId(), kind: 'webhook' },
      submittedAt: secondsLater(Math.floor(index / 3)),
    }))
    for (const { job, submittedAt } of jobs) {
      await intake.add(aSubmission(formId, { submittedAt, jobs: [job] }))
    }
    const newestFirst = jobs
      .toSorted((a, b) => +b.submittedAt - +a.submittedAt || (a.job.id < b.job.id ? 1 : -1))
      .map(({ job }) => job.id)
    const deliveries = createDeliveryStore(database())
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await deliveries.list(ownerId, formId, { limit: 3, after: after ?? undefined })
      seen.push(...(page?.deliveries.map(({ id }) => id) ?? []))
      after = page?.next
    } while (after)
    expect(seen).toEqual(newestFirst)
    expect(await deliveries.list(nobody, formId, { limit: 3 })).toBeNull()
    expect(await deliveries.list(ownerId, 'x', { limit: 3 })).toBeNull()
    const [first = ''] = seen
    expect(await deliveries.read(nobody, formId, first)).toBeNull()
    expect(await deliveries.retryNow(nobody, formId, first, testTime)).toBe(false)
    expect(await deliveries.read(ownerId, formId, first)).toMatchObject({ state: 'waiting' })
  })

  test('the deliveries of one submission are found, and no others', async () => {
    const { ownerId, formId } = await storedForm(database())
    const intake = createIntakeStore(database())
    const [one, other] = [aSubmission(formId), aSubmission(formId)]
    const jobs = ['webhook', 'email', 'confirmation'].map((kind) => ({ id: newId(), kind }))
    await intake.add({ ...one, jobs })
    await intake.add({ ...other, jobs: [{ id: newId(), kind: 'webhook' }] })
    const list = async (submissionId: string, owner = ownerId) =>
      (
        await createDeliveryStore(database()).list(owner, formId, { limit: 10, submissionId })
      )?.deliveries.map(({ id }) => id)
    expect((await list(one.id))?.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted())
    expect(await list(other.id)).toHaveLength(1)
    expect(await list(newId())).toEqual([])
    expect(await list(one.id, nobody)).toBeUndefined()
  })

  test('one that is on its way is not sent a second time at the same moment', async () => {
    const { ownerId, formId } = await storedForm(database())
    const job = { id: newId(), kind: 'webhook' }
    await createIntakeStore(database()).add(aSubmission(formId, { jobs: [job] }))
    const now = testTime
    const until = secondsLater(30)
    const wanted = { kind: 'webhook', limit: 100, perForm: 100, running: [], now, until }
    expect((await createJobStore(database()).take(wanted)).map(({ id }) => id)).toContain(job.id)
    const deliveries = createDeliveryStore(otherNode())
    expect(await deliveries.retryNow(ownerId, formId, job.id, now)).toBe(false)
    expect(await deliveries.read(ownerId, formId, job.id)).toMatchObject({ state: 'sending' })
  })

  test('a first secret that is needed while it is rotated is made once, and nobody fails', async () => {
    const secret = 'a secret of the tests that is long enough'
    const [here, there] = [database(), otherNode()].map((one) =>
      createWebhookSecretStore(one, secret),
    )
    for (let round = 0; round < 20; round += 1) {
      const { ownerId, formId } = await storedForm(database())
      const calls = Array.from({ length: 4 }, () => [
        here?.active(formId, testTime),
        there?.rotate(ownerId, formId, testTime),
      ])
      await Promise.all(calls.flat())
      const secrets = await here?.active(formId, testTime)
      expect(secrets).toEqual(await there?.active(formId, testTime))
      expect(secrets).toHaveLength(2)
    }
  })

  test('of one form all nodes sign with the same secret, whichever needs it first', async () => {
    const { ownerId, formId } = await storedForm(database())
    const secret = 'a secret of the tests that is long enough'
    const stores = [database(), otherNode()].map((one) => createWebhookSecretStore(one, secret))
    const found = await Promise.all(
      Array.from({ length: 10 }, (_, index) => stores[index % 2]?.active(formId, testTime)),
    )
    expect(new Set(found.flat()).size).toBe(1)
    const [first] = stores
    if (first === undefined) throw new Error('no store')
    const rotated = await first.rotate(ownerId, formId, testTime)
    expect(await first.active(formId, testTime)).toEqual([rotated?.secret, ...(found[0] ?? [])])
    const again = await first.rotate(ownerId, formId, secondsLater(1))
    expect(await first.active(formId, secondsLater(1))).toEqual([again?.secret, rotated?.secret])
    const later = new Date(secondsLater(2).getTime() + rotationOverlapMs)
    expect(await first.active(formId, later)).toEqual([again?.secret])
    expect(await first.rotate(nobody, formId, testTime)).toBeNull()
    expect(await first.read(nobody, formId, testTime)).toBeNull()
    // With another SESSION_SECRET nothing can be read, and a new one is made when its owner asks.
    const other = createWebhookSecretStore(database(), 'another secret that is long enough too')
    expect(await other.active(formId, later)).toEqual([])
    expect(await other.read(ownerId, formId, later)).toMatchObject({ secret: null })
    expect((await other.rotate(ownerId, formId, later))?.secret).toMatch(/^whsec_/)
  })

  test('what may be sent is counted for all nodes together', async () => {
    const rates = [createSendRateStore(database()), createSendRateStore(otherNode())]
    const key = newId()
    const take = (now: Date) =>
      Promise.all(
        Array.from({ length: 30 }, (_, index) => rates[index % 2]?.take(key, 20, hourMs, now)),
      )
    expect((await take(testTime)).filter(Boolean)).toHaveLength(20)
    expect((await take(secondsLater(60))).filter(Boolean)).toHaveLength(0)
    expect((await take(secondsLater(3_600))).filter(Boolean)).toHaveLength(20)
    await rates[0]?.removeBefore(secondsLater(3_600))
    expect((await take(testTime)).filter(Boolean)).toHaveLength(20)
  })

  test('what a message says is read with the version that was filled in', async () => {
    const { formId } = await storedForm(database())
    const [older, newer] = [
      aSubmission(formId),
      aSubmission(formId, { submittedAt: secondsLater(1) }),
    ]
    const intake = createIntakeStore(database())
    await intake.add(older)
    await intake.add(newer)
    const messages = createMessageStore(database())
    const ids = [older.id, newer.id, newId()]
    expect(await messages.stored(formId, ids)).toEqual([newer.id, older.id])
    const found = await messages.submissions(formId, ids)
    expect(found.map(({ submission }) => submission.id)).toEqual([newer.id, older.id])
    expect(found[0]?.schema.fields).toMatchObject([{ id: 'name' }])
    expect(await messages.form(formId)).toMatchObject({ id: formId, name: 'Sign up', settings: {} })
    expect(await messages.form(newId())).toBeNull()
    expect(await messages.newestSchema(formId)).toMatchObject({ fields: [{ id: 'name' }] })
  })
})
