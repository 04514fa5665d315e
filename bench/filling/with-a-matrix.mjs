import { watchRender } from './with-many-fields.mjs'

const rows = 50
const options = ['Never', 'Rarely', 'Sometimes', 'Often', 'Usually', 'Always', 'Not sure']

/** A matrix of 50 rows and 7 columns. */
export const matrix = {
  title: 'A matrix',
  fields: Array.from({ length: rows }, (_, index) => ({
    id: `f${index}`,
    type: 'radio',
    label: `Question ${index}`,
    options,
    table: 'matrix',
  })),
  tables: [{ id: 'matrix', title: 'How often do you do this?' }],
  settings: {},
}

/** Time of one visit in milliseconds, from the request to a painted frame with every row. */
export async function visitMatrix(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchRender, rows)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForFunction(() => window.__rendered !== undefined)
    return await page.evaluate(() => window.__rendered)
  } finally {
    await context.close()
  }
}
