import { expect, test } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Commits slowly and remembers each batch; `bad` rows are refused, as is their whole batch. */
function aGroup(options: { bad?: readonly number[]; goneAfter?: number; size?: number } = {}) {
  const batches: (readonly number[])[] = []
  let running = 0
  async function commit(rows: readonly number[]) {
    running += 1
    expect(running).toBe(1)
    batches.push(rows)
    await soon()
    running -= 1
    if (batches.length > (options.goneAfter ?? Number.POSITIVE_INFINITY)) throw new Error('gone')
    if (rows.some((row) => options.bad?.includes(row))) throw new Error('bad row')
    return rows.map((row) => `stored ${row}`)
  }
  const group = createGroupCommit<number, string>({
    commit,
    commitAgain: commit,
    isHopeless: (error) => error instanceof Error && error.message === 'gone',
    sizeOf: () => options.size ?? 100,
  })
  return { group, batches }
}

const count = (length: number) => Array.from({ length }, (_, index) => index)

test('a lone row is committed at once, without waiting for company', async () => {
  const { group, batches } = aGroup()
  const added = group.add(1)
  expect(batches).toEqual([[1]])
  expect(await added).toBe('stored 1')
})

test('rows that arrive while a batch is on its way form the next one, of 64 at most', async () => {
  const { group, batches } = aGroup()
  const added = await Promise.all(count(200).map((row) => group.add(row)))
  expect(added).toEqual(count(200).map((row) => `stored ${row}`))
  expect(batches.map(({ length }) => length)).toEqual([1, 64, 64, 64, 7])
  expect(batches.flat()).toEqual(count(200))
})

test('large rows travel in small batches, and the largest alone', async () => {
  const megabyte = aGroup({ size: 1024 * 1024 })
  await Promise.all(count(10).map((row) => megabyte.group.add(row)))
  expect(megabyte.batches.map(({ length }) => length)).toEqual([1, 4, 4, 1])
  const large = aGroup({ size: 5 * 1024 * 1024 })
  await Promise.all(count(3).map((row) => large.group.add(row)))
  expect(large.batches.map(({ length }) => length)).toEqual([1, 1, 1])
})

test('a refused row fails alone; the others of its batch are stored', async () => {
  const { group } = aGroup({ bad: [3, 7] })
  const results = await Promise.allSettled(count(12).map((row) => group.add(row)))
  const failed = count(12).filter((row) => results[row]?.status === 'rejected')
  expect(failed).toEqual([3, 7])
})

test('when the database is gone nobody waits for one try after the other', async () => {
  const { group, batches } = aGroup({ goneAfter: 1 })
  const results = await Promise.allSettled(count(50).map((row) => group.add(row)))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    count(50).map((row) => row === 0),
  )
  expect(batches).toHaveLength(2)
})

test('after a failure the next rows are committed as ever', async () => {
  const { group } = aGroup({ bad: [1] })
  await expect(group.add(1)).rejects.toThrow('bad row')
  expect(await group.add(2)).toBe('stored 2')
})

test('settled waits for everything that was added', async () => {
  const { group } = aGroup()
  let stored = 0
  for (const row of count(100)) {
    void group.add(row).then(() => {
      stored += 1
    })
  }
  await group.settled()
  expect(stored).toBe(100)
})
