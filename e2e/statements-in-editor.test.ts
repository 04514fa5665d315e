import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Full name' },
  { id: 'diet', type: 'radio', label: 'Diet', options: ['Everything', 'Vegan'] },
]

interface StoredField {
  readonly type: string
  readonly label: string
  readonly description?: string
  readonly conditional?: unknown
}

async function stored(id: string): Promise<readonly StoredField[]> {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
    form: { schema: { fields: readonly StoredField[] } }
  }
  return form.schema.fields
}

const labels = async (id: string) => (await stored(id)).map(({ label }) => label)
const card = (page: Page, label: string) =>
  page.getByRole('button', { name: `Edit ${label}`, exact: true })
const palette = (page: Page) => page.getByRole('complementary', { name: 'Add a field' })

test('a statement is added below the selected field, gets a text and logic, and takes no answer', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Supper', fields)
  await card(page, 'Diet').click()
  await page.getByRole('button', { name: 'More Fields' }).click()
  await palette(page).getByRole('button', { name: 'Statement', exact: true }).click()
  await expect.poll(async () => (await stored(id)).at(-1)?.type).toBe('statement')

  await page.getByRole('textbox', { name: 'Label' }).fill('The vegan menu')
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Five courses, ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect.poll(() => text.inputValue()).toBe('Five courses, **bold**')
  await page.keyboard.type('all vegan')
  expect(await page.getByLabel('Required').count()).toBe(0)

  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('button', { name: 'Vegan', exact: true }).click()
  await logic.getByText('Shown when Diet is Vegan.').waitFor()
  await expectAccessible(page, 'the editor with a selected statement')
  await expect
    .poll(async () => (await stored(id)).at(-1))
    .toMatchObject({
      type: 'statement',
      label: 'The vegan menu',
      description: 'Five courses, **all vegan**',
      conditional: { dependsOn: 'diet', condition: 'equals', value: 'Vegan' },
    })

  const { form } = (await home.call('POST', `/api/forms/${id}/publish`)) as {
    form: { slug: string }
  }
  const visitor = await home.window('phone')
  await visitor.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await visitor.getByLabel('Vegan', { exact: true }).check({ force: true })
  await visitor.getByRole('heading', { name: 'The vegan menu' }).waitFor()
  await visitor.getByRole('button', { name: 'Submit', exact: true }).click()
  await visitor.getByText('Thank You!').waitFor()
  await page.goto(`${home.url}/forms/${id}/submissions`)
  await page.getByRole('columnheader', { name: 'Diet' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'The vegan menu' }).count()).toBe(0)
})

test('by keys, a statement moves, is copied and deleted, and each step is undone', async () => {
  const page = await home.window('desktop')
  const statement = { id: 'menu', type: 'statement', label: 'Menu', description: 'Soup' }
  const { id } = await home.editing(page, 'Supper', [...fields, statement])
  await card(page, 'Menu').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => labels(id)).toEqual(['Full name', 'Menu', 'Diet'])
  // The moved card is selected.
  await page.getByRole('button', { name: 'Duplicate field' }).press('Enter')
  await expect.poll(async () => (await labels(id)).length).toBe(4)
  expect((await stored(id)).filter(({ description }) => description === 'Soup')).toHaveLength(2)
  await page.getByRole('button', { name: 'Delete field' }).press('Enter')
  await expect.poll(async () => (await labels(id)).length).toBe(3)
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: /^Undo: / }).press('Enter')
  await expect.poll(() => labels(id)).toEqual(['Full name', 'Diet', 'Menu'])
})

test('a statement is dragged from the palette to its place', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Supper', fields)
  await page.getByRole('button', { name: 'More Fields' }).click()
  const entry = palette(page).getByRole('button', { name: 'Statement', exact: true })
  await entry.scrollIntoViewIfNeeded()
  const from = await entry.boundingBox()
  const to = await card(page, 'Diet').boundingBox()
  if (from === null || to === null) throw new Error('Nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 4, { steps: 12 })
  await page.mouse.up()
  await expect
    .poll(async () => (await stored(id)).map(({ type }) => type))
    .toEqual(['text', 'statement', 'radio'])
})
