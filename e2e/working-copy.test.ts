import { expect, test } from 'vitest'
import { house } from './support/house.ts'

const home = house()

const fields = [{ id: 'name', type: 'text', label: 'Your name' }]

async function published() {
  const form = await home.publish('Sign up', { fields, settings: {} })
  const address = `${home.url}/forms/${form.id}/edit`
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(address)
  const visitorReads = async (title: string) => {
    const response = await page.request.get(home.addressOf(form))
    return (await response.text()).includes(title)
  }
  return { page, address, visitorReads }
}

const isSaved = /^Saved \d/

test('changes of a published form are stored on the server and published with one click', async () => {
  const { page, address, visitorReads } = await published()
  await page.getByLabel('Form name').fill('Winter sign up')
  await page.getByText(isSaved).first().waitFor()
  await page.getByRole('button', { name: 'Unpublished changes' }).waitFor()
  expect(await visitorReads('Winter sign up')).toBe(false)

  const other = await home.window('desktop')
  await home.signedIn(other)
  await other.goto(`${home.url}/dashboard`)
  const card = other.getByRole('article', { name: 'Winter sign up' })
  await card.getByText('Unpublished changes', { exact: true }).waitFor()
  await other.goto(address)
  await expect.poll(() => other.getByLabel('Form name').inputValue()).toBe('Winter sign up')
  await other.getByRole('button', { name: 'Publish changes' }).click()
  await other.getByText('Published version 2').waitFor()
  expect(await visitorReads('Winter sign up')).toBe(true)
  expect(await other.getByRole('button', { name: 'Publish changes' }).isVisible()).toBe(false)
})

test('unpublished changes are published from the card and the command palette', async () => {
  const { page, visitorReads } = await published()
  await page.getByLabel('Form name').fill('Autumn sign up')
  await page.getByText(isSaved).first().waitFor()
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('button', { name: 'More actions for Autumn sign up' }).click()
  await page.getByRole('menuitem', { name: 'Publish changes' }).click()
  await page.getByText('Published version 2').first().waitFor()
  expect(await visitorReads('Autumn sign up')).toBe(true)
  await page.getByRole('button', { name: 'More actions for Autumn sign up' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Publish changes' }).count()).toBe(0)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Edit Autumn sign up' }).click()
  await page.getByLabel('Form name').fill('Spring sign up')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('publish changes')
  await page.keyboard.press('Enter')
  await page.getByText('Published version 3').waitFor()
  expect(await visitorReads('Spring sign up')).toBe(true)
})

test('unpublished changes are compared with the live form, discarded and restored', async () => {
  const { page, visitorReads } = await published()
  await page.getByLabel('Form name').fill('Never mind')
  await page.getByText(isSaved).first().waitFor()
  await page.getByRole('button', { name: 'Unpublished changes' }).click()
  await page.getByRole('menuitem', { name: 'Compare with version 1' }).click()
  await page.getByRole('heading', { name: 'Visitors see the same questions' }).waitFor()
  await page.getByRole('region', { name: 'Changes' }).getByText('Never mind').waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Unpublished changes' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Discard unpublished changes?' })
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByLabel('Form name').inputValue()).toBe('Sign up')
  await page.getByRole('button', { name: 'Publish changes' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => page.getByLabel('Form name').inputValue()).toBe('Never mind')
  await page.getByRole('button', { name: 'Publish changes' }).waitFor()
  expect(await visitorReads('Never mind')).toBe(false)
})
