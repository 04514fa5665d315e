import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { house } from './support/house.ts'
import { blockThirdPartyCookies, otherSite } from './support/other-site.ts'

const home = house()
const site = await otherSite()

const steps = {
  fields: [
    { id: 'name', type: 'text', label: 'Your name', required: true },
    {
      id: 'session',
      type: 'radio',
      label: 'Which session?',
      options: Array.from({ length: 12 }, (_, at) => `Session ${at + 1}`),
    },
    { id: 'why', type: 'textarea', label: 'Why?' },
  ],
  settings: { displayStyle: 'single-card' },
}

const branches = {
  fields: [
    { id: 'name', type: 'text', label: 'Your name', required: true },
    { id: 'guest', type: 'radio', label: 'A guest?', options: ['Yes', 'No'] },
    ...Array.from({ length: 8 }, (_, at) => ({
      id: `about_${at}`,
      type: 'text',
      label: `About your guest, ${at + 1}`,
      conditional: { dependsOn: 'guest', condition: 'equals', value: 'Yes' },
    })),
  ],
  settings: {},
}

const script = () => `<script src="${home.url}/embed.js" async></script>`

async function open(address: string, window: WindowName = 'desktop'): Promise<Page> {
  const page = await home.window(window)
  await blockThirdPartyCookies(page)
  await page.goto(address)
  return page
}

/** Records the events of the page's forms. */
const listening = `<script>
  window.heard = []
  for (const name of ['ready', 'resize', 'step', 'submitted', 'close'])
    document.addEventListener('ramiform:' + name, ({ detail }) => heard.push({ name, ...detail }))
</script>`
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { name: string }[] }).heard)
const heardNames = async (page: Page) => new Set((await heard(page)).map(({ name }) => name))

/** Height of the form outside its frame; 0 at every step. */
const hiddenPart = (frame: Frame) =>
  frame.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    return [scrollHeight - clientHeight, scrollWidth - clientWidth]
  })

async function frameOf(page: Page, form: { slug: string }): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(form.slug))).toBe(true)
  const frame = page.frames().find((frame) => frame.url().includes(form.slug))
  if (frame === undefined) throw new Error('there is no such frame')
  return frame
}

test.each(['desktop', 'phone'] as const)(
  'an inline form fits the height of each step, on a %s',
  async (window) => {
    const form = await home.publish('Steps', steps)
    const page = await open(
      site.page(
        `${listening}<h1>Before</h1><div data-ramiform="${home.addressOf(form)}"></div><p>After</p>${script()}`,
      ),
      window,
    )
    const frame = await frameOf(page, form)
    await expect.poll(() => heardNames(page)).toContain('ready')
    await expect.poll(() => heardNames(page)).toContain('step')
    const height = () => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)
    const fits = () => expect.poll(() => hiddenPart(frame)).toEqual([0, 0])
    await fits()
    await expect.poll(height).toBeLessThan(600)
    const first = await height()
    // The frame is not too high, either.
    await expect
      .poll(async () => frame.evaluate(() => document.body.getBoundingClientRect().height))
      .toBeCloseTo(first, -1)
    await frame.getByRole('button', { name: 'Next' }).click()
    await frame.getByText('This field is required').waitFor()
    await fits()
    await frame.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await frame.getByRole('button', { name: 'Next' }).click()
    await frame.getByText('Session 12').waitFor()
    await fits()
    await expect.poll(height).toBeGreaterThan(first + 200)
    await frame.getByRole('button', { name: 'Next' }).click()
    await frame.getByRole('textbox', { name: 'Why?' }).waitFor()
    await fits()
    await frame.getByRole('button', { name: 'Submit' }).click()
    await frame.getByRole('heading', { name: 'Thank You!' }).waitFor()
    await fits()
    await expect.poll(() => heardNames(page)).toContain('submitted')
    const told = await heard(page)
    expect(told.filter(({ name }) => name === 'step')).toEqual(
      [1, 2, 3].map((step) => ({ name: 'step', form: home.addressOf(form), step, steps: 3 })),
    )
    expect(JSON.stringify(told)).not.toContain('Ada')
    expect((await home.submissions(form)).map(({ data }) => data)).toEqual([{ name: 'Ada' }])
  },
)

