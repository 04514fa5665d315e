import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useField } from '../../../editing/use-field.ts'
import { Jumps } from './Jumps.tsx'
import { useRuleSchema } from './use-rule-schema.ts'

const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Gold'] }
const question = (id: string, conditional?: Field['conditional']): Field => ({
  id,
  type: 'text',
  label: id,
  ...(conditional && { conditional }),
})
const unlessGold = { dependsOn: 'plan', condition: 'not_equals', value: 'Gold' }
const add = page.getByRole('button', { name: 'Add a jump' })
const target = page.getByRole('combobox', { name: 'If Gold, go to' })

async function addFor(answer: string) {
  await add.click()
  await page.getByRole('menuitem', { name: `If ${answer}` }).click()
}

function JumpsOfPlan() {
  const field = useField('plan')
  const schema = useRuleSchema()
  return field === undefined ? null : <Jumps field={field} schema={schema} />
}

async function open(later: readonly Field[], first: Field = plan) {
  const parts = editorParts(editedForm([first, ...later]))
  await render(
    <InEditor parts={parts}>
      <JumpsOfPlan />
    </InEditor>,
  )
  const logic = () => later.map(({ id }) => parts.field(id)?.conditional)
  return { ...parts, logic }
}

test('an answer gets a jump, a farther target and none again, each undone at once', async () => {
  const { store, said, logic } = await open(['A', 'B', 'C'].map((id) => question(id)))
  await expect.element(page.getByText('Every answer leads to the next question.')).toBeVisible()
  await addFor('Gold')
  expect(logic()).toEqual([unlessGold, undefined, undefined])
  await expect.element(target).toHaveDisplayValue('B')
  await expect.element(target).toHaveFocus()
  await userEvent.selectOptions(target, 'the end of the form')
  expect(logic()).toEqual([unlessGold, unlessGold, unlessGold])
  store.undo()
  expect(logic()).toEqual([unlessGold, undefined, undefined])
  await page.getByRole('button', { name: 'Remove the jump for Gold' }).click()
  expect(logic()).toEqual([undefined, undefined, undefined])
  await expect.element(add).toHaveFocus()
  expect(said).toEqual(['Jump added', 'Jump changed', 'Jump removed'])
})

test('rules that hide questions for an answer are read as a jump', async () => {
  await open([question('A', unlessGold), question('B', unlessGold), question('C')])
  await expect.element(target).toHaveDisplayValue('C')
})

test('a jump by other rules says whose they are, and leads there', async () => {
  const { store } = await open([
    question('A', { dependsOn: 'plan', condition: 'equals', value: 'Gold' }),
    question('B'),
  ])
  await expect.element(page.getByText('If Free, go to B')).toBeVisible()
  await page.getByRole('button', { name: 'A', exact: true }).click()
  expect(store.getState().selected).toBe('A')
})

test('no jumps after a choice of several, or with one question left', async () => {
  await open([question('A'), question('B')], { ...plan, type: 'checkbox' })
  await expect.element(add).not.toBeInTheDocument()
  await open([question('A')])
  await expect.element(add).not.toBeInTheDocument()
})

test('a question on which the source depends cannot be skipped', async () => {
  const first = { ...plan, conditional: { dependsOn: 'B', condition: 'is_empty', value: '' } }
  await open(
    ['A', 'B', 'C'].map((id) => question(id)),
    first,
  )
  await addFor('Gold')
  expect(target.element().textContent).toBe('B')
})
