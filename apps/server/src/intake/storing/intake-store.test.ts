import { expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { createFormStore } from '../../forms/form-store.ts'
import { createSubmissionStore } from '../../submissions/submission-store.ts'
import { onEveryDatabase } from '../../testing/every-database.ts'
import {
  aSubmission,
  deleteForever,
  nobody,
  storedForm,
  testTime,
} from '../../testing/stored-form.ts'
import { createIntakeStore } from './intake-store.ts'

onEveryDatabase(({ database, otherNode }) => {
  test('a submission is stored whole and counted', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const intake = createIntakeStore(database())
    const data = {
      plan: 'Pro',
      tags: ['a', 'b "c"', '{d}', 'NULL', ''],
      name: 'É\\n\u2028👩‍👩‍👧',
    }
    const sent = aSubmission(formId, { data, submitterEmail: 'eve@example.org', formVersion: 3 })
    expect(await intake.add(sent)).toEqual({ id: sent.id, stored: true })
    expect(await submissions.page({ ownerId, formId, limit: 10 })).toStrictEqual({
      submissions: [
        {
          id: sent.id,
          submittedAt: testTime.toISOString(),
          submitterEmail: 'eve@example.org',
          formVersion: 3,
          data,
        },
      ],
      nextCursor: null,
    })
    expect((await createFormStore(database()).read(ownerId, formId))?.submissionCount).toBe(1)
  })

  test('the same key sent fifty times at once, to two nodes, stores one row', async () => {
    const { ownerId, formId } = await storedForm(database())
    const stores = [createIntakeStore(database()), createIntakeStore(otherNode())]
    const added = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stores[index % 2]?.add(aSubmission(formId, { idempotencyKey: 'the same' })),
      ),
    )
    expect(new Set(added.map((answer) => answer?.id)).size).toBe(1)
    expect(added.filter((answer) => answer?.stored)).toHaveLength(1)
    const page = await createSubmissionStore(database()).page({ ownerId, formId, limit: 10 })
    expect(page?.submissions.map(({ id }) => id)).toEqual([added[0]?.id])
    expect((await createFormStore(database()).read(ownerId, formId))?.submissionCount).toBe(1)
  })

  test('the same key in another form is another submission', async () => {
    const one = await storedForm(database())
    const two = await storedForm(database())
    const intake = createIntakeStore(database())
    const idempotencyKey = newId()
    const first = await intake.add(aSubmission(one.formId, { idempotencyKey }))
    const second = await intake.add(aSubmission(two.formId, { idempotencyKey }))
    expect(first?.stored && second?.stored).toBe(true)
  })

  test('many at once, to many forms on two nodes: every one is stored and every count is right', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => storedForm(database())))
    const stores = [createIntakeStore(database()), createIntakeStore(otherNode())]
    const added = await Promise.all(
      Array.from({ length: 600 }, (_, index) => {
        const { formId } = made[(index * 7) % 6] ?? { formId: nobody }
        // every tenth is a repetition of the one before it
        const idempotencyKey = `key ${index - (index % 10 === 9 ? 6 : 0)}`
        const submitterEmail = index % 2 === 0 ? 'eve@example.org' : undefined
        return stores[index % 2]?.add(aSubmission(formId, { idempotencyKey, submitterEmail }))
      }),
    )
    expect(added.every((answer) => answer !== null)).toBe(true)
    for (const { ownerId, formId } of made) {
      const submissions = createSubmissionStore(database())
      const page = await submissions.page({ ownerId, formId, limit: 1000 })
      const stored = page?.submissions ?? []
      const statistics = await submissions.statistics(ownerId, formId, testTime)
      expect(statistics?.total).toBe(stored.length)
      expect(statistics?.withEmail).toBe(
        stored.filter(({ submitterEmail }) => submitterEmail !== undefined).length,
      )
      expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length)
    }
    const total = added.filter((answer) => answer?.stored).length
    const kept = new Set(added.map((answer) => answer?.id)).size
    expect(total).toBe(kept)
    expect(kept).toBe(540)
  })

  test('one that cannot be stored does not fail its neighbors', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const intake = createIntakeStore(database())
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        intake.add(aSubmission(formId, index === 7 ? { searchText: 'a NUL \0 in it' } : {})),
      ),
    )
    expect(results.map(({ status }) => status === 'rejected')).toEqual(
      results.map((_, index) => index === 7),
    )
    const statistics = await submissions.statistics(ownerId, formId, testTime)
    expect(statistics?.total).toBe(19)
  })

  test('to a form that was deleted nothing is added, and its neighbors are', async () => {
    const gone = await storedForm(database())
    const { formId } = await storedForm(database())
    await createFormStore(database()).remove(gone.ownerId, gone.formId, testTime)
    const intake = createIntakeStore(database())
    const [first, lost, last] = await Promise.all(
      [formId, gone.formId, formId].map((id) => intake.add(aSubmission(id))),
    )
    expect([first?.stored, lost, last?.stored]).toEqual([true, null, true])
  })

  test('a form deleted forever under load takes every submission with it', async () => {
    const { ownerId, formId } = await storedForm(database())
    const intake = createIntakeStore(database())
    const adding = Array.from({ length: 300 }, () => intake.add(aSubmission(formId)))
    await adding[0]
    expect(await deleteForever(otherNode(), ownerId, formId)).toBe(true)
    const added = await Promise.all(adding)
    expect(added[0]?.stored).toBe(true)
    const left = await Promise.all(
      (['submissions', 'form_versions', 'form_counts'] as const).map((table) =>
        database().kysely.selectFrom(table).where('form_id', '=', formId).selectAll().execute(),
      ),
    )
    expect(left).toEqual([[], [], []])
  })
})
