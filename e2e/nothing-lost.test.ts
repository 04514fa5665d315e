import { limits } from '@ramiform/core/limits'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()
const schema = {
  fields: ['First', 'Second', 'Third'].map((label) => ({
    id: label.toLowerCase(),
    type: 'text',
    label,
  })),
  settings: {},
}

/** An owner in the editor of a form with three questions. */
async function editing(name: string) {
  const page = await home.window('desktop')
  const form = await home.editing(page, name, schema.fields)
  return { page, grace: owner(page, mouse(page)), form, address: page.url() }
}

const rename = async (page: Page, from: string, to: string) => {
  await page.getByRole('button', { name: `Edit ${from}` }).click()
  await page.getByLabel('Label', { exact: true }).fill(to)
}
const stored = async (id: string) =>
  ((await home.call('GET', `/api/forms/${id}`)) as { form: Stored }).form
interface Stored {
  readonly name: string
  readonly version: number
  readonly schema: { readonly fields: readonly { readonly label: string }[] }
}
const labelsOf = async (id: string) => (await stored(id)).schema.fields.map(({ label }) => label)

/** Every save fails as if the server were down, until released. */
async function breakSaving(page: Page, how: 'gone' | 'signed out') {
  await page.route('**/api/forms/*/working-copy', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    return how === 'gone'
      ? route.abort()
      : route.fulfill({ status: 401, json: { error: 'Sign in first.' } })
  })
  return () => page.unroute('**/api/forms/*/working-copy')
}

test('after a crash while typing, all changes are offered again', async () => {
  const { page, address } = await editing('Crash')
  // Nothing is saved before the crash, however slow the machine is.
  await breakSaving(page, 'gone')
  await rename(page, 'First', 'Eins')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Second' }).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Edit Third' }).click()
  await page.getByLabel('Label', { exact: true }).press('End')
  await page.keyboard.type(' and more')
  // Stored within a tenth of a second; then the tab's process is killed.
  const copies = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(copies).toContain('Third and more')
  await killTab(page)

  const context: BrowserContext = page.context()
  const next = await context.newPage()
  await next.goto(address)
  const restore = next.getByRole('dialog', { name: 'Restore unsaved changes?' })
  await restore.getByText('First: new label, Eins').waitFor()
  await restore.getByText('Second removed').waitFor()
  await restore.getByText('Third: new label, Third and more').waitFor()
  await expectAccessible(next, 'the offer to restore')
  const again = owner(next, mouse(next))
  await again.button('Restore', restore).click()
  await expect.poll(() => again.questions()).toEqual(['Eins', 'Third and more'])
  await next.keyboard.press('Control+Z')
  await expect.poll(() => again.questions()).toEqual(['First', 'Second', 'Third'])
})

/** Kills the page's process, like a crash. */
async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()))
  void session.send('Page.crash').catch(() => {})
  await crashed
}

test('a failed save shows a message and retries until it works', async () => {
  const { page, form } = await editing('Failing')
  const mend = await breakSaving(page, 'gone')
  await rename(page, 'First', 'Eins')
  await page.keyboard.press('Control+S')
  const banner = page.getByRole('status').filter({ hasText: 'Not saved.' })
  await banner.getByText('The server cannot be reached.').waitFor()
  await expectAccessible(page, 'a save that fails')
  await rename(page, 'Second', 'Zwei')
  await mend()
  // The next automatic retry includes the changes typed meanwhile.
  await expect.poll(() => labelsOf(form.id)).toEqual(['Eins', 'Zwei', 'Third'])
  await banner.waitFor({ state: 'hidden' })
})

test('a refused save names the setting until it changes, and then offers a retry', async () => {
  const { page, form } = await editing('Refused')
  const banner = page.getByRole('status').filter({ hasText: 'Not saved' })
  await rename(page, 'First', 'x'.repeat(limits.labelCharacters + 1))
  await page.getByLabel('Form name').fill('')
  await page.keyboard.press('Control+S')
  await banner.getByText('name must not be empty').waitFor()
  await page.getByLabel('Form description').fill('Something else')
  await banner.getByText('name must not be empty').waitFor()

  await page.getByLabel('Form name').fill('Mended')
  await banner.getByText('label must be').waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByLabel('Label', { exact: true }).fill('Eins')
  await banner.getByText('Not saved yet. You changed the rejected value.').waitFor()
  expect(await page.getByRole('button', { name: 'Show', exact: true }).isVisible()).toBe(false)
  await expectAccessible(page, 'a refused save that is mended')
  await page.keyboard.press('Control+Z')
  await banner.getByText('label must be').waitFor()
  await page.keyboard.press('Control+Y')
  await page.getByRole('button', { name: 'Try again' }).click()
  await banner.waitFor({ state: 'hidden' })
  await expect
    .poll(() => stored(form.id))
    .toMatchObject({ name: 'Mended', version: form.version + 1 })
})

test('Try now retries at once', async () => {
  const { page, form } = await editing('Impatient')
  const mend = await breakSaving(page, 'gone')
  await rename(page, 'First', 'Eins')
  await page.keyboard.press('Control+S')
  const now = page.getByRole('button', { name: 'Try now' })
  await now.waitFor()
  await mend()
  await now.click()
  await expect.poll(() => labelsOf(form.id)).toEqual(['Eins', 'Second', 'Third'])
})

