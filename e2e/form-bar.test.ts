import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused } from './support/focus.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'
import { sendMany } from './support/send-many.ts'
import { workshopFields } from './support/workshop.ts'

const home = house()
const yourName = { id: 'name', type: 'text', label: 'Your name' }

const place = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Form' }).getByRole('link', { name })
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Form' }).locator('[aria-current=page]')

async function published(name: string) {
  const form = await home.publish(name, { fields: workshopFields, settings: {} })
  await sendMany(home, form, 2, (visitor) => ({ name: `Visitor ${visitor}`, attendance: 'Online' }))
  return form
}

test('the bar leads to each screen of a form, by keyboard and back', async () => {
  const form = await published('Places')
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await expect.poll(() => current(page).textContent()).toBe('Build')

  await place(page, 'Flow').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Flow chart' }).waitFor()
  expect(page.url()).toContain('/edit?view=flow')
  await expect.poll(() => current(page).textContent()).toBe('Flow')
  await page.goBack()
  await page.getByLabel('Form name').waitFor()
  await expect.poll(() => current(page).textContent()).toBe('Build')

  // A command changes the address too, so that reloading stays in Flow.
  await page.keyboard.press('f')
  await page.getByRole('region', { name: 'Flow chart' }).waitFor()
  await expect.poll(() => page.url()).toContain('?view=flow')

  await place(page, 'Share').click()
  await page.getByRole('heading', { name: 'Share the link' }).waitFor()
  await page.frameLocator('iframe').getByRole('textbox').first().waitFor()
  await expectAccessible(page, 'share')
  await place(page, /^Results 2 submissions$/).click()
  await page.waitForURL('**/submissions')
  await page.getByRole('heading', { name: 'Submissions of Places' }).waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await page.getByRole('complementary', { name: 'Form Preview' }).waitFor()
  await place(page, 'Build').click()
  await page.getByLabel('Form name').waitFor()
})

test('a reader with only the keyboard goes from Build to Flow, Share and Results', async () => {
  const form = await published('Keys')
  const page = await home.window('desktop')
  const hands = keyboard(page)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  const screens = [
    ['Flow', page.getByRole('region', { name: 'Flow chart' })],
    ['Share', page.getByRole('heading', { name: 'Share the link' })],
    ['Results 2 submissions', page.getByRole('grid', { name: 'Submissions' })],
    ['Build', page.getByLabel('Form name')],
  ] as const
  for (const [name, screen] of screens) {
    await hands.press(place(page, name))
    await screen.waitFor()
    await expect.poll(() => place(page, name).getAttribute('aria-current')).toBe('page')
    await expectFocused(place(page, name))
  }
})

test('the state button says what visitors see and what can follow', async () => {
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.editing(page, 'States', [yourName])
  const menu = page.getByRole('menu')
  const items = () => menu.getByRole('menuitem').allTextContents()

  await grace.button('Draft').click()
  await menu.getByText('Only you can open it').waitFor()
  await expect.poll(items).toEqual(['Publish...', 'Preview', 'Saved versions'])
  await expectAccessible(page, 'the menu of a draft')
  await page.keyboard.press('Escape')
  await grace.publish()

  await grace.button('Published').click()
  await menu.getByText('Visitors see version').waitFor()
  await expect.poll(items).toEqual(['View Live Form', 'Copy link', 'Saved versions', 'Unpublish'])
  await page.keyboard.press('Escape')
  expect(await grace.button('Publish changes').count()).toBe(0)

  await page.getByLabel('Form description').fill('Two days')
  await grace.button('Unpublished changes').click()
  await expect
    .poll(items)
    .toEqual([
      'Publish changes...',
      expect.stringMatching(/^Compare with version \d+$/),
      'View Live Form',
      'Copy link',
      'Saved versions',
      'Unpublish',
      'Discard changes...',
    ])
  await page.keyboard.press('Escape')

  // The same state and actions outside the editor.
  await place(page, /^Results/).click()
  await page.waitForURL('**/submissions')
  await grace.button('Unpublished changes').click()
  await menu.getByRole('menuitem', { name: /^Compare with version/ }).click()
  await page.getByRole('heading', { name: 'What changes for visitors' }).waitFor()
  await place(page, 'Share').click()
  await page.waitForURL('**/share')
  await grace.button('Publish changes').click()
  await grace.button('Published').waitFor()
})

test('a draft is published in Share, which then has its link and embed codes', async () => {
  const page = await home.window('desktop')
  await home.editing(page, 'Shared', [yourName])
  await place(page, 'Share').click()
  await page.getByRole('heading', { name: 'Publish to share this form' }).waitFor()
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(1)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('heading', { name: 'Share the link' }).waitFor()
  const link = page.getByRole('link', { name: 'View Live Form' })
  const live = await page.request.get(home.url + (await link.getAttribute('href')))
  expect(live.status()).toBe(200)
  await page.getByRole('radio', { name: /^Basic iframe/ }).click()
  await page.getByText('<iframe src=').waitFor()
  await expectAccessible(page, 'share with embed codes')
})

test('on a phone the places are a row below the name, and More is a sheet', async () => {
  const form = await published('Pocket')
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  const bar = page.getByRole('banner')
  await place(page, 'Build').waitFor()
  const heights = await Promise.all(
    (await page.getByRole('navigation', { name: 'Form' }).getByRole('link').all()).map(
      async (link) => (await link.boundingBox())?.height ?? 0,
    ),
  )
  expect(heights).toHaveLength(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await bar.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('menu')
  for (const name of ['Copy link', 'Save', 'History', 'Settings', 'Edit Form', 'Embed Guide']) {
    await sheet.getByRole('menuitem', { name, exact: true }).waitFor()
  }
  const box = await sheet.boundingBox()
  expect(box?.width).toBe(390)
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  await expectAccessible(page, 'the More sheet')
  await page.keyboard.press('Escape')
  await place(page, /^Results/).click()
  await page.waitForURL('**/submissions')
  await bar.getByRole('button', { name: 'More' }).click()
  await sheet.getByRole('menuitem', { name: 'Preview', exact: true }).click()
  await page.getByRole('complementary', { name: 'Form Preview' }).waitFor()
})
