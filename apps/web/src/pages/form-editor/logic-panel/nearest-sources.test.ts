import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { nearestSources, nearSource } from './nearest-sources.ts'

const form = aForm()
  .radio('plan', ['Free', 'Pro', 'Pro', ''], { label: 'Plan' })
  .text('name', { label: 'Name' })
  .checkbox('days', ['Monday', 'Tuesday'], { label: 'Days' })
  .field('select', 'size', { options: ['S', 'M'], ...shownWhen('note', 'is_not_empty') })
  .text('note', { label: 'Note' })
  .text('more', { label: 'More' })
  .radio('after', ['Yes'], { label: 'After' })

const offered = (...ids: string[]) => nearestSources(form, ids).map(({ id }) => id)

test('earlier choice questions are offered, the nearest first', () => {
  expect(offered('more')).toEqual(['size', 'days', 'plan'])
})

test('a question that depends on the field is not offered', () => {
  expect(offered('note')).toEqual(['days', 'plan'])
})

test('for several fields, only questions before the first of them are offered', () => {
  expect(offered('more', 'days')).toEqual(['plan'])
})

test('each option has one rule, and checkboxes use contains', () => {
  const [days, plan] = nearestSources(form, ['note']).map(nearSource)
  expect(days?.operator).toBe('contains')
  expect(days?.rules).toEqual([
    { dependsOn: 'days', condition: 'contains', value: 'Monday' },
    { dependsOn: 'days', condition: 'contains', value: 'Tuesday' },
  ])
  expect(plan?.rules.map(({ value }) => value)).toEqual(['Free', 'Pro'])
})

test('*Other* has a rule, too', () => {
  const [food] = aForm().radio('food', ['Soup', 'Rice'], { other: 'Other' }).fields
  const rules = food ? nearSource(food).rules : []
  expect(rules.map(({ value }) => value)).toEqual(['Soup', 'Rice', 'Other'])
})
