import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { LogicIndex } from './LogicIndex.tsx'

const asked: Field = { id: 'plan', type: 'text', label: 'Plan' }
const withRules = (count: number) =>
  Array.from(
    { length: count },
    (_, at): Field => ({
      id: `f${at}`,
      type: 'text',
      label: `Field ${at}`,
      conditional: { dependsOn: 'plan', condition: 'equals', value: `Plan ${at}` },
    }),
  )
const rules = () => page.getByRole('button', { name: /^Field \d/ })

test('a long list renders its start, and a search looks through all rules', async () => {
  await render(
    <InEditor parts={editorParts(editedForm([asked, ...withRules(50)]))}>
      <div style={{ height: 300, overflow: 'auto' }}>
        <LogicIndex />
      </div>
    </InEditor>,
  )
  await expect.element(page.getByText(/^50 of 51 questions have a rule/)).toBeVisible()
  expect(rules().all()).toHaveLength(12)
  await expect.element(page.getByRole('button', { name: '38 more rules' })).toBeInTheDocument()
  await page.getByLabelText('Search rules').fill('field 49')
  await expect.element(page.getByRole('button', { name: /^Field 49/ })).toBeVisible()
  expect(rules().all()).toHaveLength(1)
})

test('the keyboard shows more rules too', async () => {
  await render(
    <InEditor parts={editorParts(editedForm([asked, ...withRules(13)]))}>
      <div style={{ height: 300, overflow: 'auto' }}>
        <LogicIndex />
      </div>
    </InEditor>,
  )
  page.getByRole('button', { name: '1 more rule' }).element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Field 12/ })).toBeInTheDocument()
})
