import { readFile } from 'node:fs/promises'
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
`

test('a form is exported from the editor as it stands there, and the file gives the same form again', async () => {
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await grace.newForm('Router help')

  const importing = page.getByRole('dialog', { name: 'Import fields' })
  const openImport = () =>
    page
      .getByRole('button', { name: /^Import fields/ })
      .first()
      .click()
  await openImport()
  await importing.getByRole('tab', { name: 'Paste Content' }).click()
  await importing.getByRole('textbox', { name: 'Content' }).fill(router)
  await importing.getByRole('button', { name: 'Change Is the router on?' }).click()
  await importing.getByLabel('Options, one a line').fill('It is\nIt is not')
  await importing.getByText('shown when Is the router on? is It is').first().waitFor()
  await importing.getByRole('button', { name: 'Change Switch it on' }).click()
  await importing.getByRole('switch', { name: 'Keep its condition' }).click()
  await importing.getByRole('button', { name: 'Import 3 fields' }).click()

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

  await page.goto(`${home.url}/dashboard`)
  await grace.newForm('Again')
  await openImport()
  await importing.getByRole('tab', { name: 'Paste Content' }).click()
  await importing.getByRole('textbox', { name: 'Content' }).fill(whole)
  await importing.getByText('shown when Is the router on? is It is').waitFor()
  await importing.getByRole('button', { name: 'Import 3 fields' }).click()
  await expect
    .poll(() => grace.questions())
    .toEqual(['Is the router on?', 'Enter your e-mail', 'Switch it on'])
})

test('a form on the dashboard is exported without being opened', async () => {
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await grace.newForm('Seldom opened')
  await grace.save()
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('button', { name: 'More actions for Seldom opened' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export form' })
  await expect
    .poll(() => exporting.getByRole('textbox', { name: 'What is exported' }).inputValue())
    .toContain('"name": "Seldom opened"')
})

test('by keyboard alone: a form is written in another format, kept as a file, and the menu has the focus again', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  const grace = owner(page, hands)
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await grace.newForm('Written out')
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
