import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

// The summary of the results.

const home = house()
const fields = [
  { id: 'name', type: 'text', label: 'Full name' },
  { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Team'] },
]
const settings = {}

async function threeSubmissions(name: string) {
  const form = await home.publish(name, { fields, settings })
  for (const [who, plan] of [
    ['Ada', 'Free'],
    ['Bob', 'Team'],
    ['Cleo', 'Team'],
  ]) {
    await home.call('POST', `/api/public/forms/${form.slug}/submit`, { name: who, plan })
  }
  return form
}

test('a version that went live is marked, and a bar filters the table', async () => {
  const form = await threeSubmissions('Summary')
  const longer = [...fields, { id: 'note', type: 'textarea', label: 'Note' }]
  const schema = { fields: longer, settings }
  await home.call('PUT', `/api/forms/${form.id}`, { name: 'Summary', schema })
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions?view=summary`)
  const time = page.getByRole('region', { name: 'Responses over time' })
  await expect
    .poll(() => time.getByRole('row').last().textContent())
    .toMatch(/, Version \d+ went live3$/)
  await time
    .locator('svg')
    .getByText(/^Version \d+$/)
    .waitFor()
  await expectAccessible(page, 'the summary with a new version')
  await page.getByRole('button', { name: 'Team' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove filter Plan is Team' }).waitFor()
  await expect.poll(() => page.locator('[role=row][data-id]').count()).toBe(2)
})

test('it prints without the controls, each question on one page', async () => {
  const form = await threeSubmissions('Printed')
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions?view=summary`)
  const question = page.getByRole('region', { name: 'Plan' })
  await question.waitFor()
  const names = page.getByRole('region', { name: 'Full name' })
  expect(await names.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await names.waitFor()
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Build' }).isVisible()).toBe(false)
  for (const name of ['Responses over time', 'Plan', 'Full name']) {
    const breaks = await page
      .getByRole('region', { name })
      .evaluate((box) => getComputedStyle(box).breakInside)
    expect([name, breaks]).toEqual([name, 'avoid'])
  }
})
