import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused, expectHeld } from './support/focus.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

const router = `graph TD
  A{Is the router on?} -->|Yes| B[Enter your e-mail]
  A -->|No| C[Switch it on]
  C --> D((Done))
`

/** An owner of an empty form, with the import dialog open at a tab. */
async function importing(tab: string, size: 'desktop' | 'phone' = 'desktop') {
  const page = await home.window(size)
  const grace = owner(page, mouse(page))
  await home.editing(page, 'Imported')
  await page
    .getByRole('button', { name: /^Import fields/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Import fields' })
  await dialog.getByRole('tab', { name: tab }).click()
  return { page, grace, dialog }
}

test('a new form starts from a file on the dashboard', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await home.call('POST', '/api/forms', { name: 'Another form' })
  await page.goto(`${home.url}/dashboard`)
  await hands.press(page.getByRole('button', { name: 'More ways to start' }))
  await hands.press(page.getByRole('menuitem', { name: 'From a file or text' }))
  const dialog = page.getByRole('dialog', { name: 'New form' })
  const csv = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from('Guest,Email\n') }
  await dialog.locator('input[type=file]').setInputFiles(csv)
  await dialog.getByRole('heading', { name: '2 fields' }).waitFor()
  await hands.press(dialog.getByRole('button', { name: 'Create with 2 fields' }))
  await page.waitForURL('**/edit')
  await expect.poll(() => grace.questions()).toEqual(['Guest', 'Email'])
  await page.getByRole('button', { name: 'Form menu: guests' }).waitFor()
})

