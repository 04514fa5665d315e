import { expect, test } from 'vitest'
import { aForm, aRule, shownWhen, shownWhenAll } from '../testing/a-form.ts'
import { checkRules } from './check-rules.ts'
import { wayRound, whatWouldLoop } from './loops.ts'

const form = aForm()
  .text('plan')
  .text('company', shownWhen('plan', 'is_not_empty'))
  .text('size', shownWhenAll(aRule('company', 'is_not_empty'), aRule('other', 'is_empty')))
  .text('other')
  .text('tax', shownWhen('size', 'is_not_empty'))

test('a field would loop over all that waits for it, and over nothing else', () => {
  expect(Object.fromEntries(whatWouldLoop(form, 'company'))).toEqual({
    size: ['company', 'size', 'company'],
    tax: ['company', 'tax', 'size', 'company'],
  })
  expect([...whatWouldLoop(form, 'plan').keys()]).toEqual(['company', 'size', 'tax'])
  expect([...whatWouldLoop(form, 'tax').keys()]).toEqual([])
})

test('a predicted cycle is the one that the rule check reports', () => {
  const [, ...others] = form.fields
  const chosen = {
    ...form,
    fields: [
      {
        ...form.fields[0],
        id: 'plan',
        type: 'text',
        label: 'plan',
        ...shownWhen('tax', 'is_empty'),
      },
      ...others,
    ],
  }
  const foretold = whatWouldLoop(form, 'plan').get('tax')?.join(' → ')
  expect(checkRules(chosen)[0]?.message).toBe(`Rule 1: Circular dependency detected: ${foretold}`)
  expect(wayRound(chosen, 'plan').join(' → ')).toBe(foretold)
})

test('a field outside cycles has no cycle, and a field that reads itself has the shortest one', () => {
  expect(wayRound(form, 'tax')).toEqual([])
  const self = aForm().text('a', shownWhen('a', 'is_empty'))
  expect(wayRound(self, 'a')).toEqual(['a', 'a'])
  expect(whatWouldLoop(self, 'a').size).toBe(0)
})
