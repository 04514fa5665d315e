import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { expectFocused } from './support/focus.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'
import { sendMany } from './support/send-many.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Full name', required: true },
  { id: 'budget', type: 'number', label: 'Budget', required: true },
  {
    ...{ id: 'approval', type: 'text', label: 'Who approved it?' },
    conditional: { dependsOn: 'budget', condition: 'greater_than', value: '500' },
  },
  { id: 'note', type: 'text', label: 'Note' },
]
const settings = { advanced: { autoSave: true } }

/** A published form with submissions of 200, 400, 600, 800 and 1,000, and an unfinished answer of 700. */
async function purchases(name: string) {
  const form = await home.publish(name, { fields, settings })
  await sendMany(home, form, 5, (visitor) => ({
    name: `Visitor ${visitor + 1}`,
    budget: String(200 + visitor * 200),
    note: 'By Friday',
    ...(visitor > 1 && { approval: 'Grace' }),
  }))
  const partial = `/api/public/forms/${form.slug}/partials/${'a'.repeat(32)}?revision=1`
  await home.call('PUT', partial, { name: 'Ada', budget: '700' })
  return form
}

async function editing(form: { readonly id: string }, window: WindowName) {
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  return { page, grace: owner(page, mouse(page)) }
}

const review = (page: Page) => page.getByRole('dialog', { name: 'Publish changes?' })
const figure = (page: Page, name: string) =>
  review(page).getByRole('listitem').filter({ hasText: name })

test('a raised limit: its impact on submissions and an unfinished answer, and which they are', async () => {
  const form = await purchases('Purchases')
  const before = await home.submissions(form)
  const { page, grace } = await editing(form, 'desktop')
  await grace.button('Edit Who approved it?').click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('button', { name: '500' }).click()
  await logic.getByLabel('Value', { exact: true }).fill('900')
  await grace.save()
  await grace.button('Publish changes').click()

  await review(page).getByText('Shows less often').waitFor()
  await review(page).getByText('Replayed 5 submissions and 1 unfinished answer.').waitFor()
  const counts = Object.fromEntries(
    await Promise.all(
      [
        'Would see other questions',
        'Answers no longer valid',
        'Answers to hidden questions',
        'Unfinished answers that change',
      ].map(async (name) => [name, await figure(page, name).locator('b').textContent()]),
    ),
  )
  expect(counts).toEqual({
    'Would see other questions': '2',
    'Answers no longer valid': '0',
    'Answers to hidden questions': '2',
    'Unfinished answers that change': '1',
  })
  await figure(page, 'Would see other questions')
    .getByText('40% of 5. “Who approved it?” is no longer asked.')
    .waitFor()
  await expectAccessible(page, 'the impact of a change')

  // By keyboard: the results open with exactly these submissions.
  const show = page.getByRole('link', { name: /^Show them: Answers to hidden questions/ })
  await show.focus()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Enter'),
  ])
  const rows = opened.locator('[role=row][data-id]')
  await opened.getByText('2 of 5', { exact: true }).first().waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  await opened.getByText('Answers to hidden questions').waitFor()
  await expectAccessible(opened, 'the submissions of an impact')
  await opened.getByRole('button', { name: /^Remove filter Answers to hidden/ }).press('Enter')
  await expect.poll(() => rows.count()).toBe(5)
  await opened.close()
  await expectFocused(show)

  await grace.button('Publish changes', review(page)).click()
  await page.getByText('Published version 2').waitFor()
  await review(page).waitFor({ state: 'hidden' })
  expect(await home.submissions(form)).toEqual(before)
})

test('on a phone: a lower maximum and a removed question', async () => {
  const form = await purchases('Pocket')
  const changed = fields.flatMap((field) =>
    field.id === 'note'
      ? []
      : [field.id === 'budget' ? { ...field, validation: { max: 700 } } : field],
  )
  await home.call('PUT', `/api/forms/${form.id}/working-copy`, {
    name: 'Pocket',
    schema: { fields: changed, settings },
  })
  const { page, grace } = await editing(form, 'phone')
  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('button', { name: 'Publish changes' })
    .click()
  await review(page).getByText('Replayed 5 submissions and 1 unfinished answer.').waitFor()
  await figure(page, 'Answers no longer valid')
    .getByText('40% of 5. “Budget” has an answer above the new maximum.')
    .waitFor()
  await figure(page, 'Answers to hidden questions')
    .getByText('100% of 5. “Note” is removed, its answer is kept.')
    .waitFor()
  await expectAccessible(page, 'the impact of a change on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const show = page.getByRole('link', { name: /^Show them: Answers no longer valid/ })
  expect((await show.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const [opened] = await Promise.all([page.context().waitForEvent('page'), show.click()])
  const cards = opened.getByRole('list', { name: 'Submissions' }).locator(':scope > li')
  await expect.poll(() => cards.count()).toBe(2)
  await expectAccessible(opened, 'the submissions of an impact on a phone')
  await opened.close()
  await grace.button('Show them: Unfinished answers that change').click()
  const examples = page.getByRole('dialog', { name: 'Unfinished answers that change' })
  await examples.getByRole('link').waitFor()
  await expectAccessible(page, 'unfinished answers of an impact on a phone')
  await page.keyboard.press('Escape')
  await examples.waitFor({ state: 'hidden' })
  await grace.button('Publish changes', review(page)).click()
  await page.getByText('Published version 2').waitFor()
})