test('a new form starts from a document and from a whole exported form', async () => {
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await home.call('POST', '/api/forms', { name: 'Another form' })
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('button', { name: 'New Form', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByRole('tab', { name: /^Import/ }).click()
  const path = '../packages/formats/src/documents/docx/samples/school-trip.docx'
  await dialog.getByLabel('File to import').setInputFiles({
    name: 'school-trip.docx',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(new URL(path, import.meta.url)),
  })
  await dialog.getByRole('heading', { name: /^10 fields/ }).waitFor()
  await dialog.getByRole('tab', { name: 'Paste Content' }).click()
  const fields = [{ id: 'age', type: 'number', label: 'Your age' }]
  const settings = { successMessage: 'Bye!' }
  await dialog
    .getByRole('textbox', { name: 'Content' })
    .fill(JSON.stringify({ ramiform: 1, name: 'Open day', schema: { fields, settings } }))
  await dialog.getByRole('switch', { name: 'Include its name and settings' }).waitFor()
  await dialog.getByRole('button', { name: 'Create with 1 field' }).click()
  await page.waitForURL('**/edit')
  await expect.poll(() => grace.questions()).toEqual(['Your age'])
  await page.getByRole('button', { name: 'Form menu: Open day' }).waitFor()
})

test('what was lost is reported with its line, and lines of the file show what became of them', async () => {
  const { page, dialog } = await importing('Upload Files')
  const fields = [
    { type: 'text', label: 'Your name' },
    { type: 'hologram', label: 'Your signature' },
  ]
  await dialog.getByLabel('File to import').setInputFiles({
    name: 'form.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(fields, null, 2)),
  })
  const report = dialog.getByRole('region', { name: 'Loss report' })
  await report.getByRole('heading', { name: '1 part did not come over' }).waitFor()
  await report.getByText('Unknown field type "hologram"').waitFor()
  await expectAccessible(page, 'a loss report')
  const line = report.getByRole('button', { name: 'line 8: Your signature' })
  await line.click()
  await expect
    .poll(() => dialog.getByLabel('Label', { exact: true }).inputValue())
    .toBe('Your signature')
  const lines = dialog.getByRole('list', { name: 'Lines of the file' })
  await lines.getByRole('button', { name: 'Changed' }).waitFor()
  await dialog.getByRole('checkbox', { name: 'Your signature' }).click()
  await lines.getByRole('button', { name: 'Left out' }).waitFor()
})

test('a pasted diagram is reviewed, changed, and imported with its logic in one step', async () => {
  const { page, grace, dialog } = await importing('Paste Content')
  await dialog.getByRole('textbox', { name: 'Content' }).fill(router)
  await dialog.getByText('Detected: Mermaid').waitFor()
  await dialog.getByText('shown when Is the router on? is Yes').waitFor()
  await dialog.getByRole('switch', { name: 'Skip end nodes that are not questions' }).click()
  await dialog.getByRole('heading', { name: '3 fields, 2 with logic' }).waitFor()

  await dialog.getByRole('button', { name: 'Change Enter your e-mail' }).click()
  await dialog.getByLabel('Label', { exact: true }).fill('E-mail')
  await dialog.getByRole('switch', { name: 'Required' }).click()
  await expectAccessible(page, 'what an import found')
  await dialog.getByRole('button', { name: 'Add 3 fields' }).click()
  await expect
    .poll(() => grace.questions())
    .toEqual(['Is the router on?', 'E-mail', 'Switch it on'])
  await page.keyboard.press('Control+Z')
  await expect.poll(() => grace.questions()).toEqual([])
})

test('branches are imported as visible fields if the owner chooses so', async () => {
  const { dialog } = await importing('Paste Content')
  await dialog.getByRole('textbox', { name: 'Content' }).fill(router)
  await dialog
    .getByText(/shown when Is the router/)
    .first()
    .waitFor()
  await dialog.getByRole('switch', { name: 'Branches become conditions' }).click()
  await expect.poll(() => dialog.getByText(/shown when Is the router/).count()).toBe(0)
})

test('a file of many thousand lines is read in a worker and shown in a virtual list', async () => {
  const { dialog } = await importing('Upload Files')
  const lines = Array.from({ length: 9_000 }, (_, index) => `### Question ${index + 1} of many?`)
  await dialog.getByLabel('File to import').setInputFiles({
    name: 'long.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(lines.join('\n')),
  })
  await dialog.getByRole('heading', { name: '9,000 fields' }).waitFor()
  const found = dialog.getByRole('list', { name: 'Found fields' })
  expect(await found.getByRole('listitem').count()).toBeLessThan(60)
})

test('an unreadable file shows the reason', async () => {
  const { dialog } = await importing('Upload Files')
  const choose = (name: string, text: string) =>
    dialog
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await choose('picture.png', 'x')
  await dialog.getByText(/^Unsupported file format\. Please use JSON/).waitFor()
  await choose('page.opml', '<html></html>')
  await dialog.getByText('Invalid OPML format').waitFor()
  await choose('empty.json', '[]')
  await dialog.getByText('No valid fields found in the file.').waitFor()
})

test('by keyboard: a file, a template and text; 5,000 options are changed and imported', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  const grace = owner(page, hands)
  await home.editing(page, 'Imported by keyboard')
  const way = page.getByRole('button', { name: /^Import fields/ }).first()
  await hands.press(way)
  const dialog = page.getByRole('dialog', { name: 'Import fields' })
  await dialog.waitFor()
  const choosing = page.waitForEvent('filechooser')
  await hands.press(dialog.getByRole('button', { name: 'Choose a file' }))
  await (await choosing).setFiles({
    name: 'router.mmd',
    mimeType: 'text/plain',
    buffer: Buffer.from(router),
  })
  await dialog.getByRole('heading', { name: /^4 fields/ }).waitFor()
  await expectHeld(page, dialog)
  await page.keyboard.press('Escape')
  await expectFocused(way)

  await hands.press(way)
  await hands.press(dialog.getByRole('tab', { name: /^Template/ }))
  await hands.press(dialog.getByRole('button', { name: 'Survey', exact: true }))
  await dialog.getByRole('button', { name: 'Add 4 fields' }).waitFor()

  await hands.press(dialog.getByRole('tab', { name: /^Import/ }))
  await hands.press(dialog.getByRole('tab', { name: 'Paste Content' }))
  const options = Array.from({ length: 4_999 }, (_, at) => `Town ${at + 1}`)
  await hands.write(
    dialog.getByRole('textbox', { name: 'Content' }),
    JSON.stringify([{ type: 'select', label: 'Town', options }]),
  )
  await hands.press(dialog.getByRole('button', { name: 'Change Town' }))
  const edit = dialog.getByRole('button', { name: 'Edit options of Town' })
  await hands.press(edit)
  const bulk = page.getByRole('dialog', { name: 'Bulk edit options' })
  const lines = bulk.getByLabel('Options, one per line')
  await expectFocused(lines)
  await page.keyboard.press('Escape')
  await expectFocused(edit)
  await page.keyboard.press('Enter')
  await expectFocused(lines)
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('\nElsewhere')
  await bulk.getByText('5,000 options').waitFor()
  await hands.press(bulk.getByRole('button', { name: 'Apply' }))
  await expectFocused(edit)
  await dialog
    .getByText(/5,000 options|and 4,988 more/)
    .first()
    .waitFor()
  await hands.press(dialog.getByRole('button', { name: 'Add 1 field' }))
  await expect.poll(() => grace.questions()).toEqual(['Town'])
  await expectFocused(page.getByLabel('Label', { exact: true }))
})
