import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { partsMark } from '../apps/web/src/public-form/parts-mark.ts'
import { eventForm, schemaOf } from './support/fourteen-types.ts'
import { house } from './support/house.ts'

// A public page has only the part of its stylesheet that its markup needs. Without JavaScript, the rest never loads.

const home = house()

/** The whole stylesheet, as loaded by the script. */
async function wholeStyle(address: string): Promise<string> {
  const page = await home.window('desktop')
  await page.goto(address)
  const style = () => page.locator('#first-style').textContent()
  await expect.poll(style).toContain('.rf-deck')
  return (await style()) ?? ''
}

/** Styles that only this page includes. */
async function partsOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  return html.split(partsMark)[1]?.split('</style>', 1)[0] ?? ''
}

/** Differences of any element or pseudo-element between the first styles and the whole stylesheet. */
function changesWith(whole: string, page: Page): Promise<{ share: number; changes: string[] }> {
  return page.evaluate((whole) => {
    const drawn = () =>
      Array.from(document.querySelectorAll('html, body, body *')).flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part)
          // A pseudo-element without content is not drawn.
          const isDrawn = part === '' || style.content !== 'none'
          const names = isDrawn ? Array.from(style) : ['content']
          const values = names.map((name) => [name, style.getPropertyValue(name)] as const)
          return { what: `${element.tagName}.${element.className}${part}`, values: new Map(values) }
        }),
      )
    const style = document.getElementById('first-style')
    const first = style?.textContent ?? ''
    const before = drawn()
    if (style) style.textContent = whole
    const changes = drawn().flatMap(({ what, values }, index) =>
      Array.from(values).flatMap(([name, value]) => {
        const old = before[index]?.values.get(name)
        return value === old ? [] : [`${what} ${name}: ${old} -> ${value}`]
      }),
    )
    return { share: first.length / whole.length, changes: changes.slice(0, 20) }
  }, whole)
}

async function expectSameWith(whole: string, page: Page, screen: string) {
  const { share, changes } = await changesWith(whole, page)
  expect(changes, screen).toEqual([])
  expect(share, screen).toBeLessThan(0.8)
}

test.each(['desktop', 'phone'] as const)(
  'without JavaScript, each screen looks like with the whole stylesheet, %s',
  async (window) => {
    const standard = await home.publish('Standard', schemaOf(eventForm))
    const card = await home.publish('Card', schemaOf(eventForm, { displayStyle: 'single-card' }))
    const short = await home.publish('Short', {
      fields: [{ id: 'a', type: 'text', label: 'A' }],
      settings: {},
    })
    const shortCard = await home.publish('Short card', {
      fields: [{ id: 'a', type: 'text', label: 'A' }],
      settings: { displayStyle: 'single-card' },
    })
    const closed = await home.publish('Closed', {
      fields: [{ id: 'a', type: 'text', label: 'A' }],
      settings: { closing: { at: '2026-05-03T16:00:00.000Z', timeZone: 'Europe/Berlin' } },
    })
    const missing = `${home.url}/f/nobody-s-form`
    // The standard form has branches, files and payments, so together with the others all styles are covered.
    const whole = [
      await wholeStyle(home.addressOf(standard)),
      await partsOf(home.addressOf(card)),
      await partsOf(missing),
    ].join('')
    expect(
      ['.rf-branch', '.rf-file', '.rf-pay', '.rf-question', '.rf-card'].filter(
        (name) => !whole.includes(name),
      ),
    ).toEqual([])

    const page = await home.window(window, { javaScriptEnabled: false })
    // A font that loads in between would change every width.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const form of [standard, card, short, shortCard, closed]) {
      await page.goto(home.addressOf(form))
      await expectSameWith(whole, page, `${form.slug}, opened`)
      if (form === closed) continue
      await page.goto(home.addressOf(form))
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.waitForLoadState()
      await expectSameWith(whole, page, `${form.slug}, sent empty`)
    }
    await page.goto(missing)
    await expectSameWith(whole, page, 'not available')
  },
)

test.each([true, false])(
  'screens without a script use the form’s font, JavaScript %s',
  async (javaScriptEnabled) => {
    const form = await home.publish('Font', {
      fields: [{ id: 'a', type: 'text', label: 'A' }],
      settings: {},
    })
    const page = await home.window('desktop', { javaScriptEnabled })
    const font = () => page.waitForRequest('**/inter-*.woff2')
    await Promise.all([font(), page.goto(`${home.addressOf(form)}/thanks`)])
    await Promise.all([font(), page.goto(home.addressOf(form))])
  },
)
