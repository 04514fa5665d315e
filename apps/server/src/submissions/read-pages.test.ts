import type { Submission } from '@ramiform/contract/calls'
import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'
import type { Found } from './search-sql.ts'

const submittedAt = '2026-11-21T12:00:00.000Z'

/** `count` submissions of so many characters each; what was asked of them is in `asked`. */
function aList(count: number, characters: number) {
  const asked: number[] = []
  let at = 0
  const read = async (_after: unknown, rows: number): Promise<Found> => {
    asked.push(rows)
    const length = Math.min(rows, count - at)
    at += length
    const data = { name: 'x'.repeat(characters) }
    const submissions = Array.from(
      { length },
      (_, index): Submission => ({
        id: `${at - length + index}`,
        submittedAt,
        formVersion: 1,
        data,
      }),
    )
    return { submissions, next: at < count ? { submittedAt: new Date(), id: '' } : null }
  }
  return { asked, read }
}

test.each([
  { count: 0, characters: 1 },
  { count: 1, characters: 1 },
  { count: 5_000, characters: 10 },
  { count: 300, characters: 100_000 },
])('all are read in order: %o', async ({ count, characters }) => {
  const { read } = aList(count, characters)
  const ids: string[] = []
  for await (const page of readPages(read)) ids.push(...page.map(({ id }) => id))
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => `${index}`))
})

test('pages of small answers grow, and those of large ones shrink to about a megabyte', async () => {
  const small = aList(5_000, 10)
  for await (const _page of readPages(small.read));
  expect(small.asked.slice(0, 3)).toEqual([100, 1_000, 1_000])
  const large = aList(300, 100_000)
  for await (const _page of readPages(large.read));
  expect(large.asked.slice(0, 3)).toEqual([100, 10, 10])
})

test('one page is read ahead, and no more once nobody asks', async () => {
  const { asked, read } = aList(5_000, 10)
  for await (const _page of readPages(read)) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(asked).toHaveLength(2)
    break
  }
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(asked).toHaveLength(2)
})

test('a page that cannot be read fails where it is asked for', async () => {
  const { read } = aList(5_000, 10)
  let calls = 0
  const pages = readPages(async (after, rows) => {
    calls += 1
    if (calls === 2) throw new Error('the database is gone')
    return read(after, rows)
  })
  expect((await pages.next()).value).toHaveLength(100)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await expect(pages.next()).rejects.toThrow('the database is gone')
})
