import { expect, test } from 'vitest'
import { prerenderedPaths } from '../apps/web/src/site/prerendered.ts'
import { house } from './support/house.ts'

const home = house()

test('a reader searches by keyboard, opens an article and goes to the next one', async () => {
  const page = await home.window('desktop')
  await page.goto(`${home.url}/documentation`)
  await page.getByRole('heading', { level: 1, name: 'Your first form' }).waitFor()

  const search = page.getByRole('combobox', { name: 'Search the documentation' })
  // The key needs the page's script.
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return search.evaluate((input) => input === document.activeElement)
    })
    .toBe(true)
  await search.fill('cascad')
  await page.getByRole('option', { name: /Hiding cascades/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/documentation/conditional-logic#hiding-cascades')
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name: 'Hiding cascades' })
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().top)),
    )
    .toBeLessThan(300)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .locator('[aria-current]', { hasText: 'Hiding cascades' })
    .waitFor()

  await page.getByRole('link', { name: /^Next/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Groups of rules' }).waitFor()
  expect(await page.title()).toBe('Groups of rules · Documentation · Ramiform')
  const current = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current]')
  await expect.poll(() => current.allTextContents()).toEqual(['Groups of rules'])
})

test('a search without results shows a message, and Escape clears it', async () => {
  const page = await home.window('phone')
  await page.goto(`${home.url}/documentation/webhooks`)
  const search = page.getByRole('combobox', { name: 'Search the documentation' })
  await expect
    .poll(async () => {
      await search.fill('')
      await search.fill('zebra')
      return page.getByText('No articles match these words').isVisible()
    })
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => search.inputValue()).toBe('')
})

test('without JavaScript, articles are readable and linked, and the search is hidden', async () => {
  const page = await home.window('phone', { javaScriptEnabled: false })
  await page.goto(`${home.url}/documentation/conditional-logic`)
  await page.getByRole('cell', { name: 'not_equals', exact: true }).waitFor()
  expect(await page.getByRole('combobox').count()).toBe(0)
  await page.getByText('All articles').click()
  await page.getByRole('link', { name: 'Field types', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Field types' }).waitFor()
  await page.getByRole('link', { name: /^Next/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Matrices' }).waitFor()
})

test('a link inside an article navigates without a reload', async () => {
  const page = await home.window('desktop')
  await page.goto(`${home.url}/blog/ask-less`)
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'true'
  })
  const link = page.getByRole('main').getByRole('link', { name: 'Conditional logic' })
  await page.waitForLoadState('networkidle')
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Conditional logic' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('data-same')).toBe('true')
})

test('on a phone, no table scrolls sideways, and cells of wide tables name their column', async () => {
  const page = await home.window('phone', { javaScriptEnabled: false })
  let withTables = 0
  for (const path of prerenderedPaths) {
    const html = await fetch(home.url + path).then((response) => response.text())
    if (!html.includes('<table')) continue
    withTables += 1
    await page.goto(home.url + path)
    const tooWide = await page
      .locator(':has(> table)')
      .evaluateAll((around) => around.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect([path, tooWide]).toEqual([path, 0])
  }
  expect(withTables).toBeGreaterThan(10)
  await page.goto(`${home.url}/documentation/configuration`)
  const table = page.getByRole('table').first()
  await expect
    .poll(() => table.getByRole('columnheader').allTextContents())
    .toEqual(['Variable', 'Default', 'Meaning'])
  const port = table
    .getByRole('row')
    .filter({ hasText: /^\s*PORT/ })
    .getByRole('cell')
  const labels = await port.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').content),
  )
  expect(labels).toEqual(['none', '"Default: "', '"Meaning: "'])
})
