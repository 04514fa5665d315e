import { english } from '@ramiform/core/built-in-texts/en'
import { allInputs } from '@ramiform/fields/all-inputs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { withSections } from './with-sections.tsx'
import { withTables } from './with-tables.tsx'
import { withTexts } from './with-texts.tsx'

const schema = {
  fields: [
    { id: 'name', type: 'text', label: 'Name' },
    { id: 'age', type: 'number', label: '{{name|Hello}}, your age?', description: '{{name|}}' },
  ],
  settings: {},
}
const html = (
  Body: Parameters<typeof withTexts>[0],
  answers: Record<string, string>,
  more: object = {},
) =>
  renderToString(
    <InputsContext value={allInputs}>
      <FormFrame
        form={{ name: 'Test', schema: { ...schema, ...more } }}
        words={english}
        Body={withTexts(Body)}
        answers={answers}
        problems={[{ fieldId: 'age', code: 'required' }]}
      />
    </InputsContext>,
  )

test.each([
  ['standard', StandardForm],
  ['single card', SingleCardForm],
])('the server’s markup of a %s form shows answers and fallbacks in labels', (_, Body) => {
  const empty = html(Body, {})
  expect(empty).toContain('Hello, your age?')
  // An empty description is no description.
  expect(empty).not.toContain('rf-description')
  const filled = html(Body, { name: '<script>x</script>' })
  expect(filled).toContain('&lt;script&gt;x&lt;/script&gt;, your age?')
  expect(filled).not.toContain('<script>x')
  expect(filled).toContain('rf-description')
})

test('problems name the question with its answer', () => {
  expect(html(StandardForm, { name: 'Ada' })).toContain('Ada, your age? is required')
})

test('an answer in the Markdown of a section is never markup, also in a link', () => {
  const markup = html(
    withSections(StandardForm),
    { name: '](javascript:alert(1)) **b** a&b' },
    {
      sections: [{ id: 's', text: '**Hi {{name}}** [go](https://x.org/?n={{name}})' }],
      fields: schema.fields.map((field) =>
        field.id === 'age' ? { ...field, section: 's' } : field,
      ),
    },
  )
  expect(markup).toContain('<strong>Hi ](javascript:alert(1)) **b** a&amp;b</strong>')
  expect(markup).toContain('href="https://x.org/?n=%5D(javascript%3Aalert(1))%20**b**%20a%26b"')
})

test('tables show answers in their title and description, and own error messages do', () => {
  const row = { id: 'age', type: 'radio', label: 'Food', options: ['Good', 'Bad'], table: 't' }
  const more = {
    fields: [schema.fields[0], { ...row, errorText: 'Please answer, {{name|dear guest}}.' }],
    tables: [{ id: 't', title: 'Rate {{name|us}}', description: 'For {{name|everyone}}' }],
  }
  for (const Body of [StandardForm, SingleCardForm]) {
    const empty = html(withTables(Body), {}, more)
    expect(empty).toContain('>Rate us<')
    expect(empty).toContain('>For everyone<')
    expect(empty).toContain('Please answer, dear guest.')
    const filled = html(withTables(Body), { name: 'Ada' }, more)
    expect(filled).toContain('>Rate Ada<')
    expect(filled).toContain('Please answer, Ada.')
  }
})
