import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocused } from './support/focus.ts'
import { keyboard } from './support/hands.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'attendance', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
  { id: 'team', type: 'number', label: 'Team size' },
  { id: 'lunch', type: 'text', label: 'Lunch' },
  { id: 'work_email', type: 'email', label: 'Work email' },
  { id: 'home_email', type: 'email', label: 'Home email' },
]

interface StoredForm {
  readonly id: string
  readonly version: number
  readonly schema: { readonly fields: readonly { id: string; conditional?: unknown }[] }
}

async function aForm(): Promise<{ id: string }> {
  const body = { name: 'Workshop', schema: { fields, settings: {} } }
  return ((await home.call('POST', '/api/forms', body)) as { form: { id: string } }).form
}

async function logicOf({ id }: { id: string }, fieldId: string): Promise<unknown> {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as { form: StoredForm }
  return form.schema.fields.find((field) => field.id === fieldId)?.conditional
}

async function atTheChat(form: { id: string } | null, page?: Page) {
  const at = page ?? (await home.window('desktop'))
  if (form !== null) await home.signedIn(at)
  await at.goto(`${home.url}/logic-chat${form === null ? '' : `?form=${form.id}`}`)
  const box = at.getByRole('textbox', { name: 'Your message' })
  const log = at.getByRole('log', { name: 'Conversation' })
  const button = (name: string | RegExp) => at.getByRole('button', { name })
  const say = async (sentence: string) => {
    await box.fill(sentence)
    await box.press('Enter')
  }
  const give = (name: string, text: string) =>
    at
      .getByLabel('File for the chat')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await box.waitFor()
  return { page: at, box, log, button, say, give }
}

const onSite = { dependsOn: 'attendance', condition: 'equals', value: 'In person' }

