import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useField } from '../../../editing/use-field.ts'
import { SelectedField } from './SelectedField.tsx'

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

const required = page.getByRole('switch', { name: 'Required' })
const onlyWhen = page.getByRole('button', { name: 'Required only when…' })

test('an answer can be required never, always, or when another answer is given', async () => {
  const { company, store } = await open()
  await expect.element(required).not.toBeChecked()
  await required.click()
  expect(company()?.required).toBe(true)
  await onlyWhen.click()
  expect(company()?.required).toBe(false)
  await page.getByRole('button', { name: 'Pro' }).click()
  expect(company()).toMatchObject({ required: false, requiredWhen: ofPro })
  await expect.element(page.getByText('Required when Plan is Pro.')).toBeVisible()
  await onlyWhen.click()
  expect(company()?.requiredWhen).toBeUndefined()
  await expect.element(onlyWhen).toHaveAttribute('aria-pressed', 'false')
  store.undo()
  expect(company()?.requiredWhen).toEqual(ofPro)
})

test('an answer that is always required loses its logic', async () => {
  const { company, store } = await open({ requiredWhen: ofPro })
  await expect.element(onlyWhen).toHaveAttribute('aria-pressed', 'true')
  await required.click()
  expect(company()?.required).toBe(true)
  expect(company()?.requiredWhen).toBeUndefined()
  await expect.element(onlyWhen).toHaveAttribute('aria-pressed', 'false')
  store.undo()
  expect(company()?.requiredWhen).toEqual(ofPro)
})

test('the question itself is not offered as a source', async () => {
  const { company } = await open()
  await onlyWhen.click()
  await page.getByRole('button', { name: 'Build it rule by rule' }).click()
  expect(company()?.requiredWhen).toMatchObject({ operator: 'AND' })
  await expect.element(page.getByRole('option', { name: /^Plan/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^Company/ })).not.toBeInTheDocument()
})

test('an option is offered only when another answer is given, and takes its condition along', async () => {
  const size: Field = { id: 'company', type: 'radio', label: 'Size', options: ['Small', 'Large'] }
  const { company, store } = await open(size)
  const large = page.getByRole('button', { name: 'Offer Large only when…' })
  await large.click()
  await expect.element(large).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Pro', exact: true }).click()
  expect(company()?.optionsWhen).toEqual([{ option: 'Large', when: ofPro }])
  await expect.element(page.getByText('Offered when Plan is Pro.')).toBeVisible()
  await expect.element(large).toHaveTextContent('only when')
  await page.getByLabelText('Option 2', { exact: true }).fill('Huge')
  expect(company()?.optionsWhen).toEqual([{ option: 'Huge', when: ofPro }])
  await page.getByRole('button', { name: 'Remove option 2, Huge' }).click()
  expect(company()?.optionsWhen).toBeUndefined()
  store.undo()
  expect(company()?.optionsWhen).toEqual([{ option: 'Huge', when: ofPro }])
})

test('options can be shuffled by keys, as one step', async () => {
  const size: Field = { id: 'company', type: 'select', label: 'Size', options: ['S', 'L'] }
  const { company, store } = await open(size)
  const shuffle = page.getByRole('switch', { name: 'Shuffle' })
  await expect.element(shuffle).not.toBeChecked()
  ;(shuffle.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(shuffle).toBeChecked()
  expect(company()).toEqual({ ...company(), ...size, shuffle: true })
  store.undo()
  expect(company()?.shuffle).toBeUndefined()
  store.redo()
  await userEvent.keyboard(' ')
  expect(JSON.stringify(company())).not.toContain('shuffle')
})

test('a text question has no options to offer or to shuffle', async () => {
  await open()
  expect(page.getByRole('switch', { name: 'Shuffle' }).query()).toBeNull()
  expect(page.getByRole('button', { name: /^Offer/ }).query()).toBeNull()
})

test('Undo after “No limit” restores exactly the latest day that it replaced', async () => {
  const date: Field = { id: 'company', type: 'date', label: 'Day', latest: '2027-05-07' }
  const { company, store } = await open(date)
  await page.getByRole('button', { name: 'More settings' }).click()
  const latest = page.getByLabelText('Latest date', { exact: true })
  const choose = (kind: string) => latest.selectOptions(kind)
  await expect.element(page.getByLabelText('Latest date: day')).toHaveValue('2027-05-07')
  await page.getByLabelText('Latest date: day').fill('2027-06-01')
  await choose('No limit')
  expect(company()?.latest).toBeUndefined()
  store.undo()
  expect(company()?.latest).toBe('2027-06-01')
  await expect.element(page.getByLabelText('Latest date: day')).toHaveValue('2027-06-01')
  store.undo()
  expect(company()?.latest).toBe('2027-05-07')
  await choose('Days after today')
  await page.getByLabelText('Latest date: number of days').fill('30')
  await userEvent.tab()
  expect(company()?.latest).toBe(30)
  await choose('No limit')
  store.undo()
  expect(company()?.latest).toBe(30)
  store.undo()
  expect(company()?.latest).toBe(7)
  store.undo()
  expect(company()).toMatchObject(date)
})

test('a choice starts with a default answer, which follows its option', async () => {
  const size: Field = { id: 'company', type: 'checkbox', label: 'Size', options: ['S', 'L'] }
  const { company, store } = await open(size)
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByRole('button', { name: 'Add default option' }).click()
  expect(company()?.defaultAnswer).toEqual(['S'])
  await page.getByLabelText('Option 1', { exact: true }).fill('Small')
  expect(company()?.defaultAnswer).toEqual(['Small'])
  await page.getByRole('button', { name: 'Remove option 1, Small' }).click()
  expect(company()?.defaultAnswer).toBeUndefined()
  store.undo()
  expect(company()?.defaultAnswer).toEqual(['Small'])
})

test('a question has an error message of its own, and an empty one is none', async () => {
  const { company } = await open()
  await page.getByRole('button', { name: 'More settings' }).click()
  const message = page.getByLabelText('Error message')
  await message.fill('Which company?')
  expect(company()?.errorText).toBe('Which company?')
  await message.fill('')
  expect(company()?.errorText).toBeUndefined()
})

test('a statement has a text with marks, and no settings of answers', async () => {
  const { company, store } = await open({ type: 'statement', description: 'Bring boots' })
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toHaveTextContent('Bring boots')
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect.poll(() => company()?.description).toContain('**bold**')
  store.undo()
  await expect.poll(() => company()?.description).toBe('Bring boots')
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Width' })).toBeVisible()
  await expect.element(required).not.toBeInTheDocument()
  await expect.element(onlyWhen).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'More settings' })).not.toBeInTheDocument()
})
