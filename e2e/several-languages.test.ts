import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/languages.json', import.meta.url), 'utf8'),
)
const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const choose = (page: Page, language: string) =>
  page.getByRole('navigation').getByRole('button', { name: language }).click()

test('a visitor switches to German on a phone, keeps the answers, and sends the first language’s options', async () => {
  const form = await home.publish('Lunch', schema)
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('What is your name?').fill('Ada')
  await page.getByText('Soup', { exact: true }).first().click()
  await choose(page, 'Deutsch')
  await page.getByRole('heading', { name: 'Mittagessen' }).waitFor()
  expect(await languageOf(page)).toBe('de')
  expect(new URL(page.url()).searchParams.get('lang')).toBe('de')
  await expect.poll(() => page.getByLabel('Wie heißen Sie?').inputValue()).toBe('Ada')
  await page.getByText('Was möchten Sie essen, Ada?').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Suppe' }).isChecked()).toBe(true)
  await expectAccessible(page, 'a form in German')
  await page.getByText('Ja', { exact: true }).click()
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByText('Guten Appetit!').waitFor()
  expect(await page.getByRole('navigation').isVisible()).toBe(false)
  expect(await stored(form)).toEqual([{ name: 'Ada', meal: 'Soup', spicy: 'Yes' }])
})

test('without JavaScript, the same', async () => {
  const form = await home.publish('Lunch', schema)
  const page = await home.window('phone', { javaScriptEnabled: false })
  await page.goto(`${home.addressOf(form)}?lang=de`)
  await page.getByLabel('Wie heißen Sie?').fill('Ada')
  await page.getByText('Etwas anderes', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Etwas anderes' }).fill('Pizza')
  await choose(page, 'English')
  expect(await languageOf(page)).toBe('en')
  expect(await page.getByLabel('What is your name?').inputValue()).toBe('Ada')
  expect(await page.getByRole('textbox', { name: 'Something else' }).inputValue()).toBe('Pizza')
  await choose(page, 'Deutsch')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByText('Guten Appetit!').waitFor()
  expect(await stored(form)).toEqual([{ name: 'Ada', meal: 'Pizza' }])
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`Enter in a text sends the form in its language, ${how} JavaScript`, async () => {
    const form = await home.publish('Lunch', schema)
    const page = await home.window('phone', { javaScriptEnabled, locale: 'de-DE' })
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    await page.getByText('Suppe', { exact: true }).first().click()
    await page.getByLabel('Wie heißen Sie?').fill('Ada')
    await page.getByLabel('Wie heißen Sie?').press('Enter')
    await page.getByText('Guten Appetit!').waitFor()
    expect(await stored(form)).toEqual([{ name: 'Ada', meal: 'Soup' }])
  })
}

test('an owner adds a language, translates a text, and sees which one is out of date', async () => {
  const owner = await home.window('desktop')
  const field = { id: 'color', type: 'radio', label: 'Your color', options: ['Red', 'Blue'] }
  await home.editing(owner, 'Colors', [field])
  await owner.getByRole('button', { name: 'Settings', exact: true }).click()
  await owner.getByRole('button', { name: 'Add a language...' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Translations' })
  await dialog.getByLabel('Add a language').selectOption('Deutsch')
  await dialog.getByRole('textbox', { name: 'Question in Deutsch: Your color' }).fill('Ihre Farbe')
  await dialog.getByRole('textbox', { name: 'Option in Deutsch: Red' }).fill('Rot')
  await dialog.getByRole('button', { name: 'Missing (2)' }).click()
  expect(await dialog.getByRole('textbox').count()).toBe(2)
  await expectAccessible(owner, 'the table of translations')
  await dialog.getByRole('button', { name: 'Done' }).click()
})

test('an owner sends a workbook to a translator and takes it back, and a broken one changes nothing', async () => {
  const owner = await home.window('desktop')
  const field = { id: 'color', type: 'radio', label: 'Your color', options: ['Red', 'Blue'] }
  const texts = [{ place: 'color.label', source: 'Your color', text: 'Ihre Farbe' }]
  await home.editing(owner, 'Colors', [field], {
    settings: { language: 'en' },
    translations: [{ language: 'de', texts }],
  })
  await owner.getByRole('button', { name: 'Settings', exact: true }).click()
  await owner.getByRole('button', { name: /^Translations/ }).click()
  const dialog = owner.getByRole('dialog', { name: 'Translations' })
  const downloading = owner.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download XLSX' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/-de\.xlsx$/)
  const file = await download.path()

  const input = dialog.getByLabel('File with Deutsch texts')
  const label = dialog.getByRole('textbox', { name: 'Question in Deutsch: Your color' })
  await input.setInputFiles({
    name: 'german.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no workbook'),
  })
  await dialog.getByText(/^This Excel file is damaged/).waitFor()
  await label.fill('')
  await input.setInputFiles({
    name: 'german.xlsx',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(file),
  })
  await dialog.getByText('1 text was read.').waitFor()
  await expect.poll(() => label.inputValue()).toBe('Ihre Farbe')
  await expectAccessible(owner, 'a translated workbook that was read')
})