test('two forms on one page resize independently and ignore messages of others', async () => {
  const [first, second] = [
    await home.publish('First', branches),
    await home.publish('Second', branches),
  ]
  const page = await open(
    site.page(`${listening}
      <style>iframe { height: 40px !important } div { display: none !important }</style>
      <main><div data-ramiform="${home.addressOf(first)}"></div>
      <div data-ramiform="${home.addressOf(second)}" data-ramiform-prefill="name=Ada"></div></main>
      ${script()}${script()}`),
  )
  const frames = [await frameOf(page, first), await frameOf(page, second)] as const
  const heights = () =>
    page.locator('main iframe').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  await expect
    .poll(async () => (await heard(page)).filter(({ name }) => name === 'ready').length)
    .toBe(2)
  const prefilled = frames[1].getByRole('textbox', { name: 'Your name' })
  await expect.poll(() => prefilled.inputValue()).toBe('Ada')
  // Their heights after everything has loaded.
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(600)
  const [before, beside] = await heights()
  await frames[0].getByLabel('Yes').check({ force: true })
  await frames[0].getByLabel('About your guest, 8').waitFor()
  await expect.poll(() => hiddenPart(frames[0])).toEqual([0, 0])
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan((before ?? 0) + 300)
  expect((await heights())[1]).toBe(beside)
  await frames[0].getByLabel('No', { exact: true }).check({ force: true })
  await expect.poll(heights).toEqual([before, beside])

  // Messages from the page, another frame and the other form have no effect.
  const told = (await heard(page)).length
  await page.evaluate((origin) => {
    const lie = { ramiform: 'resize', height: 5 }
    postMessage(lie, '*')
    dispatchEvent(new MessageEvent('message', { data: lie, origin, source: window }))
    const other = document.body.appendChild(document.createElement('iframe'))
    other.contentWindow?.parent.postMessage({ ramiform: 'submitted' }, '*')
  }, home.url)
  await frames[1].evaluate(() =>
    parent.postMessage({ ramiform: 'resize', height: 'calc(1px)' }, '*'),
  )
  await frames[1].evaluate(() => parent.postMessage({ ramiform: 'unheard-of' }, '*'))
  await frames[1].evaluate(() => parent.postMessage(null, '*'))
  await frames[1].evaluate(() => parent.postMessage({ ramiform: 'step', step: 7, steps: 9 }, '*'))
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ name: 'step', step: 7 })
  expect((await heard(page)).slice(told).map(({ name }) => name)).toEqual(['resize', 'step'])
  expect(await heights()).toEqual([before, beside])
})

test('a form sends nothing to a page that has not greeted it, or to another frame', async () => {
  const form = await home.publish('Silent', branches)
  const page = await open(
    site.page(`<script>
        window.got = []
        addEventListener('message', ({ data }) => got.push(data))
      </script>
      <iframe src="${home.addressOf(form)}" width="100%" height="600"></iframe>
      <iframe id="other" srcdoc="<script>
        addEventListener('message', ({ data }) => parent.got.push(data))
        parent.frames[0].postMessage({ ramiform: 'hello' }, '*')
      </script>"></iframe>`),
  )
  const got = () => page.evaluate(() => (window as unknown as { got: unknown[] }).got)
  const frame = await frameOf(page, form)
  await frame.getByLabel('Yes').check({ force: true })
  await frame.getByLabel('About your guest, 8').waitFor()
  await page.evaluate(() => {
    const other = document.querySelector<HTMLIFrameElement>('#other')?.contentWindow
    other?.postMessage('greet again', '*')
  })
  await expect.poll(got).toEqual(['greet again'])
  await page.evaluate(() => frames[0]?.postMessage({ ramiform: 'hello' }, '*'))
  await expect.poll(async () => (await got()).length).toBe(2)
  expect((await got())[1]).toMatchObject({ ramiform: 'ready', title: 'Silent' })
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const deep = (root: Document | ShadowRoot): Element | null => {
      const inside = root.activeElement?.shadowRoot
      return inside?.activeElement ? deep(inside) : root.activeElement
    }
    const element = deep(document)
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

test.each(['popup', 'slider'] as const)(
  'a %s by keyboard: opened, started, closed, continued, sent',
  async (mode) => {
    const form = await home.publish('Sign-up', branches)
    const page = await open(
      site.page(`${listening}<p>Long ago.</p>
      <button data-ramiform="${home.addressOf(form)}" data-ramiform-mode="${mode}">Sign up</button>
      <div style="height: 4000px"></div>${script()}`),
    )
    const button = page.getByRole('button', { name: 'Sign up' })
    await expect.poll(() => button.getAttribute('aria-haspopup')).toBe('dialog')
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign-up' })
    await dialog.waitFor()
    const frame = await frameOf(page, form)
    // The focus is in the form, not on the close button. The frame is named by the form's title.
    await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true)
    await expect.poll(() => page.locator('iframe').getAttribute('title')).toBe('Sign-up')
    // The page behind does not scroll and can't be reached.
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Tab')
    await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.keyboard.type('Ada')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectAccessible(page, `a form in a ${mode}`)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Sign up')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)

    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true)
    await expect
      .poll(() => frame.getByRole('textbox', { name: 'Your name' }).inputValue())
      .toBe('Ada')
    await frame.getByRole('button', { name: 'Submit' }).click()
    await frame.getByRole('heading', { name: 'Thank You!' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    const told = (await heard(page)).map(({ name }) => name)
    expect(told.filter((name) => name !== 'resize')).toEqual([
      'ready',
      'close',
      'submitted',
      'close',
    ])
    // A closed frame has no meaningful height.
    expect(told.at(-1)).toBe('close')
    const heights = (await heard(page)).flatMap((event) =>
      'height' in event ? [event.height] : [],
    )
    expect(
      heights.every((height) => Number(height) > 0),
      JSON.stringify(heights),
    ).toBe(true)
    expect((await home.submissions(form)).map(({ data }) => data)).toEqual([{ name: 'Ada' }])
  },
)

test('a side tab opens a drawer, which fills a phone; a click outside closes it', async () => {
  const form = await home.publish('Feedback', branches)
  const address = site.page(
    `<h1>A page</h1><div data-ramiform="${home.addressOf(form)}" data-ramiform-mode="side-tab" data-ramiform-label="Feedback" data-ramiform-side="left"></div>${script()}`,
  )
  const page = await open(address)
  await page.getByRole('button', { name: 'Feedback' }).click()
  const drawer = page.getByRole('dialog', { name: 'Feedback' })
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 })
  await (await frameOf(page, form)).getByText('A guest?').waitFor()
  await page.mouse.click(1200, 400)
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Feedback')

  const phone = await open(address, 'phone')
  await phone.getByRole('button', { name: 'Feedback' }).tap()
  const sheet = phone.getByRole('dialog', { name: 'Feedback' })
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(phone, 'a form over a phone')
})

