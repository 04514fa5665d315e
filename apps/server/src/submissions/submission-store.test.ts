import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { createFormStore } from '../forms/form-store.ts'
import { aSchema } from '../testing/a-form.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import {
  aSubmission,
  deleteForever,
  nobody,
  secondsLater,
  storedForm,
  testTime,
} from '../testing/stored-form.ts'
import { readCursor } from './submission-cursor.ts'
import { createSubmissionStore } from './submission-store.ts'

onEveryDatabase(({ database, otherNode }) => {
  test('a submission is stored whole and counted', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const data = {
      plan: 'Pro',
      tags: ['a', 'b "c"', '{d}', 'NULL', ''],
      name: 'É\\n\u2028👩‍👩‍👧',
    }
    const sent = aSubmission(formId, { data, submitterEmail: 'eve@example.org', formVersion: 3 })
    expect(await submissions.add(sent)).toEqual({ id: sent.id, stored: true })
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
    const stores = [createSubmissionStore(database()), createSubmissionStore(otherNode())]
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
    const submissions = createSubmissionStore(database())
    const idempotencyKey = newId()
    const first = await submissions.add(aSubmission(one.formId, { idempotencyKey }))
    const second = await submissions.add(aSubmission(two.formId, { idempotencyKey }))
    expect(first?.stored && second?.stored).toBe(true)
  })

  test('many at once, to many forms on two nodes: every one is stored and every count is right', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => storedForm(database())))
    const stores = [createSubmissionStore(database()), createSubmissionStore(otherNode())]
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

  test('one that cannot be stored does not fail its neighbours', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        submissions.add(aSubmission(formId, index === 7 ? { searchText: 'a NUL \0 in it' } : {})),
      ),
    )
    expect(results.map(({ status }) => status === 'rejected')).toEqual(
      results.map((_, index) => index === 7),
    )
    const statistics = await submissions.statistics(ownerId, formId, testTime)
    expect(statistics?.total).toBe(19)
  })

  test('to a form that was deleted nothing is added, and its neighbours are', async () => {
    const gone = await storedForm(database())
    const { formId } = await storedForm(database())
    await createFormStore(database()).remove(gone.ownerId, gone.formId, testTime)
    const submissions = createSubmissionStore(database())
    const [first, lost, last] = await Promise.all(
      [formId, gone.formId, formId].map((id) => submissions.add(aSubmission(id))),
    )
    expect([first?.stored, lost, last?.stored]).toEqual([true, null, true])
  })

  test('a form deleted forever under load takes every submission with it', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const adding = Array.from({ length: 300 }, () => submissions.add(aSubmission(formId)))
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

  test('pages go from the newest to the oldest without gap or repetition, also at equal times', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const sent = Array.from({ length: 25 }, (_, index) =>
      aSubmission(formId, { submittedAt: secondsLater(Math.floor(index / 10)) }),
    )
    await Promise.all(sent.map((one) => submissions.add(one)))
    const expected = sent
      .sort((a, b) => +b.submittedAt - +a.submittedAt || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id)

    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const after = readCursor(cursor ?? undefined)
      const page = await submissions.page({ ownerId, formId, limit: 4, after })
      seen.push(...(page?.submissions.map(({ id }) => id) ?? []))
      cursor = page?.nextCursor
      // One that arrives meanwhile is newer, and shifts nothing.
      await submissions.add(aSubmission(formId, { submittedAt: secondsLater(100) }))
    } while (cursor !== null)
    expect(seen).toEqual(expected)
    expect((await submissions.page({ ownerId, formId, limit: 32 }))?.nextCursor).toBeNull()
  })

  test('an empty form has an empty page', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const empty = { submissions: [], nextCursor: null }
    expect(await submissions.page({ ownerId, formId, limit: 10 })).toEqual(empty)
    expect(await submissions.page({ ownerId, formId, limit: 10, q: 'x' })).toEqual(empty)
  })

  test('the search finds what was typed, whatever its case and with no special characters', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const texts = ['100% sure', '100 percent', 'a_b', 'axb', 'C:\\temp', 'ÉCOLE', "it's"]
    for (const name of texts) await submissions.add(aSubmission(formId, { data: { name } }))
    const find = async (q: string) => {
      const page = await submissions.page({ ownerId, formId, limit: 10, q })
      return page?.submissions.map(({ data }) => data.name)
    }
    expect(await find('100%')).toEqual(['100% sure'])
    expect(await find('A_B')).toEqual(['a_b'])
    expect(await find('\\TEMP')).toEqual(['C:\\temp'])
    expect(await find('école')).toEqual(['ÉCOLE'])
    expect(await find("'s")).toEqual(["it's"])
    expect(await find('name')).toEqual([])
    const half = await submissions.page({ ownerId, formId, limit: 1, q: '100' })
    expect(half?.nextCursor).not.toBeNull()
  })

  test('the four figures count the last seven days and the days since the form was made', async () => {
    const day = 24 * 60 * 60
    const { ownerId, formId } = await storedForm(database(), aSchema(), secondsLater(-10 * day))
    const submissions = createSubmissionStore(database())
    const days = [0, -1, -6, -7, -8, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9]
    await Promise.all(
      days.map((ago, index) =>
        submissions.add(
          aSubmission(formId, {
            submittedAt: secondsLater(ago * day),
            submitterEmail: index < 5 ? 'eve@example.org' : undefined,
          }),
        ),
      ),
    )
    expect(await submissions.statistics(ownerId, formId, testTime)).toEqual({
      total: 15,
      withEmail: 5,
      thisWeek: 4,
      averagePerDay: 2,
      heldBack: 0,
    })
  })

  test('all of them can be read, newest first, in pages', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    await Promise.all(
      Array.from({ length: 1203 }, (_, index) =>
        submissions.add(aSubmission(formId, { submittedAt: secondsLater(index) })),
      ),
    )
    const times: string[] = []
    let pages = 0
    for await (const page of (await submissions.pages(ownerId, formId)) ?? []) {
      times.push(...page.map(({ submittedAt }) => submittedAt))
      pages += 1
    }
    expect(pages).toBeGreaterThan(1)
    expect(times).toEqual(
      Array.from({ length: 1203 }, (_, index) => secondsLater(1202 - index).toISOString()),
    )
  })

  test('from one submission the way leads to those just after and before it, in the order of the list', async () => {
    const { ownerId, formId } = await storedForm(database())
    const other = await storedForm(database())
    const submissions = createSubmissionStore(database())
    // Two in the same moment: the list goes by their ids.
    for (const second of [1, 2, 2, 3]) {
      const submittedAt = secondsLater(second)
      await submissions.add(aSubmission(formId, { submittedAt }))
      await submissions.add(aSubmission(other.formId, { submittedAt }))
    }
    const list = (await submissions.page({ ownerId, formId, limit: 9 }))?.submissions ?? []
    for (const [place, submission] of list.entries()) {
      expect(await submissions.read(ownerId, formId, submission.id)).toStrictEqual({
        submission,
        newer: list[place - 1]?.id ?? null,
        older: list[place + 1]?.id ?? null,
      })
    }
    expect(list).toHaveLength(4)
    expect(await submissions.read(other.ownerId, formId, list[0]?.id ?? '')).toBeNull()
  })
})
