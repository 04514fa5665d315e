import { english } from '@ramiform/core/built-in-texts/en'
import type { FormSchema } from '@ramiform/core/form'
import { allInputs } from '@ramiform/fields/all-inputs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { withTexts } from './with-texts.tsx'
import { withValues } from './with-values.tsx'

const schema: FormSchema = {
  fields: [
    { id: 'guests', type: 'number', label: 'Guests: {{total|none}}' },
    {
      id: 'invoice',
      type: 'text',
      label: 'Invoice',
      conditional: { dependsOn: 'total', condition: 'greater_than', value: '100' },
    },
    { id: 'name', type: 'text', label: 'Name for {{total|none}}' },
  ],
  values: [
    {
      id: 'total',
      name: 'Total',
      type: 'number',
      formula: {
        kind: 'product',
        of: [
          { kind: 'answer', id: 'guests' },
          { kind: 'number', value: 12.5 },
        ],
      },
    },
  ],
  settings: {},
}

const html = (
  Body: Parameters<typeof withTexts>[0],
  answers: Record<string, string>,
  given = schema,
) =>
  renderToString(
    <InputsContext value={allInputs}>
      <FormFrame
        form={{ name: 'Test', schema: given }}
        words={english}
        Body={withValues(withTexts(Body))}
        answers={answers}
      />
    </InputsContext>,
  )

test('the server’s markup has what values show, in texts and as questions', () => {
  const empty = html(StandardForm, {})
  expect(empty).toContain('Name for none')
  expect(empty).toContain('data-hidden="true"')
  const filled = html(StandardForm, { guests: '10' })
  expect(filled).toContain('Name for 125')
  expect(filled).not.toContain('data-hidden="true"')
})

test('a value of an earlier visit is computed again', () => {
  const markup = html(StandardForm, { total: '500' })
  expect(markup).toContain('Name for none')
  expect(markup).toContain('data-hidden="true"')
})

test('in single card, too', () => {
  expect(html(SingleCardForm, {})).toContain('Guests: none')
  expect(html(SingleCardForm, { guests: '2' })).toContain('Guests: 25')
})

test('the server’s markup has the amount of a payment by value, or why there is none', () => {
  const [guests] = schema.fields
  const fee = { id: 'fee', type: 'payment', label: 'Fee', payment: { value: 'total' } }
  const paid: FormSchema = { ...schema, fields: [...(guests ? [guests] : []), fee] }
  const markup = (answers: Record<string, string>, given = paid) =>
    html(StandardForm, answers, given)
  expect(markup({ guests: '3' })).toContain('$37.50')
  expect(markup({ guests: '3', total: '1' })).toContain('$37.50')
  expect(markup({})).toContain('The amount depends on your answers and is not known yet.')
  expect(markup({ guests: '-3' })).toContain('Nothing is due for these answers.')
  const gone = markup({ guests: '3' }, { ...paid, values: [] })
  expect(gone).toContain('The owner of this form has not set an amount.')
})