test('a sentence becomes a rule, is applied with one click and removed again', async () => {
  const form = await aForm()
  const { page, box, log, button, say } = await atTheChat(form)
  await say('Show Lunch when Attendance is In person')
  await log.getByText('Generated Logic').waitFor()
  await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.route('**/api/forms/*/working-copy', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await button('Apply to Lunch').click()
  await log.getByText('The server cannot be reached.').waitFor()
  await page.unrouteAll()
  await button('Apply to Lunch').click()
  await log.getByText('Applied to Lunch.').waitFor()
  expect(await logicOf(form, 'lunch')).toMatchObject(onSite)

  // The conversation and its undo survive a reload.
  await page.reload()
  await button('Undo').click()
  await button('Apply to Lunch').waitFor()
  expect(await logicOf(form, 'lunch')).toBeUndefined()
})

test('existing logic is not overwritten, and a version saved elsewhere is loaded first', async () => {
  const form = await aForm()
  const { log, button, say } = await atTheChat(form)
  await say('Show Lunch when Attendance is In person')
  await button('Apply to Lunch').click()
  await log.getByText('Applied to Lunch.').waitFor()

  await say('Show Lunch when Team size is more than 4')
  await log.getByText(/Lunch already has logic/).waitFor()
  // Meanwhile, the form is saved elsewhere.
  const { form: stored } = (await home.call('GET', `/api/forms/${form.id}`)) as { form: StoredForm }
  await home.call('PUT', `/api/forms/${form.id}`, { name: 'Workshop', schema: stored.schema })
  await button('Require both').click()
  await button('Load the latest version').click()
  await button('Require both').click()
  await log.getByText('Applied to Lunch. The form has changed since then.').waitFor()
  expect(await logicOf(form, 'lunch')).toMatchObject({
    operator: 'AND',
    rules: [{ fieldId: 'attendance' }, { fieldId: 'team', condition: 'greater_than', value: '4' }],
  })
  await button('Undo').last().click()
  await button('Require both').waitFor()
  expect(await logicOf(form, 'lunch')).toMatchObject(onSite)
})

test('if two fields match, the chat asks which one', async () => {
  const { log, button, say } = await atTheChat(await aForm())
  await say('Hide email when Attendance is Online')
  await log.getByRole('button', { name: 'Work email', exact: true }).click()
  await button('Apply to Work email').waitFor()
})

test('the Newest button covers no message', async () => {
  const { log, button, say } = await atTheChat(null)
  for (const day of ['Monday', 'Tuesday', 'Friday']) {
    await say(`Show company name when account type is ${day}`)
    await log.getByText(day).last().waitFor()
  }
  await expect.poll(() => log.getByText('Generated Logic').count()).toBe(3)
  await log.evaluate((box) => box.scrollTo({ top: 0 }))
  await button('Newest').waitFor()
  const bottom = await log.evaluate((box) => box.getBoundingClientRect().bottom)
  const top = await button('Newest').evaluate((one) => one.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(bottom)
  await button('Newest').click()
  await button('Newest').waitFor({ state: 'detached' })
})

test('in the editor the rule is added to the draft, and Ctrl+Z removes it', async () => {
  const form = await aForm()
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: /^Form menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logic Chat' }).click()
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('Show Lunch when Attendance is In person')
  await box.press('Enter')
  await page.getByRole('button', { name: 'Apply to Lunch' }).click()
  await page.getByText('Applied to Lunch.').waitFor()
  await page
    .getByText(/^(Unsaved changes|Saving|Saved)/)
    .first()
    .waitFor()
  await box.press('Control+Z')
  await page.getByRole('button', { name: 'Apply to Lunch' }).waitFor()

  // With unsaved changes, the page links back to the editor.
  await page.route('**/api/forms/*/working-copy', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Apply to Lunch' }).click()
  await page.getByRole('link', { name: 'Open as a page' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('link', { name: 'Open the editor' }).waitFor()
  expect(await logicOf(form, 'lunch')).toBeUndefined()
})

test('signed out: the chat uses an uploaded file, and rejects other types with alternatives', async () => {
  const { page, log, say, give } = await atTheChat(null)
  await give('photo.png', 'x')
  await log.getByText('Error processing "photo.png": Unsupported file type: png').waitFor()
  await give('form.json', '{"fields": [')
  await log.getByText('Error processing "form.json": Invalid JSON format').waitFor()
  await give('form.pdf', '%PDF')
  await log.getByText(/cannot read PDF, Word and Excel files/).waitFor()
  await give('places.csv', 'Shoe size,Shoe colour\n40,Red')
  await log.getByText('2 fields were found.').waitFor()
  await say('Show Shoe colour when Shoe size is 40')
  await log.getByText('Generated Logic').waitFor()
  const box = await log.locator('pre').last().innerText()
  expect(box).toMatch(/40/)

  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect.poll(() => log.getByText('Generated Logic').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await log.getByText('Generated Logic').waitFor()
})

test('signed out, a form in the URL is offered after signing in, and the chat works without it', async () => {
  const { page, log, say } = await atTheChat(null)
  await page.goto(`${home.url}/logic-chat?form=0192f3a0-0000-7000-8000-000000000000`)
  await say('Show company name when account type is Business')
  await log.getByText('Generated Logic').waitFor()
  await page.getByRole('complementary').getByRole('link', { name: 'Sign In' }).click()
  expect(await page.evaluate(() => sessionStorage.getItem('ramiform.destination'))).toBe(
    '/logic-chat?form=0192f3a0-0000-7000-8000-000000000000',
  )
  await home.signedIn(page)
  await page.goto(`${home.url}/logic-chat?form=0192f3a0-0000-7000-8000-000000000000`)
  await page.getByText(/does not exist, or it is not yours/).waitFor()
})

test('by keyboard: a new line, the previous sentence, and a text that is too long', async () => {
  const { page, box, log, say } = await atTheChat(null)
  await box.fill('one')
  await box.press('Shift+Enter')
  expect([await box.inputValue(), await log.getByRole('article', { name: 'You' }).count()]).toEqual(
    ['one\n', 0],
  )
  await say('<b>Show</b> lunch when <img src=x onerror=alert(1)> is Yes')
  await log.getByText('<b>Show</b> lunch').waitFor()
  await box.press('ArrowUp')
  await expect.poll(() => box.inputValue()).toMatch(/^<b>Show/)
  await box.fill('word '.repeat(2_000))
  await box.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/can have 2,000 characters/)
    .waitFor()
  await expect.poll(() => box.inputValue()).toHaveLength(10_000)
  await page.getByRole('button', { name: 'Read it as a file' }).click()
  await log.getByText('pasted.txt').first().waitFor()
})

test('by keyboard: a rule is described, applied and undone, a field is chosen, and a file uploaded', async () => {
  const form = await aForm()
  const { page, box, log, button } = await atTheChat(form)
  const hands = keyboard(page)
  await expectFocused(box)
  await hands.write(box, 'Show Lunch when Attendance is In person')
  await page.keyboard.press('Enter')
  await hands.press(button('Apply to Lunch'))
  await log.getByText('Applied to Lunch.').waitFor()
  // Afterwards the focus returns to the input.
  await expectFocused(box)
  await hands.press(button('Undo'))
  await button('Apply to Lunch').waitFor()
  await expectFocused(box)
  expect(await logicOf(form, 'lunch')).toBeUndefined()

  await hands.press(page.getByRole('complementary').getByRole('button', { name: /^Team size/ }))
  await expectFocused(box)
  await expect.poll(() => box.inputValue()).toContain('Team size')
  const choosing = page.waitForEvent('filechooser')
  await hands.press(button('Upload Doc'))
  await (await choosing).setFiles({
    name: 'places.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Shoe size,Shoe colour\n40,Red'),
  })
  await log.getByText('2 fields were found.').waitFor()
})

test('by keyboard in the editor: the chat opens with the focus and returns it', async () => {
  const form = await aForm()
  const page = await home.window('desktop')
  const hands = keyboard(page)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await hands.press(page.getByRole('button', { name: /^Form menu/ }))
  await hands.press(page.getByRole('menuitem', { name: 'Logic Chat' }))
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expectFocused(box)
  await page.keyboard.insertText('Show Lunch when Attendance is In person')
  await page.keyboard.press('Enter')
  await hands.press(page.getByRole('button', { name: 'Apply to Lunch' }))
  await page.getByText('Applied to Lunch.').waitFor()
  await expectFocused(box)
  await hands.press(
    page.getByRole('complementary', { name: 'Logic Chat' }).getByRole('button', { name: 'Close' }),
  )
  await box.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-field] :focus').count()).toBe(1)
})
