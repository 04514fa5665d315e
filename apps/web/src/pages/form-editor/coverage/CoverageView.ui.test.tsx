import type { FieldCoverage } from '@ramiform/contract/calls'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { CoverageView } from './CoverageView.tsx'
import type { CoverageData } from './coverage-query.ts'

const { fields } = aForm()
  .radio('how', ['In person', 'Online', 'Later'], { label: 'Attendance' })
  .text('zone', { label: 'Time zone', ...shownWhen('how', 'equals', 'Online') })
  .text('care', { label: 'Childcare', ...shownWhen('how', 'equals', 'Later') })

const covered = (fieldId: string, asked: number, held?: number): FieldCoverage => ({
  fieldId,
  asked,
  answered: asked,
  options:
    fieldId === 'how'
      ? [
          { value: 'In person', count: asked * 0.75, offered: true },
          { value: 'Online', count: asked * 0.25, offered: true },
          { value: 'Later', count: 0, offered: true },
          { value: 'By post', count: 1, offered: false },
        ]
      : null,
  rules:
    held === undefined
      ? []
      : [{ number: 1, asked: 400, held, decided: { whenTrue: held, whenFalse: 400 - held } }],
  groups: [],
})

const some: CoverageData = {
  total: 400,
  counted: 400,
  isCounting: false,
  firstDay: '2026-11-04',
  fields: [covered('how', 400), covered('zone', 100, 100), covered('care', 0, 0)],
}

async function show(data: CoverageData, width = 1_200) {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(data))
  await page.viewport(width, 800)
  await render(
    <InEditor
      parts={editorParts(
        editedForm(fields, { live: { version: 3, since: '2026-11-01T00:00:00.000Z' } }),
      )}
    >
      <CoverageView />
    </InEditor>,
  )
  return asked
}

afterEach(() => vi.restoreAllMocks())

test('the flow names how often each way was taken, and the panel the options', async () => {
  await show(some)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('400 submissions since 4 Nov 2026. A wider line was taken more often.')
  const flow = page.getByRole('region', { name: 'Flow with widths' })
  await expect
    .element(flow.getByRole('button', { name: /Attendance/ }))
    .toMatchTextContent('400 of 400 answered')
  await expect
    .element(flow.getByRole('button', { name: /Childcare/ }))
    .toMatchTextContent('never asked')
  await expect.element(flow.getByText('is Online · 100')).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Selected question' })
  await expect.element(panel).toMatchTextContent('AttendanceAsked 400 times.')
  await expect.element(panel).toMatchTextContent('In person30075%')
  await expect.element(panel).toMatchTextContent('By post (no longer offered)')
  await expect.element(panel).toMatchTextContent('1 of 2')
  await expect
    .element(panel)
    .toMatchTextContent('Attendance is Later: true for none of 400 who were asked.')
  await flow.getByRole('button', { name: /Time zone/ }).click()
  await expect.element(panel).toMatchTextContent('Time zoneAsked 100 times.')
})

test('few submissions are too few to tell', async () => {
  const few = { ...some, total: 4, counted: 4, fields: [covered('how', 4), covered('zone', 1, 1)] }
  await show(few)
  await expect
    .element(page.getByRole('complementary', { name: 'Selected question' }))
    .toMatchTextContent('Too few to tell.')
  // A number beside the heading would read as the number of rules that never decided.
  await expect
    .element(page.getByRole('heading', { name: 'Rules that never decided', exact: true }))
    .toBeVisible()
})

test('without submissions the flow is drawn thin', async () => {
  await show({ ...some, total: 0, counted: 0, firstDay: null, fields: [covered('how', 0)] })
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('No submissions yet. Widths appear with the first one.')
  await expect.element(page.getByRole('region', { name: 'Flow with widths' })).toBeVisible()
})

test('a failed load shows an error, and no longer says that it counts', async () => {
  await show(some)
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ error: 'The server is being restarted.' }, { status: 503 }),
  )
  await userEvent.selectOptions(page.getByLabelText('Period'), 'Last 30 days')
  await expect.element(page.getByText('Could not load the coverage')).toBeVisible()
  await expect.element(page.getByText('The server is being restarted.')).toBeVisible()
  await expect.element(page.getByText('Counting...')).toHaveLength(0)
})

test('a period asks the server again', async () => {
  const asked = await show(some)
  await userEvent.selectOptions(page.getByLabelText('Period'), 'Since version 3')
  await expect.poll(() => String(asked.mock.lastCall?.[0])).toContain('?fromVersion=3')
})

test('phones list the questions and the rules that never decided', async () => {
  await show(some, 390)
  await expect.element(page.getByRole('heading', { name: 'Childcare' })).toBeVisible()
  await expect.element(page.getByText('never asked')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: /Rules that never decided/ }))
    .toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Flow with widths' })).toHaveLength(0)
})
