import { expect, test } from 'vitest'
import { nearestOption } from './nearest-option.ts'

test.each([
  ['Others', ['Anything', 'Vegan', 'Other'], 'Other'],
  ['in-person', ['Online', 'In person'], 'In person'],
  ['Cafe', ['Tea', 'Café'], 'Café'],
  ['Enterprise', ['Free', 'Pro'], null],
  ['Sushi', ['Anything', 'Vegan'], null],
  ['No', ['Yes', 'Not sure'], null],
  // Two options are equally near.
  ['Room D', ['Room A', 'Room B'], null],
  ['!!', ['a', 'b'], null],
])('%s among %j', (value, options, nearest) => {
  expect(nearestOption(value, options)).toBe(nearest)
})

test('very long options are compared in no time', () => {
  const options = Array.from({ length: 500 }, (_, index) => `${'word '.repeat(10_000)}${index}`)
  expect(nearestOption('word '.repeat(9_000), options)).toBeNull()
})
