import { english } from '@ramiform/core/built-in-texts/en'
import { allInputs } from '@ramiform/fields/all-inputs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { withMarks } from './with-marks.tsx'
import { withSections } from './with-sections.tsx'
import { withTables } from './with-tables.tsx'
import { withTexts } from './with-texts.tsx'

type Body = Parameters<typeof withMarks>[0]
const description = 'Read **all** of\n[the *rules*](https://example.org/a?b&c) <b>'
const expected =
  'Read <strong>all</strong> of<!-- -->\n<!-- --><a href="https://example.org/a?b&amp;c"'
const fields = [
  { id: 'name', type: 'text', label: 'Name', section: 's' },
  { id: 'age', type: 'number', label: 'Age', section: 's', description, markedDescription: true },
] as const

const html = (Body: Body, more: object = {}, answers: Record<string, string> = {}) =>
  renderToString(
    <InputsContext value={allInputs}>
      <FormFrame
        form={{ name: 'Test', schema: { fields, settings: {}, ...more } }}
        words={english}
        Body={Body}
        answers={answers}
      />
    </InputsContext>,
  )

test.each([
  ['standard', StandardForm],
  ['single card', SingleCardForm],
])('a description of a %s form has emphasis and links, and no other markup', (_, Plain) => {
  const markup = html(withMarks(Plain))
  expect(markup.replaceAll('<!-- -->', '')).toContain(expected.replaceAll('<!-- -->', ''))
  expect(markup).toContain('rel="noopener noreferrer nofollow"')
  expect(markup).toContain('<em>rules</em>')
  expect(markup).toContain('&lt;b&gt;')
})

test('without the switch, the marks are text', () => {
  const plain = fields.map(({ id, type, label }) => ({ id, type, label, description: '**all** *' }))
  expect(html(withMarks(StandardForm), { fields: plain })).toContain('**all** *')
})

test('rows of a table and questions of a section have them, too', () => {
  const rows = ['a', 'b'].map((id) => ({
    ...{ id, type: 'radio', label: id, options: ['1', '2'], table: 't', section: 's' },
    ...{ description: '**bold**', markedDescription: true },
  }))
  const parts = { fields: rows, tables: [{ id: 't' }], sections: [{ id: 's', title: 'S' }] }
  const markup = html(withMarks(withSections(withTables(StandardForm))), parts)
  expect(markup.match(/<strong>bold<\/strong>/g)).toHaveLength(2)
})

test('an answer in such a description is never markup, also in a link', () => {
  const marked = {
    ...{ id: 'age', type: 'number', label: 'Age', markedDescription: true },
    description: '**Hi {{name}}** [go](https://example.org/?n={{name}})',
  }
  const answers = { name: '](javascript:alert(1)) **b** [x](https://evil.example)' }
  const markup = html(
    withTexts(withMarks(StandardForm)),
    { fields: [{ id: 'name', type: 'text', label: 'Name' }, marked] },
    answers,
  )
  expect(markup).toContain(
    '<strong>Hi ](javascript:alert(1)) **b** [x](https://evil.example)</strong>',
  )
  expect(markup).toContain('href="https://example.org/?n=%5D(javascript')
  expect(markup).not.toContain('href="https://evil.example')
})
