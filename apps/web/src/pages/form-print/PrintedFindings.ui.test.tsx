import type { FormSchema } from '@ramiform/core/form'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { listFindings } from '@ramiform/proving/listed-finding'
import { prove } from '@ramiform/proving/prove'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PrintedFindings } from './PrintedFindings.tsx'

const never = shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro'))
const plan = aForm().radio('plan', ['Free', 'Pro'], { label: 'Plan' })

async function print(schema: FormSchema) {
  const context = { fieldTypes, patterns: null }
  const { findings } = prove(schema, context)
  await render(
    <PrintedFindings schema={schema} findings={listFindings(schema, findings, context)} />,
  )
  return page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
}

test('a question that is never shown names the rules that cannot be true together', async () => {
  expect(await print(plan.text('details', { label: 'Details', ...never }))).toEqual([
    '2. Details is never shown: its rules need both “Plan is Free” and “Plan is Pro”, which cannot be true together.',
  ])
})

test('a wrong option names the other questions that it hides', async () => {
  const hiding = plan
    .text('details', { label: 'Details', ...shownWhen('plan', 'equals', 'Team') })
    .text('seats', { label: 'Seats', ...shownWhen('details', 'is_not_empty') })
  const [first] = await print(hiding)
  expect(first).toMatch(/offers only Free and Pro\. For the same reason, Seats is never shown\.$/)
})

test('a finding about a section has no number', async () => {
  const section = { id: 'extra', title: 'Extras', ...never }
  const schema = {
    ...plan.text('details', { label: 'Details', section: 'extra' }),
    sections: [section],
  }
  const [first] = await print(schema)
  expect(first).toMatch(/^Extras/)
})
