import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const languages = JSON.parse(
  readFileSync(new URL('../examples/languages.json', import.meta.url), 'utf8'),
)

const row = (label: string) => ({
  id: label.toLowerCase(),
  type: 'radio',
  label,
  options: ['Poor', 'Good'],
  table: 'parts',
  section: 'stay',
})
const fields = [
  { id: 'name', type: 'text', label: 'Your name', section: 'you' },
  row('Food'),
  row('Room'),
]
const parts = {
  sections: [
    { id: 'you', title: 'About you' },
    { id: 'stay', title: 'Your stay', text: 'It takes **one** minute.', newPage: true },
  ],
  tables: [{ id: 'parts', title: 'Please rate' }],
  endings: [
    {
      id: 'sorry',
      title: 'We are sorry',
      message: 'We will call you.',
      conditional: { dependsOn: 'food', condition: 'equals', value: 'Poor' },
    },
  ],
}

async function openPreview(owner: Page) {
  await owner.getByRole('button', { name: 'Preview', exact: true }).first().click()
  const live = owner.getByRole('region', { name: 'Live preview' })
  return { live, shown: live.frameLocator('iframe') }
}

test('the live preview has sections, pages, a grid and endings, and follows the selected card', async () => {
  const owner = await home.window('desktop')
  await home.editing(owner, 'Stay', fields, parts)
  const { live, shown } = await openPreview(owner)
  await shown.getByRole('heading', { name: 'About you' }).waitFor()
  await shown.getByRole('heading', { name: 'Your stay' }).waitFor({ state: 'hidden' })

  await owner.getByRole('button', { name: 'Edit Room', exact: true }).click()
  await shown.getByRole('heading', { name: 'Your stay' }).waitFor()
  await shown.locator('#row-room[data-meant]').waitFor()
  await live.getByRole('button', { name: 'Desktop' }).click()
  await shown.getByRole('columnheader', { name: 'Good' }).waitFor()
  await shown.getByText('one', { exact: true }).waitFor()
  await expectAccessible(owner, 'a grid in the live preview')

  await owner.getByRole('button', { name: 'Edit matrix Please rate' }).click()
  await shown.locator('#row-food[data-meant]').waitFor()
  await shown.getByRole('radio', { name: 'Poor' }).first().check({ force: true })
  await shown.getByRole('button', { name: 'Submit' }).click()
  await shown.getByText('We will call you.').waitFor()
})

test('the live preview and the preview show each language, and keep answers', async () => {
  const owner = await home.window('desktop')
  const { schema } = languages
  const form = await home.editing(owner, 'Lunch', schema.fields, {
    translations: schema.translations,
    settings: { language: 'en' },
  })
  const { live, shown } = await openPreview(owner)
  await shown.getByLabel('What is your name?').fill('Ada')
  await shown.getByText('Soup', { exact: true }).first().click()
  await live.getByLabel('Language of the preview').selectOption('Deutsch')
  await expect.poll(() => shown.getByLabel('Wie heißen Sie?').inputValue()).toBe('Ada')
  await shown.getByText('Was möchten Sie essen, Ada?').waitFor()
  await expect.poll(() => shown.getByRole('radio', { name: 'Suppe' }).isChecked()).toBe(true)
  await shown.getByRole('button', { name: 'Absenden' }).waitFor()
  await expectAccessible(owner, 'the live preview in German')
  await live.getByLabel('Language of the preview').selectOption('العربية')
  await shown.locator('[lang="ar"]').first().waitFor()

  await owner.goto(`${home.url}/forms/${form.id}`)
  const page = owner.frameLocator('iframe')
  await page.getByLabel('What is your name?').fill('Grace')
  await owner.getByLabel('Language of the preview').selectOption('Deutsch')
  await expect.poll(() => page.getByLabel('Wie heißen Sie?').inputValue()).toBe('Grace')
  await expectAccessible(owner, 'the preview in German')
})

test('a form in one language has no list of languages', async () => {
  const owner = await home.window('desktop')
  await home.editing(
    owner,
    'Plain',
    [fields[0] ?? {}].map((one) => ({ ...one, section: undefined })),
  )
  const { live, shown } = await openPreview(owner)
  await shown.getByLabel('Your name').waitFor()
  expect(await live.getByLabel('Language of the preview').count()).toBe(0)
})

test('both previews say why an answer is required now, and which ending follows and why', async () => {
  const owner = await home.window('desktop')
  const asked = [
    { id: 'reply', type: 'radio', label: 'Reply', options: ['By email', 'By phone'] },
    {
      id: 'phone',
      type: 'text',
      label: 'Phone number',
      requiredWhen: { dependsOn: 'reply', condition: 'equals', value: 'By phone' },
    },
  ]
  const endings = [
    {
      id: 'call',
      title: 'We will call you',
      conditional: { dependsOn: 'reply', condition: 'equals', value: 'By phone' },
    },
  ]
  const form = await home.editing(owner, 'Contact', asked, { endings })
  const { shown } = await openPreview(owner)
  const panel = owner.getByRole('complementary', { name: 'What shows' })
  await panel.getByText('No other ending is shown for these answers.').waitFor()
  expect(await panel.getByText('Because Reply is By phone.').count()).toBe(0)
  await shown.getByText('By phone', { exact: true }).click()
  await expect.poll(() => panel.getByText('Because Reply is By phone.').count()).toBe(2)
  await panel.getByText('Required by logic').waitFor()
  await panel.getByText('We will call you', { exact: true }).waitFor()
  await expectAccessible(owner, 'reasons in the live preview')

  await owner.goto(`${home.url}/forms/${form.id}`)
  const visibility = owner.getByRole('complementary', { name: 'Visibility' })
  await visibility.getByText('Success message').waitFor()
  await owner.frameLocator('iframe').getByText('By phone', { exact: true }).click()
  await visibility.getByRole('button', { name: 'Phone number' }).first().waitFor()
  await visibility.getByText('Why it is required').click()
  await visibility.getByText('the answer is “By phone”').first().waitFor()
  await visibility.getByText('We will call you', { exact: true }).waitFor()
  await visibility.getByText('Why it is shown').click()
  await expectAccessible(owner, 'reasons in the preview')
})
