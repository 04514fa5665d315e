import { operatorNames, operators, simpleOperators } from '@ramiform/core/conditions/operators'
import { expect, test } from 'vitest'
import { operatorChoices } from './operator-choices.ts'

test('what fits the source comes first, and nothing is left out or doubled', () => {
  for (const type of ['text', 'number', 'checkbox', 'radio', 'date', 'url', undefined]) {
    const { fitting, others } = operatorChoices(operatorNames, type, null)
    expect([...fitting, ...others].sort()).toEqual([...operatorNames].sort())
  }
  expect(operatorChoices(operatorNames, 'checkbox', null).fitting[0]).toBe('contains')
  const parts = operatorNames.filter((name) => operators[name].compares === 'part')
  expect(operatorChoices(operatorNames, 'number', null).others).toEqual(parts)
})

test('simple logic offers its three, and the one that is chosen already', () => {
  const { fitting, others } = operatorChoices(simpleOperators, 'radio', 'greater_than')
  expect(fitting).toEqual(['equals', 'not_equals'])
  expect(others).toEqual(['contains', 'greater_than'])
})
