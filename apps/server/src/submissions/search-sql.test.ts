import { expect, test } from 'vitest'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission, secondsLater, storedForm } from '../testing/stored-form.ts'
import { countVersions, type Found, searchSubmissions } from './search-sql.ts'

const names = ['Ada', 'Bob', 'Bob', 'Bob', 'Bob', 'Bob', 'Bob', 'Bob', 'Bob', 'Eve', 'Ada']

onEveryDatabase(({ database }) => {
  /** 55 submissions, of which some share their second: the newest is the last. */
  async function aFullForm() {
    const { formId } = await storedForm(database())
    const intake = createIntakeStore(database())
    const all = Array.from({ length: 5 }, () => names).flat()
    await Promise.all(
      all.map((name, index) =>
        intake.add(
          aSubmission(formId, {
            data: { name: `${name} ${index}` },
            submittedAt: secondsLater(Math.floor(index / 3)),
            formVersion: 1 + (index % 2),
          }),
        ),
      ),
    )
    return formId
  }

  test.each([
    { rowsAtATime: 7, limit: 3, searchMs: 0 },
    { rowsAtATime: 7, limit: 3, searchMs: 60_000 },
    { rowsAtATime: 1, limit: 1, searchMs: 0 },
    { rowsAtATime: 55, limit: 100, searchMs: 0 },
    { rowsAtATime: 54, limit: 10, searchMs: 0 },
  ])(
    'a search that is gone on with finds everything once, in order: %o',
    async ({ limit, ...pace }) => {
      const formId = await aFullForm()
      const found: string[] = []
      let last: Found = { submissions: [], next: null }
      let requests = 0
      do {
        const stretch = { formId, q: 'ada', after: last.next ?? undefined }
        last = await searchSubmissions(database().kysely, stretch, limit, pace)
        expect(last.submissions.length).toBeLessThanOrEqual(limit)
        found.push(...last.submissions.map(({ data }) => String(data.name)))
        requests += 1
      } while (last.next !== null)
      const { submissions } = await searchSubmissions(database().kysely, { formId, q: 'ada' }, 100)
      expect(found).toEqual(submissions.map(({ data }) => data.name))
      expect(found).toHaveLength(10)
      expect(requests).toBeGreaterThanOrEqual(10 / limit)
    },
  )

  test('a search that has found nothing yet says where to go on, and one that is done does not', async () => {
    const formId = await aFullForm()
    const search = (after?: Found['next']) =>
      searchSubmissions(database().kysely, { formId, q: 'nobody', after: after ?? undefined }, 10, {
        rowsAtATime: 50,
        searchMs: 0,
      })
    const first = await search()
    expect(first).toEqual({ submissions: [], next: expect.anything() })
    expect(await search(first.next)).toEqual({ submissions: [], next: null })
  })

  test('what is found is counted by version, however many are looked at at a time', async () => {
    const formId = await aFullForm()
    for (const rowsAtATime of [1, 7, 54, 55, 56]) {
      const pace = { rowsAtATime, searchMs: 60_000 }
      const count = async (q?: string) =>
        (await countVersions(database().kysely, { formId, q }, pace)).counts
      expect(await count()).toEqual(
        new Map([
          [1, 28],
          [2, 27],
        ]),
      )
      expect([...(await count('eve')).values()].reduce((sum, one) => sum + one, 0)).toBe(5)
      expect(await count('nobody')).toEqual(new Map())
    }
  })
})
