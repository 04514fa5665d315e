import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeField } from '../../../editing/draft/field-commands.ts'
import { changeName } from '../../../editing/draft/form-commands.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useFieldActions } from '../commands/use-field-actions.ts'
import { HiddenFieldsSection } from '../settings-panel/HiddenFieldsSection.tsx'
import { ValuesSection } from '../settings-panel/values/ValuesSection.tsx'
import { RulesAffected } from './RulesAffected.tsx'

const isGold = { dependsOn: 'plan', condition: 'equals', value: 'Gold' }
const isFair = { dependsOn: 'src', condition: 'equals', value: 'fair' }

const options = ['Free', 'Gold']
const form: FormSchema = {
  fields: [
    { id: 'plan', type: 'radio', label: 'Plan', options },
    { id: 'a', type: 'text', label: 'Details', conditional: isGold },
    { id: 'b', type: 'text', label: 'Company', requiredWhen: isGold },
    {
      id: 'g',
      type: 'radio',
      label: 'Gift',
      options,
      optionsWhen: [{ option: 'Gold', when: isGold }],
    },
  ],
  endings: [{ id: 'end', title: 'T', redirectUrl: 'https://example.com', conditional: isGold }],
  settings: {},
}

async function editing(schema: FormSchema) {
  const parts = editorParts(editedForm([], { schema }))
  function Parts() {
    const actions = useFieldActions()
    return (
      <>
        <RulesAffected />
        <button type="button" onClick={() => actions.remove('plan')}>
          Delete Plan
        </button>
        <HiddenFieldsSection />
        <ValuesSection />
      </>
    )
  }
  await render(
    <InEditor parts={parts}>
      <Parts />
    </InEditor>,
  )
  return parts
}
const undo = page.getByRole('button', { name: 'Undo', exact: true })
const notice = (words: string) =>
  expect.element(page.getByText(words, { exact: true })).toBeVisible()

test('a deleted question names all rules that went with it, and the ending that lost its last one', async () => {
  const { store } = await editing(form)
  await page.getByRole('button', { name: 'Delete Plan' }).click()
  await notice('Plan deleted, with 4 rules that used it. “Ending: T” now shows to everybody.')
  await undo.click()
  expect(store.getState().draft.schema).toEqual(form)
})

test('Undo of a deleted question brings its ending’s rule back after later changes, too', async () => {
  const { store } = await editing(form)
  await page.getByRole('button', { name: 'Delete Plan' }).click()
  store.run(changeName('Renamed'))
  await undo.click()
  await expect.poll(() => store.getState().draft.schema.endings).toEqual(form.endings)
})

test.each([
  ['hidden field', { hiddenFields: [{ id: 'src', name: 'src' }] }],
  [
    'value',
    { values: [{ id: 'src', name: 'src', type: 'text', formula: { kind: 'text', value: 'x' } }] },
  ],
] as const)(
  'a deleted %s names its rules, the ending and the texts in one notice',
  async (what, source) => {
    const { store } = await editing({
      ...form,
      ...source,
      fields: [{ id: 'a', type: 'text', label: 'From {{src|somewhere}}' }],
      endings: [{ id: 'end', title: 'T', conditional: isFair }],
    })
    await page.getByRole('button', { name: `Delete ${what} src` }).click()
    await notice(
      'src deleted, with 1 rule that used it. “Ending: T” now shows to everybody. 1 text that showed its answer shows the fallback.',
    )
    await undo.click()
    expect(store.getState().draft.schema.endings?.[0]?.conditional).toEqual(isFair)
    expect(store.getState().draft.schema.fields[0]?.label).toBe('From {{src|somewhere}}')
  },
)

test('links to affected rules lead to the field, to the logic on its card, and to the endings', async () => {
  const { store, screen } = await editing(form)
  store.run(changeField('plan', { options: ['Free'] }))
  const question = page.getByRole('region', { name: 'Rules affected' })
  await question.getByRole('button', { name: 'Company' }).click()
  expect(store.getState().selected).toBe('b')
  expect(screen.getState().askedRule).toEqual({ fieldId: 'b required', rule: 1 })
  await question.getByRole('button', { name: '“Gold” of Gift' }).click()
  expect(store.getState().selected).toBe('g')
  await question.getByRole('button', { name: 'Ending: T' }).click()
  expect(screen.getState().over).toBe('settings')
  await question.getByRole('button', { name: 'Remove 4 rules' }).click()
  await notice('“Ending: T” now shows to everybody.')
})

test.each(['hidden field', 'value'])(
  'a double click deletes one %s, and the focus goes to the next one or to the add button',
  async (what) => {
    const { store } = await editing({
      ...form,
      hiddenFields: ['a', 'b', 'c'].map((name) => ({ id: name, name })),
      values: ['a', 'b', 'c'].map((name) => ({
        ...{ id: `value_${name}`, name, type: 'text' },
        formula: { kind: 'text', value: 'x' },
      })),
    } as FormSchema)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const names = () => {
      const { hiddenFields = [], values = [] } = store.getState().draft.schema
      return (what === 'value' ? values : hiddenFields).map(({ name }) => name)
    }
    await button(`Delete ${what} a`).dblClick()
    expect(names()).toEqual(['b', 'c'])
    await expect.element(button(`Delete ${what} b`)).toHaveFocus()
    button(`Delete ${what} c`).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(`Delete ${what} b`)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(`Add a ${what}`)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('textbox', { name: new RegExp(`^Name of ${what}`) }))
      .toHaveFocus()
  },
)

test('Traditional forms do not use the rules of endings, so no ending is named', async () => {
  await editing({ ...form, settings: { mode: 'traditional' } })
  await page.getByRole('button', { name: 'Delete Plan' }).click()
  await notice('Plan deleted, with 4 rules that used it')
})
