import { expect, test } from 'vitest'
import { joinCalls } from './join-calls.ts'

test('calls of one turn are one call, and calls during it are the next one', async () => {
  const asked: number[][] = []
  let open = () => {}
  const double = joinCalls(async (items: readonly number[]) => {
    asked.push([...items])
    if (asked.length === 1) await new Promise<void>((resolve) => (open = resolve))
    return items.map((item) => item * 2)
  })
  const first = [double(1), double(2)]
  await expect.poll(() => asked).toEqual([[1, 2]])
  const second = [double(3), double(4)]
  open()
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8])
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a failed call fails its items only', async () => {
  const call = joinCalls(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('refused')
    return items
  })
  const bad = Promise.allSettled([call('bad'), call('beside')])
  expect((await bad).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await call('good')).toBe('good')
})
