import { findProblems } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PublishCheck } from './PublishCheck.tsx'

/** Two fields that wait for each other: no visitor ever sees them. */
const loop: FormSchema = aForm()
  .text('name')
  .text('a', shownWhen('b', 'equals', 'x'))
  .text('b', shownWhen('a', 'equals', 'x'))

async function open(schema: FormSchema, more: { busy?: boolean; problem?: string } = {}) {
  const acts = { onClose: vi.fn(), onShow: vi.fn(), onFix: vi.fn(), onPublish: vi.fn() }
  await render(
    <PublishCheck
      open
      schema={schema}
      findings={findProblems(schema, { fieldTypes, payments: undefined })}
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

test('errors that stop no visitor can be published anyway', async () => {
  const { onPublish, onClose } = await open(loop)
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  expect(onPublish).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('a form that nobody can send is not published', async () => {
  await open({ ...aForm(), fields: [] })
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Publish anyway' })).not.toBeInTheDocument()
})

test('why publishing failed is an alert in the dialog', async () => {
  await open(loop, { problem: 'Not published. The form was saved elsewhere.' })
  await expect.element(page.getByRole('alert')).toMatchTextContent('The form was saved elsewhere.')
})

test('Control and Enter does what the main button does', async () => {
  const { onFix, onShow, onPublish } = await open(loop)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onPublish).not.toHaveBeenCalled()
  expect(onShow.mock.calls.length + onFix.mock.calls.length).toBe(1)
})
