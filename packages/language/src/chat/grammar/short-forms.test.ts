import { expect, test } from 'vitest'
import type { FieldRule } from '../meaning/meaning.ts'
import { readings, inShort as shortMeaning } from '../testing/readings.ts'
import type { Found, Reader } from './reader.ts'
import { dependsAt, inShort, notNeededAt } from './short-forms.ts'

const shown = (rules: readonly FieldRule[]) =>
  rules.map(({ field, shownWhen }) => `${field.id}: ${shortMeaning(shownWhen)}`).join('; ')
const rules = (
  rule: (reader: Reader, start: number) => readonly Found<readonly FieldRule[]>[],
  text: string,
) => readings(text, (reader) => rule(reader, 0), shown)[0]

test('a field with an arrow or a colon shows for what stands behind', () => {
  expect(rules(inShort, 'Company name -> only Business')).toBe('company: plan is Business')
  expect(rules(inShort, 'Company name: Business only')).toBe('company: plan is Business')
  expect(rules(inShort, 'Company name Business')).toBeUndefined()
})

test('“depends on” does not say how, so it is asked about', () => {
  expect(rules(dependsAt, 'Company name depends on account type')).toBe(
    'ask: For which answers to “Account type” should “Company name” show?',
  )
  expect(rules(dependsAt, 'Company name')).toBeUndefined()
})

test('“no ... needed” hides', () => {
  const effects = (rule: typeof notNeededAt, text: string) =>
    readings(
      text,
      (reader) => rule(reader, 0),
      (all) => all.map(({ field, shows }) => `${shows ? 'show' : 'hide'} ${field.id}`).join(),
    )[0]
  expect(effects(notNeededAt, 'no company name needed')).toBe('hide company')
  expect(effects(notNeededAt, 'company name needed')).toBeUndefined()
})
