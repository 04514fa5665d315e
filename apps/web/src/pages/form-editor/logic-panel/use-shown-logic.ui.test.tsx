import type { Field } from '@ramiform/core/field'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { changeField, setConditional } from '../../../editing/draft/field-commands.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useShownLogic } from './use-shown-logic.ts'

const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] }
const company: Field = { id: 'company', type: 'text', label: 'Company' }
const rule = { dependsOn: 'plan', condition: 'equals', value: 'Pro' } as const

async function opened() {
  const parts = editorParts(editedForm([plan, company]))
  parts.store.select('company')
  const shown: string[] = []
  function Panel() {
    const { fields, title } = useShownLogic()
    shown.push(`${title}, ${fields[0]?.conditional === undefined ? 'always' : 'by a rule'}`)
    return null
  }
  await render(
    <InEditor parts={parts}>
      <Panel />
    </InEditor>,
  )
  return { ...parts, shown }
}

test('a letter in a label renders the logic once, after the frame', async () => {
  const { store, shown } = await opened()
  flushSync(() => store.run(changeField('company', { label: 'Company n' }, 'label')))
  flushSync(() => store.run(changeField('company', { label: 'Company name' }, 'label')))
  expect(shown).toEqual(['Logic for Company, always'])
  await expect.poll(() => shown.slice(1)).toEqual(['Logic for Company name, always'])
})

test('a changed rule shows at once, since its input is in the panel', async () => {
  const { store, shown } = await opened()
  flushSync(() => store.run(setConditional('company', rule)))
  expect(shown).toEqual(['Logic for Company, always', 'Logic for Company, by a rule'])
})

test('a selection that is neither a field nor a section is no table', async () => {
  const { store, shown } = await opened()
  flushSync(() => store.select('company required'))
  await expect.poll(() => shown.slice(1)).toEqual(['Logic, always'])
})

test('another selection shows after the frame', async () => {
  const { store, shown } = await opened()
  flushSync(() => store.select('plan'))
  expect(shown).toEqual(['Logic for Company, always'])
  await expect.poll(() => shown.slice(1)).toEqual(['Logic for Plan, always'])
})
