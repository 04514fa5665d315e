import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WindowName } from './support/browser.ts'
import { house } from './support/house.ts'
import { blockThirdPartyCookies, otherSite } from './support/other-site.ts'

const home = house()
const site = otherSite()

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

/** Keeps what the page hears of its forms. */
const listening = `<script>
  window.heard = []
  for (const name of ['ready', 'resize', 'step', 'submitted', 'close'])
    document.addEventListener('ramiform:' + name, ({ detail }) => heard.push({ name, ...detail }))
</script>`
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { name: string }[] }).heard)
const heardNames = async (page: Page) => new Set((await heard(page)).map(({ name }) => name))

/** How much of the form its frame does not show: none, at whatever step. */
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
  'a form in its place is as high as each step, on a %s',
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
    const first = await height()
    // Nothing is left over either.
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

test('two forms on one page grow and shrink each for itself, and keep out what others say', async () => {
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
  expect(frames[1].url()).toBe(`${home.addressOf(second)}?name=Ada`)
  const [before, beside] = await heights()
  await frames[0].getByLabel('Yes').check({ force: true })
  await frames[0].getByLabel('About your guest, 8').waitFor()
  await expect.poll(() => hiddenPart(frames[0])).toEqual([0, 0])
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan((before ?? 0) + 300)
  expect((await heights())[1]).toBe(beside)
  await frames[0].getByLabel('No', { exact: true }).check({ force: true })
  await expect.poll(heights).toEqual([before, beside])

  // The page itself, another frame of it and the other form may say what they like.
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

test('a form says nothing to a page that has not greeted it, and nothing to another frame', async () => {
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
