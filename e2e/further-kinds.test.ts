import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { dessertPicture } from './support/dessert-pictures.ts'
import { house } from './support/house.ts'

const home = house()

interface Asked {
  readonly id: string
  readonly type: string
  readonly label: string
}

const example: { schema: { fields: readonly Asked[] } } = JSON.parse(
  readFileSync(new URL('../examples/further-kinds.json', import.meta.url), 'utf8'),
)
const fieldsOf = (...ids: readonly string[]) =>
  example.schema.fields.filter(({ id }) => ids.includes(id))

async function opened(
  asked: readonly object[],
  {
    settings = {},
    javaScriptEnabled = true,
    query = '',
  }: { settings?: object; javaScriptEnabled?: boolean; query?: string } = {},
  window: 'desktop' | 'phone' = 'desktop',
) {
  const form = await home.publish('Supper', { fields: asked, settings })
  const page = await home.window(window, { javaScriptEnabled })
  await page.goto(home.addressOf(form) + query, { waitUntil: 'networkidle' })
  return { form, page }
}

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)

async function send(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Thank You!').waitFor()
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe('a signature', () => {
  const asked = fieldsOf('sign').map((field) => ({ ...field, required: true }))
  const more = { id: 'more', type: 'textarea', label: 'Anything else?' }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  const submit = (page: Page) => button(page, 'Submit')
  const png = dessertPicture('tart')

  async function drawLine(page: Page, by = 0) {
    const pad = await page.locator('canvas').boundingBox()
    if (pad === null) throw new Error('there is no pad')
    await page.mouse.move(pad.x + 40, pad.y + 60 + by)
    await page.mouse.down()
    await page.mouse.move(pad.x + 160, pad.y + 30 + by, { steps: 6 })
    await page.mouse.up()
  }

  /** Presses a button as a hand does: the page has time to change between press and release. */
  async function pressSlowly(page: Page, name: string) {
    const box = await button(page, name).boundingBox()
    if (box === null) throw new Error('there is no button')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.waitForTimeout(150)
    await page.mouse.up()
  }

  async function choosePicture(page: Page, name: string, buffer: Buffer) {
    await button(page, 'Upload').click()
    await page
      .getByLabel('Choose a picture of your signature')
      .setInputFiles({ name, buffer, mimeType: 'image/png' })
  }

  /** The picture, as the owner downloads it. */
  async function downloaded(form: { id: string }, name: string) {
    const owner = await home.window('desktop')
    await home.signedIn(owner)
    await owner.goto(`${home.url}/forms/${form.id}/submissions?view=cards`)
    await owner.getByRole('button', { name: /^View Details/ }).click()
    const download = owner.waitForEvent('download')
    await owner.getByRole('link', { name }).click()
    return readFileSync(await (await download).path())
  }

  test('by mouse: the drawn lines reach the owner as one picture, uploaded once', async () => {
    const { form, page } = await opened(asked)
    let uploads = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/uploads')) uploads += 1
    })
    for (const by of [0, 10, 20, 30]) await drawLine(page, by)
    await send(page)
    expect(uploads).toBe(1)
    expect(await stored(form)).toMatchObject([{ sign: 'signature.png' }])
    const content = await downloaded(form, 'signature.png')
    expect(content.subarray(1, 4).toString()).toBe('PNG')
  })

  test('by mouse: a picture is chosen, shows, and reaches the owner', async () => {
    const { form, page } = await opened(asked)
    await choosePicture(page, 'mine.png', png)
    const picture = page.getByRole('img', { name: 'mine.png' })
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(400)
    await expectAccessible(page, 'an uploaded signature')
    await send(page)
    expect(await stored(form)).toMatchObject([{ sign: 'mine.png' }])
    expect(await downloaded(form, 'mine.png')).toEqual(png)
  })

  test('a picture that is refused is no signature', async () => {
    const { form, page } = await opened(asked)
    await choosePicture(page, 'x.png', Buffer.from('hello'))
    await page.getByRole('listitem').getByText('can’t be uploaded').waitFor()
    await submit(page).click()
    await page.getByText('Sign for your places is required').first().waitFor()
    expect(await stored(form)).toEqual([])
  })

  test('a picture that is refused after Submit was pressed stops sending', async () => {
    const { form, page } = await opened(asked)
    const refusal = Promise.withResolvers<void>()
    await page.route('**/api/public/uploads', async (route) => {
      await refusal.promise
      await route.continue()
    })
    await choosePicture(page, 'x.png', Buffer.from('hello'))
    await submit(page).click()
    await page.getByText('Sending...').first().waitFor()
    refusal.resolve()
    await page.getByRole('link', { name: '"x.png" can’t be uploaded.' }).waitFor()
    await submit(page).click()
    await page.getByText('Sign for your places is required').first().waitFor()
    expect(await stored(form)).toEqual([])
  })

  test.each([
    ['desktop', 'standard'],
    ['phone', 'standard'],
    ['phone', 'single-card'],
  ] as const)('the first press of Submit sends a typed name (%s, %s)', async (window, style) => {
    const { form, page } = await opened(asked, { settings: { displayStyle: style } }, window)
    await button(page, 'Type').click()
    await page.getByLabel('Your full name').pressSequentially('Mei Tan')
    await pressSlowly(page, 'Submit')
    await page.getByText('Thank You!').waitFor()
    expect(await stored(form)).toMatchObject([{ sign: 'Mei Tan.png' }])
  })

  test('on cards, it is drawn by mouse, and Next does not lose it', async () => {
    const settings = { displayStyle: 'single-card' }
    const { form, page } = await opened([...asked, more], { settings })
    await drawLine(page)
    await pressSlowly(page, 'Next')
    await page.getByLabel('Anything else?').fill('No')
    await send(page)
    expect(await stored(form)).toMatchObject([{ sign: 'signature.png', more: 'No' }])
    const content = await downloaded(form, 'signature.png')
    expect(content.subarray(1, 4).toString()).toBe('PNG')
  })

  test('by finger: it is drawn on a phone, and the page does not scroll', async () => {
    const { form, page } = await opened([...asked, more], {}, 'phone')
    const pad = await page.locator('canvas').boundingBox()
    if (pad === null) throw new Error('there is no pad')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((by) => ({ x: pad.x + 60 + by, y: pad.y + 20 + by })),
      })
    await touch('touchStart', 0)
    for (const by of [15, 30, 45, 60]) await touch('touchMove', by)
    await touch('touchEnd')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // No tap: within milliseconds of a quick stroke, Chromium may drop its click.
    await send(page)
    expect(await stored(form)).toMatchObject([{ sign: 'signature.png' }])
    // A dot would be a smaller file.
    expect((await downloaded(form, 'signature.png')).length).toBeGreaterThan(3_000)
  })

  test('after a reload, the picture shows by its name until it is cleared', async () => {
    const settings = { advanced: { saveProgress: true } }
    const { form, page } = await opened(asked, { settings })
    const uploaded = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await drawLine(page)
    await uploaded
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('Continue where you left off').click()
    const row = page.getByRole('listitem').getByText('signature.png')
    await row.waitFor()
    expect(await page.locator('canvas').isVisible()).toBe(false)
    await expectAccessible(page, 'a signature of an earlier visit')
    await button(page, 'Clear').click()
    await row.waitFor({ state: 'detached' })
    await submit(page).click()
    await page.getByText('Sign for your places is required').first().waitFor()

    await choosePicture(page, 'mine.png', png)
    await page.getByText('mine.png is uploaded.').waitFor({ state: 'attached' })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('listitem').getByText('mine.png').waitFor()
    await send(page)
    expect(await stored(form)).toMatchObject([{ sign: 'mine.png' }])
    expect(await downloaded(form, 'mine.png')).toEqual(png)
  })

  test('by keys: the typed name becomes a picture', async () => {
    const { form, page } = await opened(asked)
    await button(page, 'Type').focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Your full name').focus()
    await page.keyboard.type('Mei Tan')
    await page.keyboard.press('Tab')
    await send(page)
    expect(await stored(form)).toMatchObject([{ sign: 'Mei Tan.png' }])
  })

  test('a required signature is asked for, and the control gets the focus', async () => {
    const { page } = await opened(asked)
    await submit(page).click()
    await page.getByText('Sign for your places is required').first().waitFor()
    await page.locator('.rf-summary a').first().click()
    await expect
      .poll(() => button(page, 'Draw').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await expectAccessible(page, 'a missing signature')
  })

  test('without JavaScript the typed name is the answer', async () => {
    const { form, page } = await opened(asked, { javaScriptEnabled: false }, 'phone')
    expect(await page.locator('canvas').isVisible()).toBe(false)
    await page.getByLabel('Your full name').fill('Mei Tan')
    await send(page)
    expect(await stored(form)).toEqual([{ sign: 'Mei Tan' }])
  })

  test.each(['desktop', 'phone'] as const)('right to left (%s)', async (window) => {
    const arabic = asked.map((field) => ({ ...field, label: 'وقّع هنا' }))
    const { page } = await opened(arabic, {}, window)
    await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
    const draw = await button(page, 'رسم').boundingBox()
    const clear = await button(page, 'مسح').boundingBox()
    expect(draw?.x).toBeGreaterThan(clear?.x ?? Number.NaN)
    expect(await isTooWide(page)).toBe(false)
    await expectAccessible(page, `a signature from right to left (${window})`)
  })
})

