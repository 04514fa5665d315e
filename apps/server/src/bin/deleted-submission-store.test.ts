import { expect, test } from 'vitest'
import type { Database } from '../database/connect.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import type { NewSubmission } from '../intake/storing/new-submission.ts'
import { createSubmissionStore } from '../submissions/submission-store.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import {
  aSubmission,
  deleteForever,
  secondsLater,
  storedForm,
  storedOwner,
  testTime,
} from '../testing/stored-form.ts'
import { createDeletedSubmissionStore } from './deleted-submission-store.ts'

async function formWith(database: Database, ...sent: Partial<NewSubmission>[]) {
  const { ownerId, formId } = await storedForm(database)
  const submissions = createSubmissionStore(database)
  const intake = createIntakeStore(database)
  const ids: string[] = []
  for (const one of sent) {
    const submission = aSubmission(formId, one)
    ids.push((await intake.add(submission))?.id ?? '')
  }
  const figures = () => submissions.statistics(ownerId, formId, testTime)
  const list = () => submissions.page({ ownerId, formId, limit: 10 })
  return { ownerId, formId, ids, intake, submissions, figures, list }
}

onEveryDatabase(({ database, otherNode }) => {
  test('a deleted submission is nowhere to be found, and no longer counted', async () => {
    const deleted = createDeletedSubmissionStore(database())
    const email = 'eve@example.org'
    const form = await formWith(database(), { submitterEmail: email }, { data: { name: 'Ann' } })
    const { ownerId, formId, ids } = form
    const [first = ''] = ids
    expect(await deleted.remove(ownerId, formId, [first], testTime)).toEqual([first])
    expect((await form.list())?.submissions.map(({ id }) => id)).toEqual(ids.slice(1))
    expect(await form.figures()).toMatchObject({ total: 1, withEmail: 0, thisWeek: 1 })
    expect(await form.submissions.read(ownerId, formId, first)).toBeNull()
    expect(await form.submissions.page({ ownerId, formId, limit: 9, q: 'bob' })).toMatchObject({
      submissions: [],
    })
  })

  test('one that is restored is what it was, where it was', async () => {
    const deleted = createDeletedSubmissionStore(database())
    const form = await formWith(
      database(),
      { submittedAt: secondsLater(1) },
      {
        submittedAt: secondsLater(2),
        submitterEmail: 'eve@example.org',
        idempotencyKey: 'k',
        formVersion: 1,
        data: { name: 'É \\ "x"', list: ['a', ''] },
      },
      { submittedAt: secondsLater(3) },
    )
    const { ownerId, formId, ids } = form
    const [, middle = ''] = ids
    const [list, figures] = [await form.list(), await form.figures()]
    await deleted.remove(ownerId, formId, [middle], testTime)
    expect(await deleted.restore(ownerId, formId, [middle])).toEqual([middle])
    expect(await form.list()).toStrictEqual(list)
    expect(await form.figures()).toEqual(figures)
    // Its key too: sent again, it is found.
    const again = aSubmission(formId, { idempotencyKey: 'k' })
    expect(await form.intake.add(again)).toEqual({ id: middle, stored: false })
  })

  test('deleting and restoring happen once, however often and wherever they are asked for', async () => {
    const stores = [database(), otherNode()].map(createDeletedSubmissionStore)
    const form = await formWith(database(), {}, {})
    const { ownerId, formId, ids } = form
    const [id = ''] = ids
    const tenTimes = async (
      ask: (store: (typeof stores)[number]) => Promise<readonly string[] | null>,
    ) => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => stores[index % 2]).map(
          async (store) => (store && (await ask(store))) ?? [],
        ),
      )
      return answers.flat().length
    }
    for (let round = 0; round < 3; round += 1) {
      expect(await tenTimes((store) => store.remove(ownerId, formId, [id], testTime))).toBe(1)
      expect(await form.figures()).toMatchObject({ total: 1 })
      expect(await tenTimes((store) => store.restore(ownerId, formId, [id]))).toBe(1)
      expect(await form.figures()).toMatchObject({ total: 2 })
    }
  })

  test('while others are sent, deleting keeps the count right', async () => {
    const deleted = createDeletedSubmissionStore(otherNode())
    const form = await formWith(database(), ...Array.from({ length: 20 }, () => ({})))
    const { ownerId, formId, ids, intake } = form
    await Promise.all([
      ...Array.from({ length: 200 }, () => intake.add(aSubmission(formId))),
      ...ids.map((id) => deleted.remove(ownerId, formId, [id], testTime)),
    ])
    expect(await form.figures()).toMatchObject({ total: 200, thisWeek: 200 })
  })

  test('sent again under its key after it was deleted, it is stored anew; restored, both stand', async () => {
    const deleted = createDeletedSubmissionStore(database())
    const form = await formWith(database(), { idempotencyKey: 'k' })
    const { ownerId, formId, ids, intake } = form
    const [first = ''] = ids
    await deleted.remove(ownerId, formId, [first], testTime)
    const again = aSubmission(formId, { idempotencyKey: 'k' })
    expect(await intake.add(again)).toEqual({ id: again.id, stored: true })
    expect(await deleted.restore(ownerId, formId, [first])).toEqual([first])
    expect(await form.figures()).toMatchObject({ total: 2 })
    const third = aSubmission(formId, { idempotencyKey: 'k' })
    expect(await intake.add(third)).toEqual({ id: again.id, stored: false })
  })

  test('what was deleted long enough ago is gone for good', async () => {
    const deleted = createDeletedSubmissionStore(database())
    const { ownerId, formId, ids } = await formWith(database(), {}, {})
    const [older = '', newer = ''] = ids
    await deleted.remove(ownerId, formId, [older], testTime)
    await deleted.remove(ownerId, formId, [newer], secondsLater(1))
    await deleted.purge(secondsLater(1))
    expect(await deleted.restore(ownerId, formId, [older, newer])).toEqual([newer])
  })

  test('with its form goes what was deleted of it', async () => {
    const deleted = createDeletedSubmissionStore(database())
    const { ownerId, formId, ids } = await formWith(database(), {})
    await deleted.remove(ownerId, formId, ids, testTime)
    await deleteForever(database(), ownerId, formId)
    const rows = database()
      .kysely.selectFrom('deleted_submissions')
      .where('form_id', '=', formId)
      .select('id')
    expect(await rows.execute()).toEqual([])
  })

  test('for another owner there is nothing to delete or to restore', async () => {
    const deleted = createDeletedSubmissionStore(database())
    const { ownerId, formId, ids } = await formWith(database(), {})
    const [id = ''] = ids
    const stranger = await storedOwner(database())
    expect(await deleted.remove(stranger, formId, [id], testTime)).toBeNull()
    expect(await deleted.remove(ownerId, formId, ['no id'], testTime)).toEqual([])
    expect(await deleted.remove(ownerId, 'no id', [id], testTime)).toBeNull()
    await deleted.remove(ownerId, formId, [id], testTime)
    expect(await deleted.page(stranger, formId, { limit: 10 })).toBeNull()
    expect(await deleted.page(stranger, undefined, { limit: 10 })).toMatchObject({ total: 0 })
    expect(await deleted.removeForever(stranger, formId, id)).toBe(false)
    await deleted.removeAll(stranger, secondsLater(9))
    expect(await deleted.restore(stranger, formId, [id])).toBeNull()
    expect(await deleted.restore(ownerId, formId, [id])).toEqual([id])
  })
})
