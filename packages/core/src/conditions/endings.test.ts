import { expect, test } from 'vitest'
import { type Ending, nameOfEnding } from '../ending.ts'
import { findProblems } from '../findings/find-problems.ts'
import { inWords } from '../findings/finding.ts'
import type { FormSchema } from '../form.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes as fieldTypes } from '../testing/field-types.ts'
import { checkRules } from './check-rules.ts'
import type { Conditional } from './condition.ts'
import { describeConditional } from './describe.ts'
import { endingOf, endingsAsFields } from './endings.ts'
import { withSectionsAsFields } from './parts-as-fields.ts'

const endings: readonly Ending[] = [
  { id: 'no', title: 'Sorry', ...shownWhen('plan', 'equals', 'Free') },
  { id: 'pro', message: 'Welcome', ...shownWhen('seats', 'greater_than', '5') },
  { id: 'rest', redirectUrl: 'https://example.org', ...shownWhen('plan', 'is_not_empty') },
]
const form: FormSchema = {
  ...aForm()
    .radio('plan', ['Free', 'Pro'])
    .number('seats', shownWhen('plan', 'equals', 'Pro')),
  endings,
}
const chosen = (answers: Record<string, string>, schema = form) =>
  endingOf(schema, answers, fieldTypes)?.id

test('the first ending whose logic holds is shown; without one, the success message is', () => {
  expect(chosen({})).toBeUndefined()
  expect(chosen({ plan: 'Free' })).toBe('no')
  expect(chosen({ plan: 'Pro', seats: '9' })).toBe('pro')
  expect(chosen({ plan: 'Pro', seats: '2' })).toBe('rest')
})

test('the answer of a hidden question does not count', () => {
  expect(chosen({ plan: 'Free', seats: '9' }, { ...form, endings: endings.slice(1, 2) })).toBe(
    undefined,
  )
})

test('the order decides, and an ending without logic ends the list', () => {
  expect(chosen({ plan: 'Free' }, { ...form, endings: endings.toReversed() })).toBe('rest')
  const always = { ...form, endings: [{ id: 'always' }, ...endings] }
  expect(chosen({ plan: 'Free' }, always)).toBe('always')
})

test('an ending reads hidden fields and sections hide their answers as everywhere', () => {
  const hidden = {
    ...form,
    hiddenFields: [{ id: 'h', name: 'source' }],
    endings: [{ id: 'fair', ...shownWhen('h', 'equals', 'fair') }],
  }
  expect(chosen({ h: 'fair' }, hidden)).toBe('fair')
  expect(chosen({ h: 'letter' }, hidden)).toBeUndefined()
})

test('a traditional form ignores logic, so only an ending without logic is shown', () => {
  const traditional = { ...form, settings: { mode: 'traditional' as const } }
  expect(chosen({ plan: 'Free' }, traditional)).toBeUndefined()
  expect(chosen({}, { ...traditional, endings: [...endings, { id: 'always' }] })).toBe('always')
})

test('as fields, at most one ending shows, and its own rules keep their numbers', () => {
  const [, second] = endingsAsFields(form)
  expect(second?.conditional).toMatchObject({
    groups: [
      { rules: [{ fieldId: 'seats', condition: 'greater_than', value: '5' }] },
      { rules: [{ fieldId: 'no', condition: 'is_empty' }] },
    ],
  })
  const schema = withSectionsAsFields(form)
  expect(inWords(describeConditional(second?.conditional as Conditional, schema))).toBe(
    'seats is greater than 5 and Ending: Sorry is not shown',
  )
  expect(findProblems(form, { fieldTypes })).toEqual([])
})

test('an unfinished rule of an ending is found, with its number', () => {
  const broken = {
    ...form,
    endings: [...endings, { id: 'x', ...shownWhen('gone', 'equals', 'x') }],
  }
  expect(checkRules(broken)).toMatchObject([{ fieldId: 'x', rule: 1, code: 'no_field' }])
})

test('an ending is named by its heading, its message or its number', () => {
  expect(endings.map((ending, at) => nameOfEnding(ending, at))).toEqual([
    'Ending: Sorry',
    'Ending: Welcome',
    'Ending 3',
  ])
  expect(nameOfEnding({ id: 'a', title: 'x'.repeat(50) }, 0)).toBe(`Ending: ${'x'.repeat(39)}…`)
})
