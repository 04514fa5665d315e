import { inWords } from '@ramiform/core/findings/finding'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { listKnownFindings } from '@ramiform/proving/listed-finding'
import { expect, test } from 'vitest'
import { fitsFilter, fitsSearch, nameOfEntry, ruleIndex, sentenceOf } from './rule-index.ts'

const schema = aForm()
  .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
  .text('company', { label: 'Company', ...shownWhen('plan', 'equals', 'Pro') })
  .text('vat', { label: 'VAT', ...shownWhen('plan', 'equals', 'Pro') })
  .text('order', { label: 'Order' })
  .text('note', { label: 'Note', ...shownWhen('plan', 'equals', 'Pro') })
  .text('end', { label: 'End', ...shownWhen('plan', 'equals', 'Gold') })
const known = listKnownFindings(schema, { fieldTypes, payments: undefined, patterns: null })
const findings = new Map([['end', known.filter(({ fieldId }) => fieldId === 'end')]])
const entries = ruleIndex(schema, findings)
const names = (list: typeof entries) => list.map(({ fields }) => fields.map(({ label }) => label))

test('fields in a row with the same rule are one entry', () => {
  expect(names(entries)).toEqual([['Company', 'VAT'], ['Note'], ['End']])
  expect(entries.map((entry) => inWords(sentenceOf(entry, schema)))).toEqual([
    'Plan is Pro',
    'Plan is Pro',
    'Plan is Gold',
  ])
})

test('the filter shows entries with problems or with hints', () => {
  expect(names(entries.filter((one) => fitsFilter(one, 'problems')))).toEqual([['End']])
  expect(names(entries.filter((one) => fitsFilter(one, 'hints')))).toEqual([])
})

test('the search finds names of fields and words of the sentence', () => {
  const found = (words: string) => names(entries.filter((one) => fitsSearch(one, words, schema)))
  expect(found('vat')).toEqual([['Company', 'VAT']])
  expect(found('is gold')).toEqual([['End']])
  expect(found('  ')).toHaveLength(3)
  expect(found('order')).toEqual([])
})

test('a section with a rule is an entry of its own before its fields', () => {
  const rule = { dependsOn: 'plan', condition: 'equals', value: 'Pro' } as const
  const inSections = {
    ...schema,
    sections: [
      { id: 'empty', title: 'Empty', conditional: rule },
      { id: 'more', title: 'More', conditional: rule },
      { id: 'free', title: 'Free' },
    ],
    fields: schema.fields.map((field) => ({
      ...field,
      ...(field.id === 'company' && { section: 'more' }),
      ...(field.id === 'vat' && { section: 'free' }),
    })),
  }
  const inOrder = ruleIndex(inSections, new Map())
  expect(inOrder.map(nameOfEntry)).toEqual([
    'Section More',
    'Company, VAT',
    'Note',
    'End',
    'Section Empty',
  ])
  const found = inOrder.filter((one) => fitsSearch(one, 'section more', inSections))
  expect(found.map(nameOfEntry)).toEqual(['Section More'])
})
