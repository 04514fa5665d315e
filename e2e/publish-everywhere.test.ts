import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { house } from './support/house.ts'
import { publicLink, publishedToast } from './support/owner.ts'
import { sendMany } from './support/send-many.ts'

const home = house()

const shownAbove = (limit: string) => ({
  settings: {},
  fields: [
    { id: 'budget', type: 'number', label: 'Budget' },
    {
      ...{ id: 'approval', type: 'text', label: 'Who approved it?' },
      conditional: { dependsOn: 'budget', condition: 'greater_than', value: limit },
    },
  ],
})

async function signedIn(window: WindowName = 'desktop') {
  const page = await home.window(window)
  await home.signedIn(page)
  return page
}

/** A published form whose saved changes ask for the approval above another limit. */
async function changed(name: string) {
  const form = await home.publish(name, shownAbove('500'))
  await sendMany(home, form, 3, (visitor) => ({ budget: String(400 + visitor * 300) }))
  const path = `/api/forms/${form.id}/working-copy`
  await home.call('PUT', path, { name, schema: shownAbove('800') })
  return form
}

const review = (page: Page) => page.getByRole('dialog', { name: 'Publish changes?' })
const liveLimit = async ({ id }: { readonly id: string }) => {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
    form: { schema: { fields: readonly { conditional?: { value: string } }[] } }
  }
  return form.schema.fields[1]?.conditional?.value
}

test('Publish changes on a card says what changes, and publishes after the confirmation', async () => {
  const form = await changed('Card')
  const page = await signedIn()
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('button', { name: 'More actions for Card' }).click()
  await page.getByRole('menuitem', { name: 'Publish changes' }).click()
  await review(page).getByText('Shows less often').waitFor()
  await review(page).getByText('Replayed 3 submissions.').waitFor()
  await expectAccessible(page, 'the review of changes on the dashboard')
  await review(page)
    .getByRole('button', { name: /^See it: Who approved it/ })
    .click()
  await page.getByRole('dialog', { name: 'Who approved it?' }).waitFor()
  await page.keyboard.press('Escape')
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await liveLimit(form)).toBe('500')

  await page.getByRole('button', { name: 'More actions for Card' }).click()
  await page.getByRole('menuitem', { name: 'Publish changes' }).click()
  await review(page).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Published version 2').first().waitFor()
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  expect(await liveLimit(form)).toBe('800')
})

test('on a phone, Share and Results ask the same', async () => {
  const form = await changed('Pocket')
  const page = await signedIn('phone')
  for (const place of ['submissions', 'share']) {
    await page.goto(`${home.url}/forms/${form.id}/${place}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Publish changes...' }).click()
    await review(page).getByText('Shows less often').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    if (place === 'submissions') await page.keyboard.press('Escape')
  }
  await review(page).getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Published version 2').first().waitFor()
  expect(await liveLimit(form)).toBe('800')
})

test('a new closing limit is confirmed before it goes live', async () => {
  const form = await home.publish('Limited', shownAbove('500'))
  const schema = { ...shownAbove('500'), settings: { closing: { responses: 50 } } }
  await home.call('PUT', `/api/forms/${form.id}/working-copy`, { name: 'Limited', schema })
  const page = await signedIn()
  await page.goto(`${home.url}/forms/${form.id}/share`)
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
  await review(page).getByText('Now: after 50 submissions. Before: never.').waitFor()
  await review(page).getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Published version 2').first().waitFor()
})

test('a pinned scenario that fails stops publishing in Share, and Show opens it', async () => {
  const scenario = {
    ...{ id: 'cheap', name: 'A small budget', answers: { budget: '100' }, pinned: true },
    visible: ['budget', 'approval'],
  }
  const { fields } = shownAbove('500')
  const { form } = (await home.call('POST', '/api/forms', {
    name: 'Pinned',
    schema: { fields, settings: { scenarios: [scenario] } },
  })) as { form: { id: string } }
  const page = await signedIn()
  await page.goto(`${home.url}/forms/${form.id}/share`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Fix 1 failing scenario before you publish?' })
  await dialog.getByRole('button', { name: 'Show: A small budget' }).click()
  await page.waitForURL(`**/forms/${form.id}/edit?**`)
  await page.getByRole('heading', { name: 'A small budget' }).waitFor()
})

test('the first time, the toast copies the link', async () => {
  const { form } = (await home.call('POST', '/api/forms', {
    name: 'First',
    schema: shownAbove('500'),
  })) as { form: { id: string } }
  const page = await signedIn()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${home.url}/forms/${form.id}/share`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await publishedToast(page).getByRole('button', { name: 'Copy link' }).click()
  await page.locator('[data-toast]').getByText('Link Copied!').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await publicLink(page))
})

for (const place of ['edit', 'submissions']) {
  test(`new texts go live at once, and Undo brings the earlier ones back (${place})`, async () => {
    const form = await home.publish(`Texts ${place}`, shownAbove('500'))
    const name = `Better texts ${place}`
    const path = `/api/forms/${form.id}/working-copy`
    await home.call('PUT', path, { name, schema: shownAbove('500') })
    const page = await signedIn()
    const visitorsRead = async () =>
      (await (await page.request.get(home.addressOf(form))).text()).includes(name)
    await page.goto(`${home.url}/forms/${form.id}/${place}`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await page.getByText('Published version 2').first().waitFor()
    expect(await visitorsRead()).toBe(true)

    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone. Visitors see the earlier texts again.').first().waitFor()
    expect(await visitorsRead()).toBe(false)
    await page.getByRole('button', { name: 'Unpublished changes' }).waitFor()
    const edited = (await home.call('GET', path)) as { form: { name: string } }
    expect(edited.form.name).toBe(name)

    // Another version went live since, so the earlier one must not replace it.
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await page
      .getByText(/^Published version \d$/)
      .first()
      .waitFor()
    await home.call('PUT', `/api/forms/${form.id}`, { name: 'Later', schema: shownAbove('500') })
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click()
    await page
      .getByText(/^Could not undo\./)
      .first()
      .waitFor()
  })
}