test('the API opens and closes forms with prefilled answers', async () => {
  const form = await home.publish('By script', branches)
  const page = await open(`${site.page(`${listening}${script()}`)}?ref=letter&secret=1`)
  await page.waitForFunction(() => 'Ramiform' in window)
  await page.evaluate((link) => {
    const { Ramiform } = window as unknown as { Ramiform: RamiformApi }
    const off = Ramiform.on('ready', () => Object.assign(window, { isReady: true }))
    Ramiform.on('close', off)
    Ramiform.open({ form: link, prefill: { name: 'Ada & Co' }, params: 'ref' })
  }, home.addressOf(form))
  await page.waitForFunction(() => 'isReady' in window)
  const frame = await frameOf(page, form)
  const name = frame.getByRole('textbox', { name: 'Your name' })
  await expect.poll(() => name.inputValue()).toBe('Ada & Co')
  expect(new URL(frame.url()).search).toContain('ref=letter')
  expect(frame.url()).not.toContain('secret')
  await page.evaluate(() => (window as unknown as { Ramiform: RamiformApi }).Ramiform.close())
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const warnings: string[] = []
  page.on('console', (line) => void warnings.push(line.text()))
  await page.evaluate(() => {
    const { Ramiform } = window as unknown as { Ramiform: RamiformApi }
    for (const form of ['javascript:alert(1)', 'nothing', '']) Ramiform.open(form)
    document.body.innerHTML = '<div data-ramiform="data:text/html,hello"></div>'
  })
  await expect.poll(() => warnings.length).toBe(4)
  expect(await page.locator('iframe[src^="data"]').count()).toBe(0)
})

test('a page that replaces its body can open the form again', async () => {
  const form = await home.publish('Again', branches)
  const page = await open(site.page(script()))
  await page.waitForFunction(() => 'Ramiform' in window)
  await show(page, form)
  await frameOf(page, form)
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  await show(page, form)
  await page.getByRole('dialog', { name: 'Again' }).waitFor()
})

test('a form that replaces another one keeps the page from scrolling until it closes', async () => {
  const [first, second] = [
    await home.publish('First', branches),
    await home.publish('Second', branches),
  ]
  const page = await open(site.page(`${listening}<div style="height: 4000px"></div>${script()}`))
  await page.waitForFunction(() => 'Ramiform' in window)
  const held = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  const closed = async () => (await heard(page)).filter(({ name }) => name === 'close').length
  await show(page, first)
  await show(page, second)
  await expect.poll(closed).toBe(1)
  expect(await held()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(closed).toBe(2)
  expect(await held()).toBe('visible')
})

const show = (page: Page, form: { slug: string }) =>
  page.evaluate(
    (link) => (window as unknown as { Ramiform: RamiformApi }).Ramiform.open(link),
    home.addressOf(form),
  )

interface RamiformApi {
  open(form: string | object): void
  close(): void
  on(name: string, callback: () => void): () => void
}

test.each([
  [
    'of its own scripts and styles only',
    {
      'content-security-policy':
        "default-src 'none'; style-src 'self'; script-src {forms}; frame-src {forms}; require-trusted-types-for 'script'",
    },
  ],
  [
    'apart from other origins',
    { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  ],
])('on a page %s a form is in its place, and in a dialog', async (_, policy) => {
  const form = await home.publish('Strict', branches)
  const headers = Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [name, value.replaceAll('{forms}', home.url)]),
  )
  const link = home.addressOf(form)
  const page = await home.window('desktop')
  await blockThirdPartyCookies(page)
  const refused: string[] = []
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()))
  await page.goto(
    site.page(
      `<div data-ramiform="${link}"></div><a href="${link}" data-ramiform data-ramiform-mode="popup">Open it</a>${script()}`,
      { headers },
    ),
  )
  const frame = await frameOf(page, form)
  await frame.getByLabel('Yes').check({ force: true })
  await expect.poll(() => hiddenPart(frame)).toEqual([0, 0])
  await expect
    .poll(() => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight))
    .toBeGreaterThan(800)
  await page.getByRole('link', { name: 'Open it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Strict' })
  await dialog.getByRole('button', { name: 'Close' }).waitFor()
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(688)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(refused.filter((text) => !text.includes('favicon'))).toEqual([])
})
