import { inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, allOf, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { listFindings } from './listed-finding.ts'
import { prove } from './prove.ts'

const found = (form: FormSchema) =>
  prove(form, { fieldTypes, patterns: null }).findings.map(
    ({ code, severity, message }) => `${severity} ${code}: ${message}`,
  )
const listed = (form: FormSchema) =>
  listFindings(form, prove(form, { fieldTypes, patterns: null }).findings, {
    fieldTypes,
    patterns: null,
  }).map(({ fact, why }) => `${inWords(fact)} ${inWords(why)}`)
const sources = aForm()
  .radio('plan', ['Free', 'Pro', 'Enterprise'], { label: 'Plan' })
  .number('seats', { label: 'Seats' })
const plan = (value: string) => aRule('plan', 'equals', value)
const above = (value: string) => aRule('seats', 'greater_than', value)

test('a rule beside one that is never true in a group has no finding of its own', () => {
  const form = sources.text('x', {
    label: 'Details',
    conditional: anyOf(plan('Free'), allOf(plan('Ultimate'), above('3'))),
  })
  expect(found(form)).toEqual([
    'error value_not_offered: Details: rule 2 is never true, because it needs Plan to be “Ultimate”, but Plan offers only Free, Pro and Enterprise.',
  ])
  const gone = sources.text('x', {
    label: 'Details',
    conditional: anyOf(plan('Free'), allOf(aRule('gone', 'equals', '5'), above('3'))),
  })
  expect(found(gone)).toEqual([
    'error source_missing: Details: rule 2 asks whether the answer to a deleted question is “5”, and deleted questions count as unanswered, so the rule is never true.',
  ])
})

test('a field that always shows for a reason that core knows has one finding', () => {
  const form = sources.text('x', {
    label: 'Details',
    ...shownWhen('plan', 'not_equals', 'Ultimate'),
  })
  expect(found(form)).toEqual([
    'error value_not_offered: Details is always shown: its rule needs Plan to be anything but “Ultimate”, and Plan offers only Free, Pro and Enterprise.',
  ])
})

test('a group of rules that is always true is one finding', () => {
  const form = sources.text('x', {
    label: 'Details',
    conditional: allOf(above('3'), anyOf(aRule('plan', 'is_empty'), aRule('plan', 'is_not_empty'))),
  })
  expect(found(form)).toEqual([
    'warning rule_always_holds: Details: a group of its rules, “Plan is empty or Plan is not empty”, is true whatever visitors answer, so the group can be removed.',
  ])
  expect(listed(form)).toEqual([
    'Details: a group of its rules has no effect. “Plan is empty or Plan is not empty” is true whatever visitors answer.',
  ])
})

const required = aForm().text('name', { label: 'Name', required: true })

test('questions that one required question hides before sending are one finding', () => {
  const tips = required
    .text('a', { label: 'Tip 1', ...shownWhen('name', 'is_empty') })
    .text('b', { label: 'Tip 2', ...shownWhen('name', 'is_empty') })
    .text('c', { label: 'Tip 3', ...shownWhen('name', 'is_empty') })
  expect(found(tips)).toEqual([
    'warning gone_before_sending: Answering Name hides Tip 1, Tip 2 and Tip 3, and Name is required, so they are always hidden when visitors send the form.',
  ])
  expect(listed(tips)).toEqual([
    'Tip 1, Tip 2 and Tip 3 are always hidden when visitors send the form. Answering Name hides them, and Name is required.',
  ])
})

test('and so are those that depend on such a question', () => {
  let form = required.text('g0', { label: 'Hint 0', ...shownWhen('name', 'is_empty') })
  for (let at = 1; at < 20; at += 1)
    form = form.text(`g${at}`, { label: `Hint ${at}`, ...shownWhen(`g${at - 1}`, 'is_not_empty') })
  expect(found(form)).toEqual([
    'warning gone_before_sending: Answering Name hides Hint 0, Hint 1, Hint 2 and 17 more, and Name is required, so they are always hidden when visitors send the form.',
  ])
  const [finding] = prove(form, { fieldTypes, patterns: null }).findings
  expect(finding?.alsoFieldIds).toHaveLength(19)
})

test('a question that only an option which is never offered would show is an error', () => {
  const form = sources
    .radio('menu', ['Meat', 'Vegan'], {
      label: 'Menu',
      optionsWhen: [{ option: 'Vegan', when: allOf(plan('Free'), plan('Pro')) }],
    })
    .text('x', { label: 'Details', ...shownWhen('menu', 'equals', 'Vegan') })
    .text('y', { label: 'More', ...shownWhen('x', 'is_not_empty') })
  expect(found(form)).toEqual([
    'error never_shown: Details and More are never shown, because they need “Vegan” of Menu, which is never offered: the option needs both “Plan is Free” and “Plan is Pro”, which cannot be true together.',
  ])
})

test('its conflict has only the rules that need the option', () => {
  const form = sources
    .radio('menu', ['Meat', 'Vegan'], {
      label: 'Menu',
      optionsWhen: [{ option: 'Vegan', when: allOf(plan('Free'), plan('Pro')) }],
    })
    .text('x', {
      label: 'Details',
      ...shownWhenAll(aRule('seats', 'greater_than', '1'), aRule('menu', 'equals', 'Vegan')),
    })
  const [finding] = prove(form, { fieldTypes, patterns: null }).findings
  expect(finding).toMatchObject({
    code: 'never_shown',
    fieldId: 'x',
    rules: [2],
    conflict: [
      { fieldId: 'x', rule: 2 },
      { fieldId: 'menu option 2', rule: 1 },
      { fieldId: 'menu option 2', rule: 2 },
    ],
  })
})

test('a rule that another question ensures is listed with the rule that reads that question', () => {
  const form = sources
    .radio('session', ['Morning', 'Evening'], {
      label: 'Session',
      ...shownWhen('plan', 'equals', 'Pro'),
    })
    .text('x', {
      label: 'Details',
      ...shownWhenAll(plan('Pro'), aRule('session', 'equals', 'Morning')),
    })
  expect(listed(form)).toEqual([
    'Rule 1 of Details is not needed. Details also needs “Session is Morning”, and Session is shown only when Plan is Pro.',
  ])
})

test('a rule that only repeats the bounds of its question is a hint that names them', () => {
  const form = aForm()
    .number('guests', { label: 'Guests', validation: { min: 1, max: 8 } })
    .text('x', {
      label: 'Names',
      ...shownWhenAll(aRule('guests', 'greater_than', '0'), aRule('guests', 'less_than', '5')),
    })
  expect(found(form)).toEqual([
    'hint redundant_rule: Names: rule 1, “Guests is greater than 0”, can be removed, because Names also needs “Guests is less than 5”, and that makes rule 1 true anyway, as Guests allows only answers from 1 to 8.',
  ])
})

test('where one rule is enough, the other one is named with the bounds', () => {
  const form = aForm()
    .number('guests', { label: 'Guests', validation: { min: 1, max: 8 } })
    .text('x', {
      label: 'Names',
      conditional: anyOf(aRule('guests', 'less_than', '9'), aRule('guests', 'greater_than', '0')),
    })
  expect(found(form)).toEqual([
    'hint redundant_rule: Names: rule 2, “Guests is greater than 0”, can be removed, because “Guests is less than 9” is true whenever rule 2 is, as Guests allows only answers from 1 to 8, and either rule shows Names.',
  ])
})

test('“is not empty” beside a comparison of the same answer is a hint', () => {
  const form = sources.text('x', {
    label: 'Details',
    ...shownWhenAll(aRule('seats', 'is_not_empty'), aRule('seats', 'less_than', '4')),
  })
  expect(found(form).map((one) => one.split(':')[0])).toEqual(['hint redundant_rule'])
})

test('a rule that stands twice says so', () => {
  const form = sources.text('x', {
    label: 'Details',
    ...shownWhenAll(plan('Free'), above('3'), plan('Free')),
  })
  expect(found(form)).toEqual([
    'warning redundant_rule: Details: rule 3, “Plan is Free”, can be removed, because rule 1 is the same.',
  ])
})

test('alternatives that exclude each other are named as they are joined', () => {
  const form = sources.text('x', {
    label: 'Details',
    conditional: allOf(plan('Free'), anyOf(plan('Pro'), plan('Enterprise'))),
  })
  expect(found(form)).toEqual([
    'error never_shown: Details is never shown, because no answers satisfy “Plan is Free, and either Plan is Pro or Plan is Enterprise”.',
  ])
})

test('a rule that contradicts or repeats that of its section says which section', () => {
  const inSection = (value: string): FormSchema => ({
    ...sources.text('x', { label: 'Details', section: 's', ...shownWhenAll(plan(value)) }),
    sections: [{ id: 's', title: 'Extras', ...shownWhenAll(plan('Pro')) }],
  })
  expect(found(inSection('Free'))).toEqual([
    'error never_shown: Details is never shown, because it needs “Plan is Free”, but its section Extras needs “Plan is Pro”.',
  ])
  expect(found(inSection('Pro'))).toEqual([
    'hint redundant_rule: Details: rule 1, “Plan is Pro”, can be removed, because its section Extras needs “Plan is Pro”.',
  ])
})

test('a gap is found between fields with two bounds, and named from end to end', () => {
  const between = (low: string, high: string) =>
    shownWhenAll(above(low), aRule('seats', 'less_than', high))
  const bands = sources
    .text('a', { label: 'Small', ...shownWhen('seats', 'less_than', '10') })
    .text('b', { label: 'Middle', ...between('10', '20') })
    .text('c', { label: 'Large', ...shownWhen('seats', 'greater_than', '25') })
  expect(found(bands)).toEqual([
    'hint gap: When Seats is 10, none of Small, Middle and Large is shown.',
  ])
  const wide = sources
    .text('a', { label: 'Small', ...shownWhen('seats', 'less_than', '10') })
    .text('c', { label: 'Large', ...shownWhen('seats', 'greater_than', '25') })
  expect(found(wide)).toEqual([
    'hint gap: When Seats is from 10 to 25, neither Small nor Large is shown.',
  ])
  const closed = sources
    .text('a', { label: 'Small', ...shownWhen('seats', 'less_than', '10') })
    .text('c', { label: 'Large', conditional: anyOf(above('10'), aRule('seats', 'equals', '10')) })
  expect(found(closed)).toEqual([])
})
