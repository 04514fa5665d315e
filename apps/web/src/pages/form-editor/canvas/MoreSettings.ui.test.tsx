import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { MoreSettings } from './MoreSettings.tsx'
import { useField } from './use-field.ts'

const code: Field = {
  id: 'code',
  type: 'text',
  label: 'Code',
  validation: { pattern: '[A-Z]{3}' },
}

function Settings() {
  const field = useField('code')
  return field && <MoreSettings id="more" field={field} problems={{}} onChange={() => {}} />
}

async function open(defaultAnswer: string) {
  const parts = editorParts(editedForm([{ ...code, defaultAnswer }]))
  await render(
    <InEditor parts={parts}>
      <Settings />
    </InEditor>,
  )
}

const problem = page.getByText(/^Visitors could not send this answer\./)

test('a default answer that the pattern does not accept is named', async () => {
  await open('abc')
  await expect.element(problem).toBeVisible()
})

test('one that the pattern accepts is not', async () => {
  await open('ABC')
  await expect.element(page.getByLabelText('Default answer')).toHaveValue('ABC')
  await expect.element(problem).not.toBeInTheDocument()
})
