import { english } from '@ramiform/core/built-in-texts/en'
import type { Field } from '@ramiform/core/field'
import { createFilling } from '@ramiform/core/filling/filling'
import { allInputs } from '@ramiform/fields/all-inputs'
import { answerRules } from '@ramiform/fields/answer-rules'
import { WordsContext } from '@ramiform/fields/words'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bodyOf } from './body-of.ts'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'
import { Review } from './Review.tsx'
import { withTexts } from './with-texts.tsx'

const note: Field = {
  id: 'note',
  type: 'statement',
  label: 'House rules',
  description: '**Dogs** stay [at home](https://example.org).\n\n- Boots\n- Gloves',
}
const name: Field = { id: 'name', type: 'text', label: 'Name', required: true }

function html(fields: readonly Field[], more: object = {}, answers: Record<string, string> = {}) {
  const schema = { fields, settings: {}, ...more }
  const Body = withTexts(bodyOf(schema))
  return renderToString(
    <InputsContext value={allInputs}>
      <FormFrame form={{ name: 'Test', schema }} words={english} Body={Body} answers={answers} />
    </InputsContext>,
  ).replaceAll('<!-- -->', '')
}

test('a statement is a heading and a text, with lists, links and no control', () => {
  const markup = html([note, name])
  expect(markup).toContain('<h2 class="rf-label" id="q-note" tabindex="-1">House rules</h2>')
  expect(markup).toContain('<p><strong>Dogs</strong> stay <a href="https://example.org"')
  expect(markup).toContain('<ul><li>Boots</li><li>Gloves</li></ul>')
  expect(markup).not.toContain('name="note"')
})

test('a statement without a title has no heading, and its text can have the focus', () => {
  const markup = html([{ ...note, label: '' }, name])
  expect(markup).not.toContain('<h2')
  expect(markup).toContain('<div class="rf-statement" id="q-note" tabindex="-1">')
})

test('only a picture at the start reaches the edges', () => {
  const image = `![Tree](/images/${'a'.repeat(64)})`
  expect(html([{ ...note, description: `${image}\n\nText` }])).toContain('data-picture')
  expect(html([{ ...note, description: `Text ${image}` }])).not.toContain('data-picture')
})

test('answers stand in the text, and their marks stay text', () => {
  const thanks = { ...note, description: 'Thanks, **{{name}}**' }
  expect(html([name, thanks], {}, { name: '*Ada*' })).toContain('Thanks, <strong>*Ada*</strong>')
})

test('in cards, a statement has no number and is not counted, also beside tables', () => {
  const settings = { displayStyle: 'single-card' }
  const count = (fields: readonly Field[], tables?: object) =>
    /role="status">([^<]*)</.exec(html(fields, { settings, tables }))?.[1]
  expect(count([note, name])).toBe('')
  expect(count([name, note])).toBe('1 of 1')
  const rows = ['a', 'b'].map(
    (id): Field => ({ id, type: 'radio', label: id, options: ['1'], table: 't' }),
  )
  expect(count([...rows, note, name], [{ id: 't' }])).toBe('1 of 2')
})

test('a page with nothing but a statement is shown, and is current at first', () => {
  const sections = ['one', 'two'].map((id) => ({ id, newPage: true }))
  const fields = [
    { ...note, section: 'one' },
    { ...name, section: 'two' },
  ]
  const markup = html(fields, { sections })
  expect(markup.match(/<div class="rf-page"[^>]*>/g)).toEqual([
    '<div class="rf-page">',
    '<div class="rf-page" hidden="">',
  ])
})

test('the review of answers lists no statement', () => {
  const schema = { fields: [note, name], settings: {} }
  const filling = createFilling(schema, { fieldTypes: answerRules, patterns: null })
  const shown: Partial<ComponentProps<typeof Review>> = {
    form: { name: 'Test', schema },
    filling,
    isShown: true,
  }
  const props = shown as ComponentProps<typeof Review>
  const markup = renderToString(
    <WordsContext value={english}>
      <Review {...props} />
    </WordsContext>,
  )
  expect(markup.match(/<dt>[^<]*/g)).toEqual(['<dt>Name'])
})
