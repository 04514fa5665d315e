import { xlsxForTranslators } from '@ramiform/formats/translations/xlsx-for-translators'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeField } from '../../../editing/draft/field-commands.ts'
import { translate } from '../../../editing/draft/translation-commands.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { Translations } from './TranslationsDialog.tsx'

const color = { id: 'color', type: 'radio', label: 'Your color', options: ['Red', 'Blue'] }

async function open() {
  const parts = editorParts(editedForm([color]))
  await render(
    <InEditor parts={parts}>
      <Translations />
    </InEditor>,
  )
  const translations = () => parts.store.getState().draft.schema.translations
  return { ...parts, translations }
}
const box = (name: string) => page.getByRole('textbox', { name })
const names = (store: Awaited<ReturnType<typeof open>>['store']) =>
  store.getState().past.map(({ name }) => name)

test('adding a language stores the first one, and a text typed in one box is one step', async () => {
  const { store, settings, translations } = await open()
  await page.getByLabelText('Add a language').selectOptions('Deutsch')
  expect(settings().language).toBe('en')
  await box('Question in Deutsch: Your color').fill('Ihre Farbe')
  await box('Option in Deutsch: Red').fill('Rot')
  expect(translations()).toEqual([
    {
      language: 'de',
      texts: [
        { place: 'color.label', source: 'Your color', text: 'Ihre Farbe' },
        { place: 'color.option:Red', source: 'Red', text: 'Rot' },
      ],
    },
  ])
  expect(names(store)).toEqual(['Add Deutsch', 'Translate into Deutsch', 'Translate into Deutsch'])
  store.undo()
  await expect.element(box('Option in Deutsch: Red')).toHaveValue('')
  await page.getByRole('button', { name: 'Remove Deutsch' }).click()
  expect(translations()).toBeUndefined()
})

test('a changed text is out of date until its owner says that it still fits', async () => {
  const { store, translations } = await open()
  await page.getByLabelText('Add a language').selectOptions('Deutsch')
  await box('Question in Deutsch: Your color').fill('Ihre Farbe')
  store.run(changeField('color', { label: 'Your colour' }))
  await page.getByRole('button', { name: 'Out of date (1)' }).click()
  await expect.element(page.getByText(/Translated from/)).toBeVisible()
  await page.getByRole('button', { name: 'It still fits' }).click()
  expect(translations()?.[0]?.texts[0]?.source).toBe('Your colour')
  await expect.element(page.getByRole('button', { name: 'Out of date (0)' })).toBeVisible()
})

test('the missing texts stay in the list while they are filled in', async () => {
  await open()
  await page.getByLabelText('Add a language').selectOptions('Deutsch')
  await page.getByRole('button', { name: /^Missing/ }).click()
  const before = page.getByRole('textbox').elements().length
  await box('Option in Deutsch: Red').fill('Rot')
  await expect.element(page.getByRole('textbox')).toHaveLength(before)
})

test('a file of a translator is one step, and names the lines that were skipped', async () => {
  const { store, translations } = await open()
  await page.getByLabelText('Add a language').selectOptions('Deutsch')
  const csv = 'Place,English (en),Deutsch (de)\ncolor.label,Your color,Ihre Farbe\ngone.label,x,y\n'
  await page
    .getByLabelText('File with Deutsch texts')
    .upload(new File([csv], 'german.csv', { type: 'text/csv' }))
  await expect.element(page.getByText(/^1 text was read/)).toBeVisible()
  await expect
    .element(page.getByText('Line 3: the form has no text at "gone.label".'))
    .toBeVisible()
  expect(translations()?.[0]?.texts).toHaveLength(1)
  expect(names(store)).toEqual(['Add Deutsch', 'Translate into Deutsch'])
})

test('an Excel file is read by its cells, and a broken one says so and changes nothing', async () => {
  const { store, translations } = await open()
  await page.getByLabelText('Add a language').selectOptions('Deutsch')
  const form = store.getState().draft
  const input = page.getByLabelText('File with Deutsch texts')
  await input.upload(new File(['no workbook'], 'german.xlsx'))
  await expect.element(page.getByText(/^This Excel file is damaged/)).toBeVisible()
  expect(names(store)).toEqual(['Add Deutsch'])
  const translated = translate('de', [
    { place: 'color.label', source: 'Your color', text: 'Ihre Farbe' },
  ])
  store.run(translated)
  const bytes = await xlsxForTranslators(store.getState().draft, { first: 'en', language: 'de' })
  store.undo()
  expect(store.getState().draft).toBe(form)
  await input.upload(new File([new Uint8Array(bytes)], 'german.xlsx'))
  await expect.element(page.getByText('1 text was read.')).toBeVisible()
  expect(translations()?.[0]?.texts).toEqual([
    { place: 'color.label', source: 'Your color', text: 'Ihre Farbe' },
  ])
})