describe('an address', () => {
  const asked = fieldsOf('ticket', 'door')
  const lines = {
    'Street and number': '14 Orchard Lane',
    'Postal code': '12545',
    City: 'Millbrook',
    Country: 'United States',
  }
  const whole = '14 Orchard Lane\n\n12545\nMillbrook\nUnited States'

  test('by keys: Tab goes from line to line, and the answer is one text', async () => {
    const { form, page } = await opened(asked)
    await page.getByLabel('Street and number').focus()
    for (const [at, line] of Object.values(lines).entries()) {
      await page.keyboard.type(line)
      await page.keyboard.press('Tab')
      if (at === 0) await page.keyboard.press('Tab')
    }
    await page.getByLabel('What is on the door bell?').fill('Mei')
    await send(page)
    expect(await stored(form)).toEqual([{ ticket: whole, door: 'Mei' }])
    await expectAccessible(page, 'an address')
  })

  test('by mouse: a press anywhere on a line writes in it, and screen readers get a named group', async () => {
    const { form, page } = await opened(asked)
    const group = page.getByRole('group', { name: 'Where shall we post your ticket?', exact: true })
    await expect.poll(() => group.getByRole('textbox').count()).toBe(5)
    for (const [name, line] of Object.entries(lines)) {
      // The name of the line, above its box.
      await group.getByText(name, { exact: true }).click()
      await page.keyboard.type(line)
      expect(await group.getByRole('textbox', { name, exact: true }).inputValue()).toBe(line)
    }
    await page.getByLabel('What is on the door bell?').click()
    await page.keyboard.type('Mei')
    await send(page)
    expect(await stored(form)).toEqual([{ ticket: whole, door: 'Mei' }])
  })

  test('on cards, Enter goes to the next line, and on the last one to the next question', async () => {
    const { form, page } = await opened(asked, { settings: { displayStyle: 'single-card' } })
    await page.getByLabel('Street and number').click()
    for (const line of ['14 Orchard Lane', '', '12545', 'Millbrook', 'United States']) {
      await page.keyboard.type(line)
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('What is on the door bell?').pressSequentially('Mei')
    await page.keyboard.press('Enter')
    await page.getByText('Thank You!').waitFor()
    expect(await stored(form)).toEqual([{ ticket: whole, door: 'Mei' }])
  })

  test('without a city it is not sent, and the line says so', async () => {
    const { page } = await opened(asked)
    await page.getByLabel('Street and number').fill('14 Orchard Lane')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('Enter the street, the city and the country').first().waitFor()
    expect(await page.getByLabel('City').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Street and number').getAttribute('aria-invalid')).toBeNull()
    await expectAccessible(page, 'an address without a city')
  })

  test('without JavaScript the server joins the lines, and gives them back', async () => {
    const { form, page } = await opened(fieldsOf('ticket'), { javaScriptEnabled: false }, 'phone')
    await page.getByLabel('Street and number').fill('14 Orchard Lane')
    await page.getByLabel('Postal code').fill('12545')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('Enter the street, the city and the country').first().waitFor()
    expect(await page.getByLabel('Postal code').inputValue()).toBe('12545')
    await page.getByLabel('City').fill('Millbrook')
    await page.getByLabel('Country').fill('United States')
    await send(page)
    expect(await stored(form)).toEqual([{ ticket: whole }])
  })

  test('a search finds it by any line', async () => {
    const { form, page } = await opened(fieldsOf('ticket'))
    for (const [name, line] of Object.entries(lines)) await page.getByLabel(name).fill(line)
    await send(page)
    const path = `/api/forms/${form.id}/submissions?q=`
    const found = [{ data: { ticket: whole } }]
    expect(await home.call('GET', `${path}millbrook`)).toMatchObject({ submissions: found })
    expect(await home.call('GET', `${path}lisboa`)).toMatchObject({ submissions: [] })
  })

  test.each(['desktop', 'phone'] as const)('right to left (%s)', async (window) => {
    const arabic = fieldsOf('ticket').map((field) => ({ ...field, label: 'ما عنوانك؟' }))
    const { page } = await opened(arabic, {}, window)
    await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
    const code = await page.getByLabel('الرمز البريدي').boundingBox()
    const city = await page.getByLabel('المدينة').boundingBox()
    expect(code?.x).toBeGreaterThan(city?.x ?? Number.NaN)
    expect(await isTooWide(page)).toBe(false)
    await expectAccessible(page, `an address from right to left (${window})`)
  })
})

describe('a ranking', () => {
  const asked = fieldsOf('matters', 'fair', 'courses')
  const rank = (page: Page, option: string) =>
    page.getByRole('combobox', { name: `Rank of ${option}` })

  test('by keys: the arrows of a row move it, and a rule sees what is among the first', async () => {
    const { form, page } = await opened(asked)
    await page.getByRole('button', { name: 'Move The price up' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('The price, rank 2 of 2').waitFor({ state: 'attached' })
    await page.getByLabel('What is a fair price?').fill('20')
    await rank(page, 'The people').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByLabel('What is a fair price?').waitFor({ state: 'hidden' })
    await send(page)
    expect(await stored(form)).toEqual([{ matters: ['The people', 'The food'] }])
  })

  test('by mouse: a row is dragged to its place', async () => {
    const { form, page } = await opened(fieldsOf('courses'))
    const row = page.getByRole('listitem').filter({ hasText: 'Soup' })
    const last = await page.getByRole('listitem').last().boundingBox()
    const box = await row.boundingBox()
    if (box === null || last === null) throw new Error('no row')
    await page.mouse.move(box.x + box.width / 2, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, last.y + last.height, { steps: 8 })
    await page.mouse.up()
    await send(page)
    expect(await stored(form)).toEqual([{ courses: ['Salad', 'Cheese', 'Soup'] }])
  })

  test('by touch: the grip of a row drags it, and its text scrolls the page', async () => {
    const { form, page } = await opened(fieldsOf('courses'), {}, 'phone')
    const row = page.getByRole('listitem').filter({ hasText: 'Soup' })
    const first = () => page.getByRole('listitem').first().textContent()
    const wire = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    async function dragDown(part: Locator) {
      const box = await part.boundingBox()
      const last = await page.getByRole('listitem').last().boundingBox()
      if (box === null || last === null) throw new Error('no row')
      const x = box.x + box.width / 2
      const from = box.y + box.height / 2
      await touch('touchStart', { x, y: from })
      for (const share of [0.3, 0.6, 1]) {
        await touch('touchMove', { x, y: from + (last.y + last.height - from) * share })
      }
      await touch('touchEnd')
    }
    await dragDown(row.getByText('Soup', { exact: true }))
    expect(await first()).toContain('Soup')
    await dragDown(row.locator('.rf-grip'))
    await expect.poll(first).toContain('Salad')
    await send(page)
    expect(await stored(form)).toEqual([{ courses: ['Salad', 'Cheese', 'Soup'] }])
  })

  test('on cards, the dropdown of a row takes a number, and Enter goes on', async () => {
    const { form, page } = await opened(asked, { settings: { displayStyle: 'single-card' } })
    await page.getByText('What matters most to you?').first().waitFor()
    await rank(page, 'The place').focus()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.getByText('In which order shall we serve?').first().waitFor()
    await expect
      .poll(() => rank(page, 'Soup').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.getByText('Thank You!').waitFor()
    expect(await stored(form)).toEqual([
      { matters: ['The place', 'The food'], courses: ['Salad', 'Soup', 'Cheese'] },
    ])
  })

  test('a required ranking without ranks is not sent', async () => {
    const { page } = await opened(asked)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('What matters most to you? is required').first().waitFor()
  })

  test('without JavaScript, a rank given twice comes back as it was chosen', async () => {
    const { form, page } = await opened(asked, { javaScriptEnabled: false }, 'phone')
    expect(await page.getByRole('button', { name: 'Move The price up' }).isVisible()).toBe(false)
    await rank(page, 'The place').selectOption('1')
    await rank(page, 'The food').selectOption('1')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('Use each rank in What matters most to you? once').first().waitFor()
    expect(await rank(page, 'The food').inputValue()).toBe('1 The food')
    await rank(page, 'The food').selectOption('2')
    await send(page)
    expect(await stored(form)).toEqual([{ matters: ['The place', 'The food'] }])
  })

  test('a link can bring a ranking, in its order', async () => {
    const query = '?courses=cheese&courses=soup&courses=salad'
    const { form, page } = await opened(fieldsOf('courses'), { query })
    expect(await rank(page, 'Cheese').inputValue()).toBe('1 Cheese')
    await expect.poll(() => page.getByRole('listitem').first().textContent()).toContain('Cheese')
    await send(page)
    expect(await stored(form)).toEqual([{ courses: ['Cheese', 'Soup', 'Salad'] }])
  })

  test.each(['desktop', 'phone'] as const)('right to left (%s)', async (window) => {
    const arabic = fieldsOf('courses').map((field) => ({
      ...field,
      label: 'ما الأهم؟',
      options: ['الطعام', 'الناس', 'المكان'],
    }))
    const { page } = await opened(arabic, {}, window)
    await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
    const row = page.getByRole('listitem').first()
    const number = await row.getByRole('combobox').boundingBox()
    const arrow = await row.getByRole('button').last().boundingBox()
    expect(number?.x).toBeGreaterThan(arrow?.x ?? Number.NaN)
    expect(await isTooWide(page)).toBe(false)
    await expectAccessible(page, `a ranking from right to left (${window})`)
  })
})
