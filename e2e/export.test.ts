import { readFile } from 'node:fs/promises'
import type { ResponseOf } from '@ramiform/contract/calls'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused, expectHeld } from './support/focus.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

/** The form as stored on the server. */
const stored = async (page: Page) => {
  const id = new URL(page.url()).pathname.split('/').at(-2)
  return ((await home.call('GET', `/api/forms/${id}`)) as ResponseOf<'readForm'>).form
}

const diagram = `graph TD
  A{Is the router on?} -->|Yes| B[Enter your e-mail]
  A -->|No| C[Switch it on]
`

test('the editor exports its current state, and importing the file gives the same form', async () => {
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.editing(page, 'Router help')

  const importing = page.getByRole('dialog', { name: 'Import fields' })
  const openImport = () =>
    page
      .getByRole('button', { name: /^Import fields/ })
      .first()
      .click()
  await openImport()
  await importing.getByRole('tab', { name: 'Paste Content' }).click()
  await importing.getByRole('textbox', { name: 'Content' }).fill(diagram)
  await importing.getByRole('button', { name: 'Change Is the router on?' }).click()
  await importing.getByLabel('Options, one per line').fill('It is\nIt is not')
  await importing.getByText('shown when Is the router on? is It is').first().waitFor()
  await importing.getByRole('button', { name: 'Change Switch it on' }).click()
  await importing.getByRole('switch', { name: 'Keep its condition' }).click()
  await importing.getByRole('button', { name: 'Add 3 fields' }).click()

  await page.getByRole('button', { name: /^Form menu/ }).click()
  await page.getByRole('menuitem', { name: 'Export Form' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export form' })
  const text = exporting.getByRole('textbox', { name: 'What is exported' })
  await expect.poll(() => text.inputValue()).toContain('"ramiform": 1')
  await expectAccessible(page, 'an export')
  const downloading = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Router help.json')
  const whole = await readFile(await download.path(), 'utf8')

  await exporting.getByRole('button', { name: 'Mermaid' }).click()
  await expect.poll(() => text.inputValue()).toContain('-->|"It is"|')
  await exporting.getByRole('button', { name: 'ASCII Tree' }).click()
  await expect.poll(() => text.inputValue()).toContain('It is not')
  await page.keyboard.press('Escape')

  const exported = {
    ...JSON.parse(whole),
    description: 'For a neighbour',
  }
  const [router] = exported.schema.fields
  exported.schema.settings = {
    ...exported.schema.settings,
    successMessage: 'Good luck!',
    style: { accent: '#1f4d7a', cover: 'a'.repeat(64) },
    notifications: { email: 'ada@example.org' },
    scenarios: [
      {
        id: 's1',
        name: 'The router is off',
        pinned: true,
        answers: { [router.id]: 'It is not' },
        visible: [router.id],
      },
    ],
  }
  await home.editing(page, 'Again')
  await openImport()
  await importing.getByRole('tab', { name: 'Paste Content' }).click()
  await importing.getByRole('textbox', { name: 'Content' }).fill(JSON.stringify(exported))
  await importing.getByText('shown when Is the router on? is It is').waitFor()
  // A form without fields becomes the imported one, and the dialog says so.
  expect(
    await importing.getByRole('switch', { name: 'Include its name and settings' }).isChecked(),
  ).toBe(true)
  await importing.getByText('Emails every submission to ada@example.org.').waitFor()
  await importing.getByText('Its cover image is not on this server').waitFor()
  await expectAccessible(page, 'an import of a whole form')
  await importing.getByRole('button', { name: 'Add 3 fields' }).click()
  await expect
    .poll(() => grace.questions())
    .toEqual(['Is the router on?', 'Enter your e-mail', 'Switch it on'])
  await grace.save()
  const again = await stored(page)
  expect(again).toMatchObject({ name: 'Router help', description: 'For a neighbour' })
  expect(again.schema).toEqual({
    ...exported.schema,
    settings: { ...exported.schema.settings, style: { accent: '#1f4d7a' } },
  })
  await page.keyboard.press('Control+z')
  await expect.poll(() => grace.questions()).toEqual([])
  await page.getByRole('button', { name: 'Form menu: Again' }).waitFor()
})

test('fields of a complete form can be imported without its name and settings', async () => {
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.editing(page, 'Workshop', [{ id: 'name', type: 'text', label: 'Your name' }])
  await page
    .getByRole('button', { name: /^Import fields/ })
    .first()
    .click()
  const importing = page.getByRole('dialog', { name: 'Import fields' })
  await importing.getByRole('tab', { name: 'Paste Content' }).click()
  const content = importing.getByRole('textbox', { name: 'Content' })
  const settings = { successMessage: 'Bye!' }
  const fields = [{ id: 'age', type: 'number', label: 'Your age' }]
  await content.fill(JSON.stringify({ ramiform: 1, name: 'Other', schema: { fields, settings } }))
  const choice = importing.getByRole('switch', { name: 'Include its name and settings' })
  await expect.poll(() => choice.isChecked()).toBe(false)

  const broken = { ...settings, style: { accent: '<script>' } }
  await content.fill(
    JSON.stringify({ ramiform: 1, name: 'Other', schema: { fields, settings: broken } }),
  )
  await importing.getByText('settings.style.accent must be a color').waitFor()
  expect(await choice.count()).toBe(0)
  await importing.getByRole('button', { name: 'Add 1 field' }).click()
  await expect.poll(() => grace.questions()).toEqual(['Your name', 'Your age'])
  await grace.save()
  const workshop = await stored(page)
  expect(workshop.name).toBe('Workshop')
  expect(workshop.schema.settings.successMessage).not.toBe('Bye!')
})

test('a form is exported from the dashboard', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await home.call('POST', '/api/forms', { name: 'Seldom opened' })
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('button', { name: 'More actions for Seldom opened' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export form' })
  await expect
    .poll(() => exporting.getByRole('textbox', { name: 'What is exported' }).inputValue())
    .toContain('"name": "Seldom opened"')
})

test('by keyboard: a form is exported in another format and downloaded, and the focus returns to the menu', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  await home.editing(page, 'Written out')
  const menu = page.getByRole('button', { name: /^Form menu/ })
  await hands.press(menu)
  await hands.press(page.getByRole('menuitem', { name: 'Export Form' }))
  const exporting = page.getByRole('dialog', { name: 'Export form' })
  await exporting.waitFor()
  await expectHeld(page, exporting)
  await hands.press(exporting.getByRole('button', { name: 'Mermaid' }))
  const downloading = page.waitForEvent('download')
  await hands.press(exporting.getByRole('button', { name: 'Download' }))
  expect((await downloading).suggestedFilename()).toMatch(/^Written out\.m/)
  await page.keyboard.press('Escape')
  await expectFocused(menu)
})
