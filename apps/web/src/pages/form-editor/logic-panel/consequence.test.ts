import { checkRules } from '@ramiform/core/conditions/check-rules'
import { rulesOf } from '@ramiform/core/conditions/condition'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { consequence } from './consequence.ts'

function said(logic: ReturnType<typeof shownWhen>) {
  const form = aForm().text('a').text('b', logic)
  return consequence(checkRules(form), rulesOf(logic.conditional))
}

test.each([
  [shownWhen('a', 'equals'), 'This rule is never true until it has a value.'],
  [shownWhen('a', 'not_equals'), 'This rule is always true until it has a value.'],
  [shownWhen('', 'equals', 'x'), 'This rule is never true until it has a field.'],
  [shownWhen('', 'is_empty'), 'This rule is always true until it has a field.'],
  [shownWhen('a', '', 'x'), 'This rule is always true until it has a condition.'],
  [shownWhen('b', 'is_empty'), 'In this rule the other field counts as empty.'],
  [
    shownWhenAll(aRule('a', 'equals'), aRule('a', 'contains')),
    'Until they are finished, these rules are always true or never true.',
  ],
])('an unfinished rule says what it means meanwhile (%#)', (logic, sentence) => {
  expect(said(logic)).toBe(sentence)
})
