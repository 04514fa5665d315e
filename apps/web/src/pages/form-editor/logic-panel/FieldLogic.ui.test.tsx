import type { AdvancedConditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useField } from '../canvas/use-field.ts'
import { FieldLogic } from './FieldLogic.tsx'

const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] }
const seats: Field = { id: 'seats', type: 'number', label: 'Seats' }
const company: Field = { id: 'company', type: 'text', label: 'Company' }

function LogicOfCompany() {
  const field = useField('company')
  return field === undefined ? null : <FieldLogic field={field} />
}

async function open(conditional?: Field['conditional'], others: readonly Field[] = [plan, seats]) {
  const own = conditional === undefined ? company : { ...company, conditional }
  const parts = editorParts(editedForm([...others, own]))
  await render(
    <InEditor parts={parts}>
      <LogicOfCompany />
    </InEditor>,
  )
  return { ...parts, logic: () => parts.field('company')?.conditional }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a new rule asks for its field, its condition and its value', async () => {
  const { logic } = await open()
  await button('Add logic').click()
  await expect.element(page.getByLabelText('Field')).toHaveFocus()
  await page.getByLabelText('Field').selectOptions('Plan')
  await page.getByLabelText('Condition').selectOptions('not_equals')
  await page.getByLabelText('Value').selectOptions('Free')
  expect(logic()).toEqual({ dependsOn: 'plan', condition: 'not_equals', value: 'Free' })
  await expect
    .element(page.getByText(/^Shown when/))
    .toHaveTextContent('Shown when Plan is not Free.')
})

test('Escape ends the change and returns the focus to the sentence', async () => {
  await open({ dependsOn: 'plan', condition: 'equals', value: 'Pro' })
  await button('is').click()
  await expect.element(page.getByLabelText('Condition')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('Condition')).not.toBeInTheDocument()
  await expect.element(button('Plan')).toHaveFocus()
})

test('another field empties a value that was one of the old options', async () => {
  const { logic } = await open({ dependsOn: 'plan', condition: 'equals', value: 'Pro' })
  await button('Plan').click()
  await page.getByLabelText('Field').selectOptions('Seats')
  expect(logic()).toMatchObject({ dependsOn: 'seats', value: '' })
})

test('a number is typed as one step to undo', async () => {
  const { logic, store } = await open({ dependsOn: 'seats', condition: 'greater_than', value: '' })
  await button('choose a value').click()
  await userEvent.keyboard('125{Enter}')
  expect(logic()).toMatchObject({ value: '125' })
  await expect.element(button('125')).toBeVisible()
  store.undo()
  expect(logic()).toMatchObject({ value: '' })
})

test('a value that is no longer an option stays, marked', async () => {
  await open({ dependsOn: 'plan', condition: 'equals', value: 'Gold' })
  await button('Gold').click()
  await expect
    .element(page.getByRole('option', { name: 'Gold (no longer an option)' }))
    .toHaveProperty('selected', true)
})

test('removing the only rule removes the logic', async () => {
  const { logic } = await open({ dependsOn: 'plan', condition: 'equals', value: 'Pro' })
  await button('Remove rule 1').click()
  expect(logic()).toBeUndefined()
  await expect.element(page.getByText('Always shown.')).toBeVisible()
})

test('in a long form the field picker searches, and warns of a field that would loop', async () => {
  const many = Array.from(
    { length: 20 },
    (_, index): Field => ({ id: `q${index}`, type: 'text', label: `Question ${index}` }),
  )
  const loop: Field = {
    ...{ id: 'loop', type: 'text', label: 'Reads company' },
    conditional: { dependsOn: 'company', condition: 'equals', value: 'x' },
  }
  const { logic } = await open({ dependsOn: 'q1', condition: 'equals', value: 'x' }, [
    ...many,
    loop,
  ])
  await button('Question 1').click()
  await page.getByRole('combobox', { name: /^Field: Question 1/ }).click()
  await userEvent.keyboard('reads')
  await expect.element(page.getByText(/creates a loop: /)).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}question 17{Enter}')
  expect(logic()).toMatchObject({ dependsOn: 'q17' })
})

const rule = (
  id: string,
  fieldId: string,
  condition: 'equals' | 'greater_than',
  value: string,
) => ({
  ...{ id, fieldId, condition, value },
})
const nested: AdvancedConditional = {
  operator: 'AND',
  rules: [rule('r1', 'plan', 'equals', 'Pro')],
  groups: [
    { id: 'g1', operator: 'OR', rules: [rule('r2', 'seats', 'greater_than', '5')], groups: [] },
  ],
}

test('a group switches between all and any', async () => {
  const { logic } = await open(nested)
  await button('Any of: one true rule is enough. Switch to All of').click()
  expect(logic()).toMatchObject({ operator: 'AND', groups: [{ operator: 'AND' }] })
})

test('a group gets a rule of its own, and goes with its rules', async () => {
  const { logic } = await open(nested)
  await button('Add rule').first().click()
  expect(logic()).toMatchObject({ rules: [{ id: 'r1' }], groups: [{ rules: [{ id: 'r2' }, {}] }] })
  await button('Remove group').click()
  expect(logic()).toMatchObject({ rules: [{ id: 'r1' }], groups: [] })
})

test('Ungroup keeps the rules', async () => {
  const { logic } = await open(nested)
  await button('More actions for this group').click()
  await page.getByRole('menuitem', { name: 'Ungroup and keep the rules' }).click()
  expect(logic()).toMatchObject({ rules: [{ id: 'r1' }, { id: 'r2' }], groups: [] })
})

test('Alt and an arrow key move a rule into the group below, and Undo takes it back', async () => {
  const { logic, store } = await open(nested)
  await button('Plan').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Plan')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(logic()).toMatchObject({ rules: [], groups: [{ rules: [{ id: 'r1' }, { id: 'r2' }] }] })
  store.undo()
  expect(logic()).toMatchObject({ rules: [{ id: 'r1' }] })
})

test('a rule is duplicated and wrapped in a group of its own', async () => {
  const { logic } = await open(nested)
  await button('Plan').click()
  await button('Duplicate').click()
  expect(logic()).toMatchObject({ rules: [{ value: 'Pro' }, { value: 'Pro' }] })
  await button('Wrap in group').click()
  expect(logic()).toMatchObject({ rules: [{ value: 'Pro' }] })
  expect((logic() as AdvancedConditional).groups).toHaveLength(2)
})