test('an expired session loses nothing: after signing in elsewhere, the save succeeds', async () => {
  const { page, form } = await editing('Signed out')
  await page.context().clearCookies()
  await rename(page, 'First', 'Eins')
  await page.keyboard.press('Control+S')
  await page.getByText('Not saved: you are signed out.').waitFor()
  expect(page.url()).toContain('/edit')
  await expect.poll(() => page.getByLabel('Label', { exact: true }).inputValue()).toBe('Eins')
  await expectAccessible(page, 'an edit without a session')

  const other = await page.context().newPage()
  await owner(other, mouse(other)).signIn(home.signInLink)
  await other.close()
  await page.bringToFront()
  await expect
    .poll(() => labelsOf(form.id), { timeout: 40_000 })
    .toEqual(['Eins', 'Second', 'Third'])
})

test('a window shows that the form is open, and then saved, in another one', async () => {
  const { page, grace, address } = await editing('Two windows')
  const other = await page.context().newPage()
  await other.goto(address)
  await page.getByText('This form is also open in another window.').waitFor()
  await rename(other, 'First', 'Theirs')
  await other.keyboard.press('Control+S')
  await page
    .getByText(/This form was saved elsewhere .* You are viewing an older version/)
    .waitFor()
  await page.getByRole('button', { name: 'Show that version' }).click()
  await expect.poll(() => grace.questions()).toEqual(['Theirs', 'Second', 'Third'])
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor()
  await other.close()
})

/** Both sides changed the form since version 1, and the owner must choose. */
async function conflict(name: string) {
  const parts = await editing(name)
  const { page, form } = parts
  const theirs = schema.fields.map((field) =>
    field.id === 'first' ? { ...field, label: 'Theirs' } : field,
  )
  // Without the automatic save, which may come first on a slow machine.
  const mend = await breakSaving(page, 'gone')
  await rename(page, 'First', 'Mine')
  await page.getByRole('button', { name: 'Edit Second' }).focus()
  await page.keyboard.press('Delete')
  await home.call('PUT', `/api/forms/${form.id}`, { name, schema: { ...schema, fields: theirs } })
  const { version } = await stored(form.id)
  await mend()
  await page.keyboard.press('Control+S')
  const choice = page.getByRole('dialog', { name: 'This form has two versions' })
  await choice.waitFor()
  return { ...parts, choice, version }
}

test('a conflict shows both sides next to each other', async () => {
  const { page, choice } = await conflict('Compared')
  await choice.getByText('Second removed').waitFor()
  await expectAccessible(page, 'the choice between two versions')
  await choice.getByRole('button', { name: 'Compare' }).click()
  const compare = page.getByRole('dialog', { name: 'Compare' })
  const first = compare.getByRole('row', { name: /^First/ })
  await expect
    .poll(() => first.getByRole('cell').allInnerTexts())
    .toEqual(['Label\nFirst\nMine', 'Label\nFirst\nTheirs'])
  await expectAccessible(page, 'the comparison')
  await compare.getByRole('button', { name: 'Back' }).click()
  await choice.waitFor()
})

test('keeping mine saves it after theirs, which stays a saved version', async () => {
  const { page, form, choice, version } = await conflict('Mine')
  await choice.getByRole('button', { name: 'Keep yours' }).click()
  await expect.poll(() => labelsOf(form.id)).toEqual(['Mine', 'Third'])
  expect((await stored(form.id)).version).toBeGreaterThan(version)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Saved versions' }).click()
  await page.getByRole('button', { name: new RegExp(`^Version ${version}\\b`) }).click()
  const theirs = page.getByRole('dialog', { name: `Version ${version}` })
  await theirs.getByText('Theirs').first().waitFor()
})

test('taking theirs can be undone to mine', async () => {
  const { page, grace, choice } = await conflict('Theirs')
  await choice.getByRole('radio').nth(1).check({ force: true })
  await choice.getByRole('button', { name: 'Use the other version' }).click()
  await expect.poll(() => grace.questions()).toEqual(['Theirs', 'Second', 'Third'])
  await page.keyboard.press('Control+Z')
  await expect.poll(() => grace.questions()).toEqual(['Mine', 'Third'])
})

test('deciding later saves nothing, and the question stays visible', async () => {
  const { page, form, choice } = await conflict('Later')
  await choice.getByRole('button', { name: 'Decide later' }).click()
  await page.getByText('Your changes are safe. Choose a version when you save.').waitFor()
  expect(await labelsOf(form.id)).toEqual(['Theirs', 'Second', 'Third'])
  await page.getByRole('button', { name: 'Decide now' }).click()
  await choice.waitFor()
})

test('an older version is viewed, compared and restored as one step', async () => {
  const { page, grace } = await editing('Versions')
  await rename(page, 'First', 'Eins')
  await grace.save()
  await page.keyboard.press('Escape')
  await page.keyboard.press('v')
  const list = page.getByRole('dialog', { name: 'Saved versions' })
  await expectAccessible(page, 'the saved versions')
  await list.getByRole('button', { name: /^Version 1/ }).click()
  const version = page.getByRole('dialog', { name: 'Version 1' })
  await version.getByText('Eins').waitFor()
  await version.getByRole('button', { name: 'The form at that time' }).click()
  await version.getByRole('heading', { name: 'First' }).waitFor()
  await expectAccessible(page, 'an older version')
  await version.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])
  await page.getByRole('button', { name: 'Undo: Restore version 1' }).click()
  await expect.poll(() => grace.questions()).toEqual(['Eins', 'Second', 'Third'])
})
