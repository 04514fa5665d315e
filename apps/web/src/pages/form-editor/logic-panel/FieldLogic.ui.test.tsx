import type { AdvancedConditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useField } from '../../../editing/use-field.ts'
import { FieldLogic } from './FieldLogic.tsx'
import { useRuleSchema } from './use-rule-schema.ts'

const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] }
const seats: Field = { id: 'seats', type: 'number', label: 'Seats' }
const company: Field = { id: 'company', type: 'text', label: 'Company' }

function LogicOfCompany() {
  const field = useField('company')
  const schema = useRuleSchema()
  return field === undefined ? null : <FieldLogic field={field} schema={schema} />
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

/** Chooses a source in the open list of the rule. */
async function choose(question: string) {
  await userEvent.keyboard(question)
  await page.getByRole('option', { name: new RegExp(`^${question}`) }).click()
}

test('one click on an option makes a typical rule, without an error on the way', async () => {
  const { logic, store, said } = await open()
  await expect.element(page.getByText('when Plan is')).toBeVisible()
  await page
    .getByRole('group', { name: 'when Plan is' })
    .getByRole('button', { name: 'Pro' })
    .click()
  expect(logic()).toEqual({ dependsOn: 'plan', condition: 'equals', value: 'Pro' })
  await expect.element(page.getByText(/^Shown when/)).toHaveTextContent('Shown when Plan is Pro.')
  await expect.element(page.getByText('Validation Errors:')).not.toBeInTheDocument()
  expect(said).toEqual(['Rule added'])
  store.undo()
  expect(logic()).toBeUndefined()
})

test('arrow keys move between the options of a question', async () => {
  await open()
  const free = page.getByRole('button', { name: 'Free' })
  free.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Pro' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(free).toHaveFocus()
})

test('three questions are offered, the nearest first, and the others on request', async () => {
  const more = ['A', 'B', 'C'].map(
    (label): Field => ({ id: label, type: 'select', label, options: ['Yes'] }),
  )
  await open(undefined, [plan, ...more])
  const asked = () =>
    page
      .getByText(/^when .* is$/)
      .elements()
      .map((one) => one.textContent)
  expect(asked()).toEqual(['when C is', 'when B is', 'when A is'])
  await button('1 more question').click()
  expect(asked()).toEqual(['when C is', 'when B is', 'when A is', 'when Plan is'])
})

test('a sentence is read, shown as understood, and used with Enter', async () => {
  const { logic } = await open()
  await page.getByLabelText('Or say it').fill('seats is greater than 5 and plan is pro')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText(/^Shown when/))
    .toHaveTextContent('Shown when Seats is greater than 5 and Plan is Pro.')
  expect(logic()).toBeUndefined()
  await userEvent.keyboard('{Enter}')
  expect(logic()).toMatchObject({
    operator: 'AND',
    rules: [
      { fieldId: 'seats', value: '5' },
      { fieldId: 'plan', value: 'Pro' },
    ],
  })
})

test('a sentence that is not understood stays, with the reason', async () => {
  await open()
  await page.getByLabelText('Or say it').fill('team is big')
  await button('Read this sentence').click()
  await expect.element(page.getByText(/“team is big”.*Try “when Plan is Free”/)).toBeVisible()
  await expect.element(page.getByLabelText('Or say it')).toHaveValue('team is big')
})

test('a rule built by hand asks for its parts, and errors show only after it is left', async () => {
  const { logic } = await open()
  await button('Build it rule by rule').click()
  await choose('Seats')
  await expect.element(page.getByText('Validation Errors:')).not.toBeInTheDocument()
  await page.getByLabelText('Condition').selectOptions('greater_than')
  await button('Done').click()
  await expect.element(page.getByText('Rule 1: No value specified')).toBeVisible()
  await expect.element(page.getByText('choose a value').last()).toBeVisible()
  await button('Show rule 1').click()
  await expect.element(page.getByLabelText('Value')).toHaveFocus()
  await userEvent.keyboard('4{Enter}')
  expect(logic()).toMatchObject({
    operator: 'AND',
    rules: [{ fieldId: 'seats', condition: 'greater_than', value: '4' }],
  })
  await expect.element(page.getByText('Validation Errors:')).not.toBeInTheDocument()
})

