import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'before', type: 'radio', label: 'Been before', options: ['Yes', 'No'] },
  { id: 'evening', type: 'text', label: 'Evening' },
  { id: 'food', type: 'text', label: 'Food' },
]

const card = (page: Page, label: string) => page.getByRole('button', { name: `Edit ${label}` })
const head = (page: Page, title: string) =>
  page.getByRole('button', { name: `Edit section ${title}` })

/** Fields of the form as it is stored, each with the title of its section. */
async function stored(id: string): Promise<readonly string[]> {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
    form: {
      schema: {
        fields: readonly { label: string; section?: string }[]
        sections?: readonly { id: string; title: string }[]
      }
    }
  }
  const titles = new Map(form.schema.sections?.map((section) => [section.id, section.title]))
  return form.schema.fields.map(({ label, section }) =>
    section === undefined ? label : `${label} in ${titles.get(section)}`,
  )
}

/** A form whose last two fields are in a section. */
async function withSection(page: Page) {
  const all = fields.map((field, at) => (at === 0 ? field : { ...field, section: 'last' }))
  const { id } = await home.editing(page, 'Supper', all, {
    sections: [{ id: 'last', title: 'Last supper', text: 'For **you**.' }],
  })
  await head(page, 'Last supper').waitFor()
  return id
}

test('a section takes the fields below it, has a title, a page and logic, and is undone', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Supper', fields)
  await card(page, 'Been before').click()
  await page.getByRole('button', { name: 'More Fields' }).click()
  await page
    .getByRole('complementary', { name: 'Add a field' })
    .getByRole('button', { name: 'Section', exact: true })
    .click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Last supper')
  await page.getByText('2 fields move and hide with it').waitFor()
  await page.getByLabel('Text', { exact: true }).fill('These are ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect
    .poll(() => page.getByLabel('Text', { exact: true }).inputValue())
    .toBe('These are **bold**')
  await page.getByLabel('Starts a new page').check()
  await page.getByText('Page 2', { exact: true }).waitFor()

  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('heading', { name: 'Logic for Last supper' }).waitFor()
  await logic.getByRole('button', { name: 'Yes', exact: true }).click()
  await logic.getByText('Shown when Been before is Yes.').waitFor()
  await expectAccessible(page, 'the editor with a selected section')
  await expect
    .poll(() => stored(id))
    .toEqual(['Been before', 'Evening in Last supper', 'Food in Last supper'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo: Add logic of/ }).click()
  await expect.poll(() => page.getByText('shown when Been before is Yes').count()).toBe(0)
})

test('a whole section is dragged, and folds', async () => {
  const page = await home.window('desktop')
  const id = await withSection(page)
  await page.getByRole('button', { name: 'Fold Last supper' }).click()
  await expect.poll(() => card(page, 'Evening').isVisible()).toBe(false)
  await page.getByText('2 fields', { exact: true }).waitFor()
  await expectAccessible(page, 'the editor with a folded section')
  await page.getByRole('button', { name: 'Show fields of Last supper' }).click()
  await card(page, 'Evening').waitFor()

  await head(page, 'Last supper').hover()
  const grip = await page.locator('[data-section-grip]').boundingBox()
  const first = await card(page, 'Been before').boundingBox()
  if (grip === null || first === null) throw new Error('Nothing to drag')
  await page.mouse.move(grip.x + 10, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(first.x + 60, first.y + 4, { steps: 12 })
  await page.mouse.up()
  await expect
    .poll(() => stored(id))
    .toEqual(['Evening in Last supper', 'Food in Last supper', 'Been before'])
})

describe('by keyboard', () => {
  test('a field leaves and enters a section with Alt and the arrow keys', async () => {
    const page = await home.window('desktop')
    const id = await withSection(page)
    await card(page, 'Evening').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => stored(id)).toEqual(['Been before', 'Evening', 'Food in Last supper'])
    await page.keyboard.press('Alt+ArrowDown')
    await expect
      .poll(() => stored(id))
      .toEqual(['Been before', 'Evening in Last supper', 'Food in Last supper'])
  })

  test('a section is opened, moved and deleted; its fields stay', async () => {
    const page = await home.window('desktop')
    const id = await withSection(page)
    await head(page, 'Last supper').press('Enter')
    await page.getByRole('button', { name: 'Move section up' }).press('Enter')
    await expect
      .poll(() => stored(id))
      .toEqual(['Evening in Last supper', 'Food in Last supper', 'Been before'])
    await page.getByRole('button', { name: 'Delete section' }).press('Enter')
    await expect.poll(() => stored(id)).toEqual(['Evening', 'Food', 'Been before'])
  })
})

test('on a phone, a section is added, named and moved', async () => {
  const page = await home.window('phone')
  const id = await withSection(page)
  await head(page, 'Last supper').tap()
  await page.getByLabel('Title', { exact: true }).fill('Your supper')
  await page.getByRole('button', { name: 'Move section up' }).tap()
  await expect
    .poll(() => stored(id))
    .toEqual(['Evening in Your supper', 'Food in Your supper', 'Been before'])
  await expectAccessible(page, 'a section on a phone')
})
