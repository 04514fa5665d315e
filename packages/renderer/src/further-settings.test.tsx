import { readFileSync } from 'node:fs'
import { english } from '@ramiform/core/built-in-texts/en'
import { createFilling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { showingPrices } from '@ramiform/fields/shared/shown-prices'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blocksOf, leadsOf } from './branches.ts'
import { FormView } from './FormView.tsx'

const { schema }: { schema: FormSchema } = JSON.parse(
  readFileSync(new URL('../../../examples/choices-and-numbers.json', import.meta.url), 'utf8'),
)
const markup = renderToStaticMarkup(
  <FormView form={{ name: 'Fair', schema: showingPrices(schema) }} words={english} />,
)

test('options are in columns, in the order of the form, around the text of Other', () => {
  expect(markup).toContain('<div class="rf-columns" data-columns="3"><div class="rf-options"')
  expect(markup).toMatch(
    /<div class="rf-other"><div class="rf-columns" data-columns="2"><div class="rf-options"/,
  )
  const values = [...markup.matchAll(/name="workshops"[^>]* value="([^"]+)"/g)]
  expect(values.map(([, value]) => value)).toEqual(schema.fields[0]?.options)
})

test('a unit is a second label of the input', () => {
  const id = /<input[^>]* id="([^"]+)"[^>]* name="jars"/.exec(markup)?.[1] ?? 'none'
  expect(
    [...markup.matchAll(/<label[^>]* for="([^"]+)"/g)].filter(([, of]) => of === id),
  ).toHaveLength(2)
  expect(markup).toContain(`<label for="${id}" dir="auto">jars</label>`)
})

test('prices are behind their options, which post the option alone', () => {
  expect(markup).toContain('Weekend (+€70.00)')
  expect(markup).toContain('Lunch (+€12.50)')
  expect(markup).not.toContain('value="Weekend (')
  expect(markup).not.toContain('Volunteer (')
})

test('no line is drawn from an option in a column', () => {
  const more = { dependsOn: 'workshops', condition: 'equals', value: 'Baking' }
  const lines = (columns: number | undefined) => {
    const workshops = { ...schema.fields[0], type: 'radio', columns } as FormSchema['fields'][0]
    const fields = [workshops, { id: 'more', type: 'text', label: 'More', conditional: more }]
    const form = { fields, settings: {} }
    const filling = createFilling(form, { fieldTypes, patterns: null }, { workshops: 'Baking' })
    const [block] = blocksOf(fields, form)
    return block && leadsOf(block, filling)
  }
  expect(lines(undefined)).not.toBeNull()
  expect(lines(2)).toBeNull()
})