const budget: Field = { id: 'budget', type: 'number', label: 'Budget' }

test('the value of a rule can be the answer to another question, in one undo step', async () => {
  const before = {
    operator: 'AND',
    rules: [{ id: 'r1', fieldId: 'seats', condition: 'greater_than', value: '4' }],
    groups: [],
  } as const
  const { logic, store } = await open(before, [plan, budget, seats])
  await button('Seats is greater than 4').click()
  await button('Another answer').click()
  // Nothing changes until a question is chosen.
  expect(logic()).toEqual(before)
  await expect.element(page.getByRole('option', { name: /^Seats/ })).not.toBeInTheDocument()
  await choose('Budget')
  expect(logic()).toMatchObject({
    rules: [{ fieldId: 'seats', condition: 'greater_than', value: '', valueFrom: 'budget' }],
  })
  await button('Done').click()
  await expect.element(button('Seats is greater than Budget')).toBeVisible()
  await expect
    .element(page.getByText(/^Shown when/))
    .toHaveTextContent('Shown when Seats is greater than Budget.')
  await expect.element(page.getByText('Validation Errors:')).not.toBeInTheDocument()
  store.undo()
  expect(logic()).toEqual(before)
})

test('a condition without a value reads no other answer', async () => {
  const compared = {
    id: 'r1',
    fieldId: 'seats',
    condition: 'equals',
    value: '',
    valueFrom: 'budget',
  }
  const { logic } = await open({ operator: 'AND', rules: [compared], groups: [] }, [budget, seats])
  await button('Seats is Budget').click()
  await page.getByLabelText('Condition').selectOptions('is_empty')
  const { valueFrom: _, ...rule } = { ...compared, condition: 'is_empty' }
  expect(logic()).toEqual({ operator: 'AND', rules: [rule], groups: [] })
})

test('a rule goes back to a value', async () => {
  const compared = { dependsOn: 'seats', condition: 'equals', value: '', valueFrom: 'budget' }
  const { logic } = await open(compared, [plan, budget, seats])
  await button('Seats is Budget').click()
  await button('A value').click()
  expect(logic()).toEqual({ dependsOn: 'seats', condition: 'equals', value: '' })
  await page.getByLabelText('Value').fill('3')
  await userEvent.keyboard('{Enter}')
  expect(logic()).toEqual({ dependsOn: 'seats', condition: 'equals', value: '3' })
})

test('by keys, another answer is chosen and left again', async () => {
  const { logic } = await open({ dependsOn: 'seats', condition: 'equals', value: '3' }, [
    budget,
    seats,
  ])
  await button('Seats is 3').click()
  button('A value').element().focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await userEvent.keyboard('Budg{Enter}')
  expect(logic()).toEqual({
    dependsOn: 'seats',
    condition: 'equals',
    value: '',
    valueFrom: 'budget',
  })
})

test('a rule whose other question was deleted says so', async () => {
  await open({ dependsOn: 'seats', condition: 'equals', value: '', valueFrom: 'gone' })
  await expect.element(page.getByText('Rule 1: No field selected')).toBeVisible()
  await button('Show rule 1').click()
  await expect.element(page.getByRole('combobox', { name: 'Other question' })).toBeVisible()
})

