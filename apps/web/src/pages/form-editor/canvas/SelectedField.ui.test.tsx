import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { SelectedField } from './SelectedField.tsx'
import { useField } from './use-field.ts'

const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] }
const company: Field = { id: 'company', type: 'text', label: 'Company', required: false }
const ofPro = { dependsOn: 'plan', condition: 'equals', value: 'Pro' }

function Company() {
  const field = useField('company')
  return field === undefined ? null : (
    <SelectedField field={field} problems={{}} onLogic={undefined} />
  )
}

async function open(members: Partial<Field> = {}) {
  const parts = editorParts(editedForm([plan, { ...company, ...members }]))
  await render(
    <InEditor parts={parts}>
      <Company />
    </InEditor>,
  )
  return { ...parts, company: () => parts.field('company') }
}

const need = (name: string) =>
  page.getByRole('group', { name: 'Required' }).getByRole('button', { name })

test('an answer can be required never, always, or when another answer is given', async () => {
  const { company, store } = await open()
  await expect.element(need('Never')).toHaveAttribute('aria-pressed', 'true')
  await need('Always').click()
  expect(company()?.required).toBe(true)
  await need('When…').click()
  await page.getByRole('button', { name: 'Pro' }).click()
  expect(company()).toMatchObject({ required: false, requiredWhen: ofPro })
  await expect.element(page.getByText('Required when Plan is Pro.')).toBeVisible()
  await need('Never').click()
  expect(company()?.requiredWhen).toBeUndefined()
  expect(company()?.required).toBe(false)
  store.undo()
  expect(company()?.requiredWhen).toEqual(ofPro)
  store.undo()
  expect(company()).toMatchObject({ required: true })
})

test('keys move between the three and open the logic', async () => {
  await open({ requiredWhen: ofPro })
  await expect.element(need('When…')).toHaveAttribute('aria-pressed', 'true')
  need('When…').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(need('Never')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(need('Never')).toHaveAttribute('aria-pressed', 'true')
})

test('the question itself is not offered as a source', async () => {
  const { company } = await open()
  await need('When…').click()
  await page.getByRole('button', { name: 'Build it rule by rule' }).click()
  expect(company()?.requiredWhen).toMatchObject({ operator: 'AND' })
  await expect.element(page.getByRole('option', { name: /^Plan/ })).toBeVisible()
  expect(page.getByRole('option', { name: /^Company/ }).query()).toBeNull()
})
