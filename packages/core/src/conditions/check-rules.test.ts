import { describe, expect, test } from 'vitest'
import type { FormSchema } from '../form.ts'
import { aForm, allOf, anyOf, aRule, shownWhen, shownWhenAll } from '../testing/a-form.ts'
import { checkRules } from './check-rules.ts'

const messages = (form: FormSchema) => checkRules(form).map(({ message }) => message)

test('finished logic has no problems', () => {
  const form = aForm()
    .text('a')
    .text('b', shownWhen('a', 'is_empty'))
    .text('c', shownWhenAll(aRule('a', 'equals', 'x'), anyOf(aRule('b', 'contains', ' '))))
  expect(checkRules(form)).toEqual([])
})

describe('the four problems of a rule (spec section 5)', () => {
  test('no field, or a deleted field', () => {
    const form = aForm()
      .text('a', shownWhen('', 'is_empty'))
      .text('b', shownWhen('gone', 'is_empty'))
    expect(messages(form)).toEqual(['Rule 1: No field selected', 'Rule 1: No field selected'])
  })

  test('no condition, or an unknown one', () => {
    const form = aForm()
      .text('a')
      .text('b', shownWhen('a', '', 'x'))
      .text('c', shownWhen('a', 'sounds_like', 'x'))
    expect(messages(form)).toEqual([
      'Rule 1: No condition selected',
      'Rule 1: No condition selected',
    ])
  })

  test('no value, unless the condition needs none', () => {
    const form = aForm()
      .text('a')
      .text('b', shownWhen('a', 'equals'))
      .text('c', shownWhen('a', 'is_empty'))
    expect(checkRules(form)).toEqual([
      { fieldId: 'b', rule: 1, code: 'no_value', message: 'Rule 1: No value specified' },
    ])
  })

  test('a cycle, named by the labels on it', () => {
    const form = aForm()
      .text('plan', { label: 'Plan', ...shownWhen('size', 'is_empty') })
      .text('team', { label: 'Team', ...shownWhen('plan', 'is_empty') })
      .text('size', { label: 'Team size', ...shownWhen('team', 'is_empty') })
      .text('self', { label: 'Self', ...shownWhen('self', 'is_empty') })
      .text('other', { label: 'Other', ...shownWhen('plan', 'is_empty') })
    expect(messages(form)).toEqual([
      'Rule 1: Circular dependency detected: Plan → Team size → Team → Plan',
      'Rule 1: Circular dependency detected: Team → Plan → Team size → Team',
      'Rule 1: Circular dependency detected: Team size → Team → Plan → Team size',
      'Rule 1: Circular dependency detected: Self → Self',
    ])
  })
})

test('rules are counted in reading order over all groups, and named by id', () => {
  const form = aForm()
    .text('a')
    .text(
      'b',
      shownWhenAll(
        allOf(aRule('a', 'equals', '', 'third'), anyOf(aRule('', '', '', 'fourth'))),
        aRule('a', 'is_empty', '', 'first'),
        aRule('a', '', 'x', 'second'),
      ),
    )
  expect(checkRules(form).map(({ rule, ruleId, code }) => [rule, ruleId, code])).toEqual([
    [2, 'second', 'no_condition'],
    [3, 'third', 'no_value'],
    [4, 'fourth', 'no_field'],
    [4, 'fourth', 'no_condition'],
    [4, 'fourth', 'no_value'],
  ])
})
