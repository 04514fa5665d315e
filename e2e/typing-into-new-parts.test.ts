import { expect, test } from 'vitest'
import { holdScripts } from './support/hold-requests.ts'
import { house } from './support/house.ts'

const home = house()

/** Adds a part from the palette while the network sends no scripts, and types at once. */
async function typeAfterAdding(part: string, text: string) {
  const page = await home.window('desktop')
  await home.editing(page, 'Supper', [])
  const release = await holdScripts(page)
  await page.getByRole('button', { name: /^More Fields/ }).click()
  await page.getByRole('button', { name: part, exact: true }).click()
  await page.keyboard.type(text)
  release()
  return page
}

test('the label of a picture choice is typed before its code is loaded', async () => {
  const page = await typeAfterAdding('Picture Choice', 'Which dessert?')
  expect(await page.getByLabel('Label', { exact: true }).inputValue()).toBe('Which dessert?')
})

// H is the shortcut of the history.
test.each(['Matrix', 'Section'])(
  'a letter typed before the card of a %s is loaded opens nothing',
  async (part) => {
    const page = await typeAfterAdding(part, 'h')
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)
