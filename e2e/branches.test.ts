import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { house } from './support/house.ts'

// The drawn branch starts at the chosen option, and fields keep their width.

const home = house()

const half = { styling: { width: 'half', inline: false } }
const third = { styling: { width: 'third', inline: false } }
const text = (id: string, more: object) => ({ id, type: 'text', label: id, ...more })
const when = (dependsOn: string, value: string) => ({
  conditional: { dependsOn, condition: 'equals', value },
})
const fields = [
  { id: 'way', type: 'radio', label: 'way', options: ['Here', 'Online'] },
  text('zone', { ...when('way', 'Online'), ...half }),
  text('device', { ...when('way', 'Online'), ...half }),
  { id: 'day', type: 'radio', label: 'day', options: ['Mon', 'Tue', 'Wed'] },
  text('hour', when('day', 'Mon')),
  text('later', when('day', 'Wed')),
  ...['one', 'two', 'three'].map((id) => text(id, { ...when('way', 'Online'), ...third })),
]

async function opened(window: 'desktop' | 'phone', settings = {}) {
  const form = await home.publish('Branches', { fields, settings })
  const page = await home.window(window)
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Online').check({ force: true })
  await page.locator('#row-zone').waitFor()
  return page
}

const top = (page: Page, id: string) =>
  page.locator(`#row-${id}`).evaluate((row) => Math.round(row.getBoundingClientRect().top))
/** The options at which branches start, and their direction. */
const starts = (page: Page) =>
  page
    .locator('.rf-option')
    .evaluateAll((options) =>
      options.flatMap((option) =>
        ['::before', '::after'].some((part) => getComputedStyle(option, part).content !== 'none') &&
        option.hasAttribute('data-leads')
          ? [option.textContent]
          : [],
      ),
    )

test('the branch starts at the chosen option', async () => {
  const page = await opened('desktop')
  expect(await starts(page)).toEqual(['Online'])
  const branch = page.locator('.rf-branch').first()
  await expect.poll(() => branch.getAttribute('data-line')).toBe('side')
  await page.getByLabel('Here').check({ force: true })
  expect(await starts(page)).toEqual([])
  await expect.poll(() => branch.getAttribute('data-line')).toBeNull()

  await page.getByLabel('Mon').check({ force: true })
  expect(await starts(page)).toEqual(['Mon'])
  const rail = page.locator('.rf-branch').nth(1)
  await expect.poll(() => rail.getAttribute('data-line')).toBe('rail')
  await page.getByLabel('Wed').check({ force: true })
  await expect.poll(() => rail.getAttribute('data-line')).toBe('straight')
})

test('text names the answer if no branch can start at its option', async () => {
  const page = await opened('desktop')
  await expect
    .poll(() => page.locator('#row-one .rf-because').textContent())
    .toBe('Because of: Online')
  expect(await page.locator('#row-zone .rf-because').count()).toBe(0)
})

test('conditional fields of half or third width share a row, with and without a branch', async () => {
  for (const style of [undefined, { branches: false }]) {
    const page = await opened('desktop', { ...(style && { style }) })
    expect(await top(page, 'zone')).toBe(await top(page, 'device'))
    expect(await top(page, 'one')).toBe(await top(page, 'two'))
    expect(await top(page, 'one')).toBe(await top(page, 'three'))
  }
})

test('on a phone, options are stacked and the branch goes down from the last one', async () => {
  const page = await opened('phone')
  expect(await starts(page)).toEqual([])
  await page.getByLabel('Here').waitFor()
  const { fits } = await page.evaluate(() => ({
    fits: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  }))
  expect(fits).toBe(true)
})

const part = (page: Page, of: string, which: string, name: string) =>
  page
    .locator(of)
    .evaluate(
      (element, [which = '', name = '']) => getComputedStyle(element, which).getPropertyValue(name),
      [which, name],
    )

/** A nested branch, whose options share a row on a desktop. */
async function inner(window: 'desktop' | 'phone', isOuterDrawn: boolean) {
  const outer = { options: ['A', 'B', 'C', 'D'], styling: { inline: !isOuterDrawn, width: 'full' } }
  const form = await home.publish('Inner', {
    fields: [
      { id: 'outer', type: 'radio', label: 'outer', ...outer },
      { id: 'inner', type: 'radio', label: 'inner', options: ['X', 'Y'], ...when('outer', 'A') },
      text('leaf', when('inner', 'X')),
    ],
    settings: {},
  })
  const page = await home.window(window)
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('A', { exact: true }).check({ force: true })
  await page.getByLabel('X', { exact: true }).check({ force: true })
  await page.locator('#row-leaf').waitFor()
  return page
}

test('a branch of a field without a drawn branch goes straight down from its option', async () => {
  const page = await inner('desktop', false)
  expect(await part(page, '.rf-inner', '', 'margin-left')).toBe('50px')
  expect(await part(page, '[data-leads="straight"]', '::after', 'content')).toBe('none')
  expect(await part(page, '.rf-inner', '::before', 'content')).toBe('none')
})

test('on a phone, a nested branch follows the rail next to its options', async () => {
  const page = await inner('phone', true)
  expect(await part(page, '.rf-option[data-narrow="rail"]', '::after', 'left')).toBe('-16px')
  expect(await part(page, '.rf-inner', '', 'clip-path')).toBe('inset(0px -66px -8px)')
  expect(await part(page, '.rf-inner', '::before', 'content')).toBe('none')
})

test('the leaf is visible in forced colors', async () => {
  const page = await opened('desktop')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await part(page, '#row-zone', '::after', 'background-color')).toBe('rgb(0, 0, 0)')
})
