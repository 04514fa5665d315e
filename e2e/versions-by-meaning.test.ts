import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'
import { sendMany } from './support/send-many.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Full name', required: true },
  { id: 'budget', type: 'number', label: 'Budget', required: true },
  {
    ...{ id: 'approval', type: 'text', label: 'Who approved it?', required: false },
    conditional: { dependsOn: 'budget', condition: 'greater_than', value: '500' },
  },
]

async function published(name: string) {
  const form = await home.publish(name, { fields, settings: {} })
  await sendMany(home, form, 4, (visitor) => ({
    name: `Visitor ${visitor}`,
    budget: String(400 + visitor * 200),
  }))
  return form
}

test('a raised limit shows what changes and its impact before it is published', async () => {
  const form = await published('Purchases')
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  const grace = owner(page, mouse(page))
  await grace.button('Edit Who approved it?').click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('button', { name: '500' }).click()
  await logic.getByLabel('Value', { exact: true }).fill('900')
  await grace.button('Publish changes').click()

  const dialog = page.getByRole('dialog', { name: 'Publish changes?' })
  await dialog.getByText('Visitors see version 1 now.').waitFor()
  await dialog.getByText('Shows less often').waitFor()
  await dialog.getByText(/No longer shown, for example when Budget is \d+\./).waitFor()
  // 600 and 800 are above the old limit only.
  const impact = dialog.getByRole('listitem').filter({ hasText: 'Would see other questions' })
  await impact.getByText('2', { exact: true }).waitFor()
  await expectAccessible(page, 'the review of changes')

  await dialog.getByRole('button', { name: /^See it: Who approved it\?/ }).click()
  const both = page.getByRole('dialog', { name: 'Who approved it?' })
  const question = (name: string) =>
    both
      .getByRole('region', { name })
      .frameLocator('iframe')
      .getByRole('textbox', { name: 'Who approved it?' })
  await question('Version 1').waitFor()
  await question('Draft').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await both.waitFor({ state: 'hidden' })

  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Published version 2').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await grace.button('Published').waitFor()
})

test('changes of texts alone are published at once', async () => {
  const form = await published('Texts')
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByLabel('Form description').fill('For everyone')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Published version 2').waitFor()
  expect(await page.getByRole('dialog', { name: 'Publish changes?' }).count()).toBe(0)
})

test('two versions are compared by what visitors see', async () => {
  const form = await published('Compared')
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  const grace = owner(page, mouse(page))
  await grace.addQuestion({ type: 'text', label: 'Cost center' })
  await grace.save()
  await grace.button('Unpublished changes').click()
  await page.getByRole('menuitem', { name: 'Compare with version 1' }).click()
  await page.getByText('1 is new, 3 stay the same').waitFor()
  await page.getByText('Always shown.').waitFor()
  await page.getByRole('heading', { name: 'Impact on stored answers' }).waitFor()
  await page.getByText('Replayed 4 submissions').waitFor()
  expect(page.url()).toContain('?view=compare')
  await expectAccessible(page, 'compared versions')

  // A version compared with itself.
  await page.getByLabel('Version after').selectOption('1')
  await page.getByRole('heading', { name: 'Visitors see the same questions' }).waitFor()
})
