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
  [shownWhen('a', 'equals'), 'Without a value, this rule is never true.'],
  [shownWhen('a', 'not_equals'), 'Without a value, this rule is always true.'],
  [shownWhen('', 'equals', 'x'), 'Without a field, this rule is never true.'],
  [shownWhen('', 'is_empty'), 'Without a field, this rule is always true.'],
  [shownWhen('a', '', 'x'), 'Without a condition, this rule is always true.'],
  [shownWhen('b', 'is_empty'), 'In this rule the other field counts as empty.'],
  [
    shownWhenAll(aRule('a', 'equals'), aRule('a', 'contains')),
    'Each unfinished rule is always true or never true.',
  ],
])('an unfinished rule says what it means meanwhile (%#)', (logic, sentence) => {
  expect(said(logic)).toBe(sentence)
})
