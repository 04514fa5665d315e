import type { FormSchema } from '@ramiform/core/form'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { findingKey } from '@ramiform/proving/finding-key'
import { fixesOf } from '@ramiform/proving/fixes'
import { listFindings } from '@ramiform/proving/listed-finding'
import { prove } from '@ramiform/proving/prove'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PublishCheck } from './PublishCheck.tsx'

/** Two fields that wait for each other: no visitor ever sees them. */
const loop: FormSchema = aForm()
  .text('name')
  .text('a', shownWhen('b', 'equals', 'x'))
  .text('b', shownWhen('a', 'equals', 'x'))

const context = { fieldTypes, patterns: null }

async function open(schema: FormSchema, more: { busy?: boolean; problem?: string } = {}) {
  const acts = {
    onClose: vi.fn(),
    onShow: vi.fn(),
    onSee: vi.fn(),
    onFix: vi.fn(),
    onFixAll: vi.fn(),
    onPublish: vi.fn(),
  }
  const findings = listFindings(schema, prove(schema, context).findings, context)
  const fixes = new Map(
    findings.map((finding) => [findingKey(finding), fixesOf(schema, finding, context)]),
  )
  await render(
    <PublishCheck
      open
      schema={schema}
      findings={findings}
      fixes={fixes}
      busy={more.busy ?? false}
      problem={more.problem ?? null}
      {...acts}
    />,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return acts
}

test('lists each error with what can be done, and the first fix has the focus', async () => {
  const { onFix, onShow } = await open(loop)
  const error = page.getByRole('img', { name: 'Error' })
  await expect.element(error.first()).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('li')).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onFix.mock.calls.length + onShow.mock.calls.length).toBe(1)
})

test('a form can be published with errors that do not block visitors', async () => {
  const { onPublish, onClose } = await open(loop)
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  expect(onPublish).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('the other questions that an error hides are named', async () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text('a', shownWhen('plan', 'equals', 'Team'))
    .text('b', { label: 'Seats', ...shownWhen('a', 'is_not_empty') })
  await open(form)
  await expect.element(page.getByText('For the same reason, Seats is never shown.')).toBeVisible()
})

test('a form that no one can send is not published', async () => {
  await open({ ...aForm(), fields: [] })
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Publish anyway' })).not.toBeInTheDocument()
})

test('the reason for a failed publish is an alert in the dialog', async () => {
  await open(loop, { problem: 'Not published. The form was saved elsewhere.' })
  await expect.element(page.getByRole('alert')).toMatchTextContent('The form was saved elsewhere.')
})

test('Control and Enter runs the main button', async () => {
  const { onFix, onShow, onPublish } = await open(loop)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onPublish).not.toHaveBeenCalled()
  expect(onShow.mock.calls.length + onFix.mock.calls.length).toBe(1)
})

const plan = aForm().radio('plan', ['Free', 'Pro'], { label: 'Plan' })
const exclusive = plan.text('x', {
  label: 'Details',
  ...shownWhenAll(aRule('plan', 'equals', 'Free', 'a'), aRule('plan', 'equals', 'Pro', 'b')),
})

test('a question that is never shown has its conflict, and a fix that removes is not the main button', async () => {
  const { onFix, onFixAll, onShow } = await open(exclusive)
  await expect.element(page.getByText('Its two rules can’t both be true.')).toBeVisible()
  await expect.element(page.getByText('Details, rule 2')).toBeVisible()
  await page.getByRole('button', { name: 'Remove rule 2' }).click()
  expect(onFix).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onShow).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Fix the error' }).click()
  expect(onFixAll).toHaveBeenCalledOnce()
})

test('fixes without removals are the main button', async () => {
  const { onFixAll } = await open(plan.text('x', shownWhen('plan', 'equals', 'pro')))
  await expect.element(page.getByRole('button', { name: 'Change to “Pro”' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onFixAll).toHaveBeenCalledOnce()
})

test('an error with a witness can be seen in the preview', async () => {
  const { onSee } = await open(
    plan.number('n', {
      label: 'Team size',
      required: true,
      validation: { min: 20, max: 2 },
      ...shownWhen('plan', 'equals', 'Pro'),
    }),
  )
  await page.getByRole('button', { name: /^See it: Team size/ }).click()
  expect(onSee.mock.calls[0]?.[0]).toMatchObject({ witness: { plan: 'Pro' } })
})
