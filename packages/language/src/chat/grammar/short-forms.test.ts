import { expect, test } from 'vitest'
import type { FieldRule } from '../meaning/meaning.ts'
import { readings, inShort as shortMeaning } from '../testing/readings.ts'
import type { Found, Reader } from './reader.ts'
import { dependsAt, inShort, labelledAt, notedAt, notInShort, notNeededAt } from './short-forms.ts'

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

test('a field with “not for” hides for what stands behind', () => {
  expect(rules(notInShort, 'Company name: not for Personal')).toBe('company: not(plan is Personal)')
  expect(rules(notInShort, 'Company name: not only for Personal')).toBeUndefined()
})

test('a note in brackets says when a field shows', () => {
  expect(rules(notedAt, 'Company name (only if account type is Business)')).toBe(
    'company: plan is Business',
  )
  expect(rules(notedAt, 'Company name - unless account type is Personal')).toBe(
    'company: not(plan is Personal)',
  )
  expect(rules(notedAt, 'Company name only Business')).toBeUndefined()
})

test('“depends on” does not say how, so it is asked about', () => {
  expect(rules(dependsAt, 'Company name depends on account type')).toBe(
    'ask: For which answers to “Account type” should “Company name” show?',
  )
  expect(rules(dependsAt, 'Company name')).toBeUndefined()
})

test('a label with a verb, and “no ... needed”, are effects', () => {
  const effects = (rule: typeof labelledAt, text: string) =>
    readings(
      text,
      (reader) => rule(reader, 0),
      (all) => all.map(({ field, shows }) => `${shows ? 'show' : 'hide'} ${field.id}`).join(),
    )[0]
  expect(effects(labelledAt, 'Company name: hide')).toBe('hide company')
  expect(effects(labelledAt, 'Company name hide')).toBeUndefined()
  expect(effects(notNeededAt, 'no company name needed')).toBe('hide company')
  expect(effects(notNeededAt, 'company name needed')).toBeUndefined()
})
