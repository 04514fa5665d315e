import { english } from '@ramiform/core/built-in-texts/en'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { allInputs } from '@ramiform/fields/all-inputs'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodyOf } from './body-of.ts'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'

const whenGood = { conditional: { dependsOn: 'food', condition: 'equals', value: 'Good' } }
const row = { type: 'radio', options: ['Good', 'Poor'], table: 't' }
const food: Field = { ...row, id: 'food', label: 'Food' }

async function show(schema: FormSchema) {
  const Body = bodyOf(schema)
  await render(
    <InputsContext value={allInputs}>
      <FormFrame form={{ name: 'Test', schema }} words={english} Body={Body} />
    </InputsContext>,
  )
}

/** Everything that screen readers were told. */
const told = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
const chooseGood = () => page.getByRole('radio', { name: 'Good' }).first().click()

test('with pages, questions and statements of the page are announced, and later ones are not', async () => {
  await show({
    fields: [
      { id: 'food', type: 'radio', label: 'Food', options: ['Good', 'Poor'], section: 'one' },
      { id: 'here', type: 'text', label: 'Here', section: 'one', ...whenGood },
      { id: 'later', type: 'text', label: 'Later', section: 'two', ...whenGood },
      { id: 'note', type: 'statement', label: 'Note', section: 'two', ...whenGood },
    ],
    sections: [
      { id: 'one', title: 'One' },
      { id: 'two', title: 'Two', newPage: true },
    ],
    settings: {},
  })
  await chooseGood()
  await expect.poll(told).toContain('New question: Here')
  expect(told().join()).not.toMatch(/Later|Note/)
})

test('in cards, rows of the shown matrix are announced, and rows of a later one are not', async () => {
  await show({
    fields: [
      food,
      { ...row, id: 'wine', label: 'Wine', ...whenGood },
      { ...row, id: 'room', label: 'Room', table: 'u' },
      { ...row, id: 'bath', label: 'Bath', table: 'u', ...whenGood },
    ],
    tables: [
      { id: 't', title: 'How was it?' },
      { id: 'u', title: 'And this?' },
    ],
    settings: { displayStyle: 'single-card' },
  })
  await chooseGood()
  await expect.poll(told).toContain('New question: Wine')
  expect(told().join()).not.toMatch(/Bath/)
})
