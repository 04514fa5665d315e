import { expect, test } from 'vitest'
import type { FormSchema } from '../form.ts'
import { aForm } from '../testing/a-form.ts'
import { findTextProblems } from './check-texts.ts'
import { inWords } from './finding.ts'

const lines = (schema: FormSchema) =>
  findTextProblems(schema).map(
    ({ severity, code, fieldId, fact, why }) =>
      `${severity} ${code} ${fieldId ?? '-'}: ${inWords(fact)} ${inWords(why)}`,
  )

test('texts that show answers given before have no findings', () => {
  const schema: FormSchema = {
    ...aForm()
      .text('a', { label: 'Name' })
      .text('b', { label: 'Hi {{a|you}} from {{h|}}' })
      .with({ successMessage: 'Bye {{a}} {{b}}', redirectUrl: 'https://x.org/{{b}}' }),
    hiddenFields: [{ id: 'h', name: 'from' }],
    endings: [{ id: 'e', message: '{{b|}}' }],
  }
  expect(lines(schema)).toEqual([])
})

test('a later question is a hint, with what visitors see', () => {
  const schema: FormSchema = {
    ...aForm()
      .text('a', { label: 'Name of {{b|your}} dog', description: '{{b}} {{a}}' })
      .text('b', { label: 'Your name?', section: 's' }),
    sections: [{ id: 's', title: 'For {{b}}' }],
  }
  expect(lines(schema)).toEqual([
    'hint text_later a: Name of [Your name?] dog shows the answer to “Your name?”, which does not come before it. Visitors see “your” instead.',
    'hint text_later s: For [Your name?] shows the answer to “Your name?”, which does not come before it. Visitors see nothing in its place.',
  ])
})

test('an id that names no question is a hint, once for each text’s owner', () => {
  const schema: FormSchema = {
    ...aForm().text('a', { label: 'Use {{x}} and {{y|z}}', description: '{{ no place }}' }),
    settings: { successMessage: '{{gone|you}}' },
  }
  expect(lines(schema)).toEqual([
    'hint text_unknown a: Use {{x}} and {{y|z}} names “x”, which is no question of this form. Visitors see the text with its braces.',
    'hint text_unknown -: The success message names “gone”, which is no question of this form. Visitors see the text with its braces.',
  ])
})

test('a table that names a later question, or none, is found at its first row', () => {
  const schema: FormSchema = {
    ...aForm().radio('a', ['1'], { label: 'Food', table: 't' }).text('b', { label: 'Name' }),
    tables: [{ id: 't', title: 'Rate {{b|us}}', description: '{{x}}' }],
  }
  expect(lines(schema)).toEqual([
    'hint text_later a: Rate [Name] shows the answer to Name, which does not come before it. Visitors see “us” instead.',
    'hint text_unknown a: Rate [Name] names “x”, which is no question of this form. Visitors see the text with its braces.',
  ])
})
