import { readFileSync } from 'node:fs'
import { english } from '@ramiform/core/built-in-texts/en'
import { createFilling } from '@ramiform/core/filling/filling'
import { createProgress } from '@ramiform/core/filling/progress'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FormView } from './FormView.tsx'
import { fillingByCard } from './filling-by-card.ts'

const { schema }: { schema: FormSchema } = JSON.parse(
  readFileSync(new URL('../../../examples/tables.json', import.meta.url), 'utf8'),
)

const markupOf = (form: FormSchema) =>
  renderToStaticMarkup(<FormView form={{ name: 'Supper', schema: form }} words={english} />)

describe('the markup of a table', () => {
  test('has column headers that name the controls, and a row header for each field', () => {
    const markup = markupOf(schema)
    const headers = [...markup.matchAll(/<th scope="col" id="([^"]+)">([^<]+)</g)]
    expect(headers.map(([, , text]) => text).slice(0, 5)).toEqual(schema.fields[1]?.options)
    expect(markup.match(/<th scope="row">/g)).toHaveLength(5)
    const food = markup.match(/<tbody id="row-food".*?<\/tbody>/)?.[0] ?? ''
    expect(food).toContain('role="group" aria-labelledby="q-food-label"')
    const named = [...food.matchAll(/aria-labelledby="(table-[^"]+)"/g)].map(([, id]) => id)
    expect(named).toEqual(headers.slice(0, 5).map(([, id]) => id))
    expect(food).toContain('aria-label="required"')
  })

  test('hides a row that does not apply, and a table without rows, from visitors with scripts', () => {
    const markup = markupOf(schema)
    expect(markup).toMatch(/<tbody id="row-wine"[^>]* data-hidden="true"/)
    expect(markup).not.toMatch(/<fieldset class="rf-field rf-table"[^>]* data-hidden/)
    const conditional = { dependsOn: 'drinks', condition: 'equals', value: 'Yes' }
    const fields = schema.fields.map((field) =>
      field.table === 'parts' ? { ...field, conditional } : field,
    )
    expect(markupOf({ ...schema, fields })).toMatch(
      /<fieldset class="rf-field rf-table"[^>]* data-hidden/,
    )
  })

  test.each(['standard', 'single-card'] as const)('has every control once (%s)', (displayStyle) => {
    const sections = [{ id: 's', title: 'The evening', newPage: true }]
    for (const form of [
      schema,
      { ...schema, sections, fields: schema.fields.map((field) => ({ ...field, section: 's' })) },
    ]) {
      const markup = markupOf({ ...form, settings: { displayStyle } })
      for (const { id } of schema.fields) {
        expect(markup.split(`id="row-${id}"`)).toHaveLength(2)
      }
      expect(markup.match(/type="radio"/g)).toHaveLength(2 + 3 * 5)
      expect(markup.match(/type="checkbox"/g)).toHaveLength(2 * 3)
    }
  })
})

describe('filling in by cards', () => {
  const start = () => {
    const filling = createFilling(schema, { fieldTypes, patterns: null, words: english })
    return fillingByCard(filling)
  }

  test('a table is one step, and the same step until something changes', () => {
    const cards = start()
    expect(cards.step()).toMatchObject({ index: 0, count: 3, isLast: false })
    expect(cards.step()).toBe(cards.step())
    expect(cards.next()).toBeNull()
    expect(cards.step()).toMatchObject({ index: 1, field: { id: 'welcome' } })
    cards.goTo('food')
    expect(cards.step()).toMatchObject({ index: 1, field: { id: 'welcome' } })
  })

  test('next finds the first row without an answer, and problems of other cards stay out', () => {
    const cards = start()
    cards.next()
    cards.setAnswer('welcome', 'Good')
    expect(cards.next()).toMatchObject({ fieldId: 'food', code: 'required' })
    expect(cards.problems().map(({ fieldId }) => fieldId)).toEqual(['food'])
    cards.setAnswer('food', 'Poor')
    expect(cards.next()).toBeNull()
    expect(cards.step()).toMatchObject({ index: 2, count: 4, field: { id: 'sorry' } })
    cards.previous()
    expect(cards.step()).toMatchObject({ index: 1, field: { id: 'welcome' } })
  })

  test('the progress is whole at the last card', () => {
    const cards = start()
    cards.setAnswer('drinks', 'No')
    cards.setAnswer('welcome', 'Good')
    cards.setAnswer('food', 'Good')
    cards.next()
    cards.next()
    expect(cards.step()).toMatchObject({ index: 2, isLast: true, field: { id: 'saturday' } })
    expect(createProgress(schema, cards, fieldTypes).current()).toEqual({
      share: 1,
      isSettled: true,
    })
  })
})
