import { calls } from '@ramiform/contract/calls'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the table lists exactly the calls of the contract', () => {
  const contract = Object.entries(calls).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
  ])
  expect(paths).toEqual(Object.fromEntries(contract))
})
