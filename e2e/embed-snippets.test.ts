import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  embedSnippets,
  type SnippetName,
} from '../apps/web/src/forms/embed-guide/embed-snippets.ts'
import { scriptSnippet } from '../apps/web/src/forms/embed-guide/script-snippets.ts'
import { house } from './support/house.ts'
import { blockThirdPartyCookies, otherSite } from './support/other-site.ts'

const site = await otherSite()
const home = house()

const everything = {
  fields: [
    { id: 'name', type: 'text', label: 'Your name', required: true },
    { id: 'cv', type: 'file', label: 'Your CV' },
    { id: 'fee', type: 'payment', label: 'Fee', required: true, payment: { amount: 2000 } },
  ],
  settings: { payment: { enabled: true }, advanced: { saveProgress: true, autoSave: true } },
}

/** The iframe that a plugin creates from the shortcode, with the same attributes. */
const asPluginDoes = (code: string) =>
  code.replace(/^\[iframe (.*)\]$/, '<iframe $1 frameborder="0"></iframe>')

async function open(address: string): Promise<{ page: Page; frame: Frame }> {
  const page = await home.window('desktop')
  await blockThirdPartyCookies(page)
  await page.goto(address)
  await expect.poll(() => page.frames().length).toBe(2)
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('there is no frame')
  return { page, frame }
}

/** Fills in files, a payment and text slowly enough for a person. */
async function fillInAndSend(frame: Frame): Promise<void> {
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click()
  await frame.getByLabel('Your name').fill('Ada')
  await frame
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('What I did') })
  await press('Pay $20.00')
  await frame.getByLabel('Test card number').fill('4242 4242 4242 4242')
  await press('Pay $20.00 now')
  await frame.getByText('Paid: $20.00').waitFor()
  await press('Submit')
  await frame.getByRole('heading', { name: 'Thank You!' }).waitFor()
}

const sent = {
  name: 'Ada',
  cv: 'cv.txt',
  fee: expect.objectContaining({ status: 'succeeded', amount: 2000 }),
}
const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)

test.each([
  ['basic', 600],
  ['responsive', null],
  ['wordpress', 600],
] as const)(
  'the snippet %s on another site accepts files, payments and answers',
  async (name, height) => {
    const form = await home.publish('Everything', everything)
    const snippet = embedSnippets[name satisfies SnippetName]
    const code = snippet.code({ name: 'Everything', address: home.addressOf(form) })
    const { page, frame } = await open(site.page(asPluginDoes(code)))
    const box = await page.locator('iframe').boundingBox()
    const room = await page.evaluate(() => document.body.clientWidth)
    expect(Math.round(box?.height ?? 0)).toBe(height ?? Math.round(room * 0.75))
    // Without our script, the form is complete and scrolls.
    await fillInAndSend(frame)
    expect(await stored(form)).toEqual([sent])
  },
)

test('a form in a frame without storage can be filled in and sent', async () => {
  const form = await home.publish('Denied', everything)
  const page = await home.window('desktop')
  await page.addInitScript(() => {
    if (window === window.top) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await blockThirdPartyCookies(page)
  await page.goto(site.page(scriptSnippet('inline', { address: home.addressOf(form) })))
  await expect.poll(() => page.frames().length).toBe(2)
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('there is no frame')
  await fillInAndSend(frame)
  expect(await stored(form)).toEqual([sent])
  expect(failures).toEqual([])
})

test('the page does not shift when a form with a known height loads', async () => {
  const form = await home.publish('Calm', everything)
  const code = scriptSnippet('inline', { address: home.addressOf(form) })
  const { page } = await open(site.page(code))
  const height = () => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)
  const remembered = () => page.evaluate(() => Number(Object.values(sessionStorage)[0] ?? 0))
  await expect.poll(remembered).toBeGreaterThan(100)
  const known = await height()
  expect(await remembered()).toBe(known)

  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  const stated = code.replace('600px', `${known}px`)
  await page.goto(site.page(`<h1>Before</h1>${stated}<p>After</p>`))
  // Set after everything has loaded.
  const div = page.locator('[data-ramiform]')
  await expect.poll(() => div.evaluate(({ style }: HTMLElement) => style.minHeight)).toBe('0px')
  expect(await height()).toBe(known)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('a redirect after submitting opens in the whole window', async () => {
  const next = site.page('<h1>Thanks from us</h1>')
  const form = await home.publish('Leads on', {
    fields: [{ id: 'name', type: 'text', label: 'Your name' }],
    settings: { redirectUrl: next },
  })
  const { page, frame } = await open(
    site.page(embedSnippets.basic.code({ name: 'Leads on', address: home.addressOf(form) })),
  )
  await frame.getByLabel('Your name').fill('Ada')
  await frame.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL(next)
  await page.getByRole('heading', { name: 'Thanks from us' }).waitFor()
})