test('Escape in a new rule removes it again', async () => {
  const { logic } = await open()
  await button('Build it rule by rule').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('combobox', { name: 'Field' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(logic()).toBeUndefined()
  await expect.element(page.getByRole('button', { name: 'Free' })).toHaveFocus()
})

test('Escape goes back to the rule as it was', async () => {
  const { logic } = await open({ dependsOn: 'plan', condition: 'equals', value: 'Pro' })
  await page.getByText('is', { exact: true }).click()
  await expect.element(page.getByLabelText('Condition')).toHaveFocus()
  await page.getByLabelText('Condition').selectOptions('not_equals')
  await page.getByLabelText('Value').selectOptions('Free')
  await userEvent.keyboard('{Escape}')
  expect(logic()).toEqual({ dependsOn: 'plan', condition: 'equals', value: 'Pro' })
  await expect.element(page.getByLabelText('Condition')).not.toBeInTheDocument()
  await expect.element(button('Plan is Pro')).toHaveFocus()
})

test('another field empties a value that was one of the old options', async () => {
  const { logic } = await open({ dependsOn: 'plan', condition: 'equals', value: 'Pro' })
  await button('Plan is Pro').click()
  await page.getByRole('combobox', { name: 'Field: Plan' }).click()
  await choose('Seats')
  expect(logic()).toMatchObject({ dependsOn: 'seats', value: '' })
})

test('a condition that does not fit the new field becomes its usual one', async () => {
  const days: Field = { id: 'days', type: 'checkbox', label: 'Days', options: ['Monday'] }
  const { logic } = await open({ dependsOn: 'plan', condition: 'equals', value: 'Pro' }, [
    plan,
    days,
  ])
  await button('Plan is Pro').click()
  await page.getByRole('combobox', { name: 'Field: Plan' }).click()
  await choose('Days')
  expect(logic()).toEqual({ dependsOn: 'days', condition: 'contains', value: '' })
})

test('a number is typed as one step to undo', async () => {
  const { logic, store } = await open({ dependsOn: 'seats', condition: 'greater_than', value: '' })
  await page.getByText('choose a value').last().click()
  await userEvent.keyboard('125{Enter}')
  expect(logic()).toMatchObject({ value: '125' })
  await expect.element(button('Seats is greater than 125')).toBeVisible()
  store.undo()
  expect(logic()).toMatchObject({ value: '' })
})

test('a value that is no longer an option stays, marked', async () => {
  await open({ dependsOn: 'plan', condition: 'equals', value: 'Gold' })
  await page.getByText('Gold').last().click()
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

test('the field picker searches, warns of a field that would loop, and says why others cannot be used', async () => {
  const many = Array.from(
    { length: 20 },
    (_, index): Field => ({ id: `q${index}`, type: 'text', label: `Question ${index}` }),
  )
  const loop: Field = {
    ...{ id: 'loop', type: 'text', label: 'Reads company' },
    conditional: { dependsOn: 'company', condition: 'equals', value: 'x' },
  }
  const photo: Field = { id: 'photo', type: 'file', label: 'Photo' }
  const { logic } = await open({ dependsOn: 'q1', condition: 'equals', value: 'x' }, [
    ...many,
    loop,
    photo,
  ])
  await button('Question 1 is x').click()
  await page.getByRole('combobox', { name: /^Field: Question 1/ }).click()
  await userEvent.keyboard('reads')
  await expect.element(page.getByText(/creates a loop: /)).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}photo{Enter}')
  await expect.element(page.getByText('A file has no answer to compare.')).toBeVisible()
  expect(logic()).toMatchObject({ dependsOn: 'q1' })
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
  button('Plan is Pro').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(logic()).toMatchObject({ rules: [], groups: [{ rules: [{ id: 'r1' }, { id: 'r2' }] }] })
  store.undo()
  expect(logic()).toMatchObject({ rules: [{ id: 'r1' }] })
})

test('keys that are pressed within one frame all move the rule', async () => {
  const { logic } = await open(nested)
  button('Plan is Pro').element().focus()
  const event = { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }
  for (let times = 0; times < 2; times += 1) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event))
    await Promise.resolve()
  }
  expect(logic()).toMatchObject({ rules: [], groups: [{ rules: [{ id: 'r2' }, { id: 'r1' }] }] })
})

async function more(action: string) {
  await button('More: Duplicate, Wrap in group').click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a rule is duplicated and wrapped in a group of its own', async () => {
  const { logic } = await open(nested)
  await button('Plan is Pro').click()
  await more('Duplicate')
  expect(logic()).toMatchObject({ rules: [{ value: 'Pro' }, { value: 'Pro' }] })
  await more('Wrap in group')
  expect(logic()).toMatchObject({ rules: [{ value: 'Pro' }] })
  expect((logic() as AdvancedConditional).groups).toHaveLength(2)
})

test('Up and Down move between rules, across groups', async () => {
  await open(nested)
  button('Plan is Pro').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button('Seats is greater than 5')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(button('Plan is Pro')).toHaveFocus()
})

test('every group shows Add rule and Add group without hover', async () => {
  await open(nested)
  await expect.element(button('Add rule')).toHaveLength(2)
  await expect.element(button('Add group')).toHaveLength(2)
  for (const one of [...button('Add rule').elements(), ...button('Add group').elements()]) {
    expect(getComputedStyle(one).opacity).toBe('1')
  }
})
