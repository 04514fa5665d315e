import type { Field } from '@ramiform/core/field'
import { emptySchema } from '@ramiform/core/form'
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

test('rules of sections are listed, and lead to their sections', async () => {
  const conditional = { dependsOn: 'plan', condition: 'equals', value: 'Yes' } as const
  const sections = [
    { id: 's1', title: 'Always' },
    { id: 's2', title: 'Later', conditional },
  ]
  const fields = [asked, { id: 'b', type: 'text', label: 'B', section: 's2' }]
  const parts = editorParts(editedForm([], { schema: { ...emptySchema(), fields, sections } }))
  await render(
    <InEditor parts={parts}>
      <LogicIndex />
    </InEditor>,
  )
  await expect
    .element(page.getByText('0 of 2 questions and 1 section have a rule. Select one to edit it.'))
    .toBeVisible()
  await expect.element(page.getByText(/always shown/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Section Later/ }).click()
  expect(parts.store.getState().selected).toBe('s2')
})
