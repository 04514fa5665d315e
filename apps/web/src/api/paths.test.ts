import { calls } from '@ramiform/contract/calls'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every call of the contract has its line, and no other', () => {
  const contract = Object.entries(calls).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
  ])
  expect(paths).toEqual(Object.fromEntries(contract))
})
