import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'before', type: 'radio', label: 'Been before', options: ['Yes', 'No'] },
  { id: 'more', type: 'text', label: 'Anything else' },
]
const row = (label: string) => ({
  id: label.toLowerCase(),
  type: 'radio',
  label,
  options: ['Poor', 'Good'],
  table: 'parts',
})

const card = (page: Page, label: string) =>
  page.getByRole('button', { name: `Edit ${label}`, exact: true })
const head = (page: Page, title: string) =>
  page.getByRole('button', { name: `Edit matrix ${title}` })

interface Stored {
  readonly fields: readonly {
    readonly label: string
    readonly type: string
    readonly options?: readonly string[]
    readonly required?: boolean
    readonly table?: string
  }[]
  readonly tables?: readonly { readonly id: string; readonly title: string }[]
}

async function schemaOf(id: string): Promise<Stored> {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as { form: { schema: Stored } }
  return form.schema
}

/** Labels of fields as they are stored, each with the title of its table. */
async function stored(id: string): Promise<readonly string[]> {
  const { fields: all, tables = [] } = await schemaOf(id)
  const titles = new Map(tables.map((table) => [table.id, table.title]))
  return all.map(({ label, table }) =>
    table === undefined ? label : `${label} in ${titles.get(table)}`,
  )
}

/** A form with a question before a table and one after it. */
async function withTable(page: Page) {
  const all = [...fields.slice(0, 1), row('Welcome'), row('Food'), ...fields.slice(1)]
  const { id } = await home.editing(page, 'Supper', all, {
    tables: [{ id: 'parts', title: 'Parts' }],
  })
  await head(page, 'Parts').waitFor()
  return id
}

test('a matrix is added, its rows and columns are edited, and each edit is undone in one step', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Supper', fields)
  await card(page, 'Been before').click()
  await page.getByRole('button', { name: 'More Fields' }).click()
  await page
    .getByRole('complementary', { name: 'Add a field' })
    .getByRole('button', { name: 'Matrix', exact: true })
    .click()
  await page.getByLabel('Title', { exact: true }).fill('Parts')
  const rows = page.getByRole('list', { name: 'Rows' })
  const columns = page.getByRole('list', { name: 'Columns' })
  await rows.getByLabel('Row 1', { exact: true }).fill('Welcome')
  await rows.getByLabel('Row 1', { exact: true }).press('Enter')
  await rows.getByLabel('Row 2', { exact: true }).fill('Food')
  await rows.getByLabel('Row 2', { exact: true }).press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Remove row 4, Row 3' }).click()
  await columns.getByLabel('Column 1', { exact: true }).fill('Awful')
  await page.getByLabel('Each row required').check()
  await page.getByRole('button', { name: 'Several', exact: true }).click()
  await expectAccessible(page, 'the editor with a selected matrix')
  await expect
    .poll(() => stored(id))
    .toEqual([
      'Been before',
      'Food in Parts',
      'Welcome in Parts',
      'Row 2 in Parts',
      'Anything else',
    ])
  const inTable = (await schemaOf(id)).fields.filter(({ table }) => table !== undefined)
  for (const one of inTable) {
    expect(one).toMatchObject({ type: 'checkbox', required: true })
    expect(one.options).toEqual(['Awful', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied'])
  }

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo: Change the kind of choice/ }).click()
  await page.getByRole('button', { name: /^Undo: Change required of/ }).click()
  await page.getByRole('button', { name: /^Undo: Change the columns of/ }).click()
  await expect
    .poll(async () => (await schemaOf(id)).fields[1])
    .toMatchObject({ type: 'radio', required: false, label: 'Food' })
})

test('a row has logic of its own, and the matrix can be given one rule for all rows', async () => {
  const page = await home.window('desktop')
  const id = await withTable(page)
  await card(page, 'Food').click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('heading', { name: 'Logic for Food' }).waitFor()
  await logic.getByRole('button', { name: 'Yes', exact: true }).click()
  await logic.getByText('Shown when Been before is Yes.').waitFor()
  await page.getByRole('button', { name: 'Edit matrix', exact: true }).click()
  await logic.getByRole('heading', { name: 'Logic for all rows' }).waitFor()
  await expect
    .poll(() => logic.getByRole('list', { name: 'Selected fields' }).textContent())
    .toContain('Food')
  await expect.poll(() => stored(id)).toContain('Food in Parts')
})

test('a whole matrix is dragged, copied, moved and deleted, and a deletion is undone', async () => {
  const page = await home.window('desktop')
  const id = await withTable(page)
  await head(page, 'Parts').hover()
  const grip = await page.locator('[data-section-grip]').boundingBox()
  const first = await card(page, 'Been before').boundingBox()
  if (grip === null || first === null) throw new Error('Nothing to drag')
  await page.mouse.move(grip.x + 10, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(first.x + 60, first.y + 4, { steps: 12 })
  await page.mouse.up()
  const atStart = ['Welcome in Parts', 'Food in Parts', 'Been before', 'Anything else']
  await expect.poll(() => stored(id)).toEqual(atStart)

  // What was dragged is selected.
  await page.getByRole('button', { name: 'Duplicate matrix' }).press('Enter')
  await expect.poll(() => stored(id)).toEqual([...atStart.slice(0, 2), ...atStart])
  await page.getByRole('button', { name: 'Move matrix down' }).press('Enter')
  await expect
    .poll(() => stored(id))
    .toEqual([
      ...atStart.slice(0, 2),
      'Been before',
      'Welcome in Parts',
      'Food in Parts',
      'Anything else',
    ])
  await page.getByRole('button', { name: 'Delete matrix' }).press('Enter')
  await expect.poll(() => stored(id)).toEqual(atStart)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await stored(id)).length).toBe(6)
})

test('by keyboard, a row leaves its matrix, and a field goes past it', async () => {
  const page = await home.window('desktop')
  const id = await withTable(page)
  await card(page, 'Food').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect
    .poll(() => stored(id))
    .toEqual(['Been before', 'Welcome in Parts', 'Food', 'Anything else'])
  await page.getByRole('button', { name: /^Undo: Move/ }).click()
  await card(page, 'Anything else').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(() => stored(id))
    .toEqual(['Been before', 'Anything else', 'Welcome in Parts', 'Food in Parts'])
})

test('on a phone, a matrix is edited', async () => {
  const page = await home.window('phone')
  const id = await withTable(page)
  await head(page, 'Parts').tap()
  await page.getByLabel('Title', { exact: true }).fill('How was it?')
  await page.getByRole('button', { name: 'Add a row' }).tap()
  await expect
    .poll(() => stored(id))
    .toEqual([
      'Been before',
      'Welcome in How was it?',
      'Food in How was it?',
      'Row 3 in How was it?',
      'Anything else',
    ])
  await expectAccessible(page, 'a matrix on a phone')
})
