import { expect, test } from 'vitest'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { aSchema } from '../testing/a-form.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission, secondsLater, storedForm, testTime } from '../testing/stored-form.ts'
import { readCursor } from './submission-cursor.ts'
import { createSubmissionStore } from './submission-store.ts'

onEveryDatabase(({ database }) => {
  test('pages go from the newest to the oldest without gap or repetition, also at equal times', async () => {
    const { ownerId, formId } = await storedForm(database())
    const submissions = createSubmissionStore(database())
    const intake = createIntakeStore(database())
    const sent = Array.from({ length: 25 }, (_, index) =>
      aSubmission(formId, { submittedAt: secondsLater(Math.floor(index / 10)) }),
    )
    await Promise.all(sent.map((one) => intake.add(one)))
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
      await intake.add(aSubmission(formId, { submittedAt: secondsLater(100) }))
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
    const intake = createIntakeStore(database())
    const texts = ['100% sure', '100 percent', 'a_b', 'axb', 'C:\\temp', 'ÉCOLE', "it's"]
    for (const name of texts) await intake.add(aSubmission(formId, { data: { name } }))
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
    const intake = createIntakeStore(database())
    const days = [0, -1, -6, -7, -8, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9]
    await Promise.all(
      days.map((ago, index) =>
        intake.add(
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
    const intake = createIntakeStore(database())
    await Promise.all(
      Array.from({ length: 1203 }, (_, index) =>
        intake.add(aSubmission(formId, { submittedAt: secondsLater(index) })),
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
    const intake = createIntakeStore(database())
    // Two in the same moment: the list goes by their ids.
    for (const second of [1, 2, 2, 3]) {
      const submittedAt = secondsLater(second)
      await intake.add(aSubmission(formId, { submittedAt }))
      await intake.add(aSubmission(other.formId, { submittedAt }))
    }
    const list = (await submissions.page({ ownerId, formId, limit: 9 }))?.submissions ?? []
    for (const [place, submission] of list.entries()) {
      expect(await submissions.read(ownerId, formId, submission.id)).toStrictEqual({
        submission,
        complete: true,
        newer: list[place - 1]?.id ?? null,
        older: list[place + 1]?.id ?? null,
      })
    }
    expect(list).toHaveLength(4)
    expect(await submissions.read(other.ownerId, formId, list[0]?.id ?? '')).toBeNull()
  })
})
