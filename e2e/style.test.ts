import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'way', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
]

/** An owner at the settings of a published form. */
async function atSettings(name: string, section: string) {
  const form = await home.publish(name, { fields, settings: { submitButtonText: 'Send it' } })
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  const list = drawer.getByRole('navigation', { name: 'Sections' })
  await list.getByRole('button', { name: section }).click()
  const done = async () => {
    await grace.button('Done', drawer).click()
    await drawer.waitFor({ state: 'hidden' })
  }
  return { form, page, grace, drawer, list, done }
}

/** Computed background and text color of an element, and their contrast. */
async function colours(page: Page | ReturnType<Page['frameLocator']>, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      const light = (text: string) => {
        const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const pair = [light(backgroundColor), light(color)]
      return {
        backgroundColor,
        color,
        light: light(backgroundColor),
        contrast: (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05),
      }
    })
}

test('an accent without contrast is adjusted, and the published page uses the adjusted one', async () => {
  const { form, page, grace, drawer, done } = await atSettings('Accent', 'Style')
  await drawer.getByLabel('Accent color').fill('#ffd400')
  const told = drawer.getByText(/^Darkened to #[0-9a-f]{6} so that it is readable$/)
  await told.waitFor()
  await expectAccessible(page, 'the settings')

  const sample = drawer.frameLocator('iframe')
  await expect
    .poll(async () => (await colours(sample, '.rf-send .rf-button')).contrast)
    .toBeGreaterThanOrEqual(4.5)
  const inSample = await colours(sample, '.rf-send .rf-button')
  await done()
  await grace.publishChanges()

  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await home.window('phone', { colorScheme })
    await visitor.goto(home.addressOf(form))
    const button = await colours(visitor, '.rf-send .rf-button')
    const sheet = await colours(visitor, '.rf')
    const box = await colours(visitor, '.rf-box')
    // The owner's colors also apply in dark mode.
    expect(button.backgroundColor, colorScheme).toBe(inSample.backgroundColor)
    expect(button.contrast).toBeGreaterThanOrEqual(4.5)
    expect((sheet.light + 0.05) / (button.light + 0.05)).toBeGreaterThanOrEqual(4.5)
    expect(sheet.contrast).toBeGreaterThanOrEqual(12)
    expect(box.contrast).toBeGreaterThanOrEqual(12)
    await expectAccessible(visitor, `a themed form, ${colorScheme}`)
  }
})

test('font, roundness, density and background apply to the page, each with one undo', async () => {
  const { form, page, grace, drawer, done } = await atSettings('Shape', 'Style')
  await drawer.getByRole('radio', { name: 'Night' }).check({ force: true })
  await drawer.getByRole('radio', { name: 'DM Sans' }).check({ force: true })
  await drawer.getByRole('slider', { name: 'Roundness' }).focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await drawer.getByRole('button', { name: 'Roomy' }).click()
  await done()
  await grace.publishChanges()

  const visitor = await home.window('desktop')
  const fonts: string[] = []
  visitor.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await visitor.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const look = await visitor.locator('.rf-box').evaluate((box) => {
    const { borderRadius, height, fontFamily } = getComputedStyle(box)
    return {
      borderRadius,
      height,
      fontFamily,
      page: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(look).toMatchObject({ borderRadius: '15px', height: '56px', page: 'rgb(20, 18, 31)' })
  expect(look.fontFamily).toContain('DM Sans Variable')
  // Only the chosen font loads, and it is cached permanently.
  expect(fonts).toHaveLength(1)
  expect(fonts[0]).toMatch(/^\/f-assets\/.*dm-sans/)
  const font = await visitor.request.get(home.url + fonts[0])
  expect(font.headers()['cache-control']).toContain('immutable')

  // Five key presses on the slider are one step.
  const undo = page.getByRole('button', { name: /^Undo: / })
  await expect.poll(() => undo.getAttribute('aria-label')).toContain('Change the density')
  await undo.click()
  await expect.poll(() => undo.getAttribute('aria-label')).toContain('Change the roundness')
  await undo.click()
  await expect.poll(() => undo.getAttribute('aria-label')).toContain('Change the font')
})

test('cards, headings, text and width apply to the page; dark mode follows the visitor if allowed', async () => {
  const { form, page, grace, drawer, done } = await atSettings('Details', 'Style')
  await drawer.getByRole('radio', { name: 'Sand' }).check({ force: true })
  await drawer.getByRole('radio', { name: 'Clay' }).check({ force: true })
  await drawer.getByRole('radio', { name: 'Ivory' }).check({ force: true })
  await drawer.getByRole('switch', { name: 'Dark mode for visitors who use it' }).click()
  await drawer.getByText(/^There the page is #[0-9a-f]{6} and the accent #[0-9a-f]{6}/).waitFor()
  await drawer.getByRole('radio', { name: 'Lora' }).check({ force: true })
  await drawer.getByRole('combobox', { name: 'Text font' }).selectOption('Nunito Sans')
  for (const [name, key] of [
    ['Heading weight', 'End'],
    ['Heading tracking', 'Home'],
    ['Width', 'Home'],
  ] as const) {
    await drawer.getByRole('slider', { name }).focus()
    await page.keyboard.press(key)
  }
  await expectAccessible(page, 'the settings of a style')
  await done()
  await grace.publishChanges()

  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await home.window('desktop', { colorScheme })
    await visitor.goto(home.addressOf(form))
    const heading = await visitor.locator('h1').evaluate((element) => {
      const { fontFamily, fontWeight, letterSpacing, fontSize } = getComputedStyle(element)
      const track = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize)
      return { fontFamily, fontWeight, track: Math.round(track * 1_000) }
    })
    expect(heading).toMatchObject({ fontWeight: '700', track: -30 })
    expect(heading.fontFamily).toContain('Lora Variable')
    const box = await colours(visitor, '.rf-box')
    const sheet = await colours(visitor, 'body')
    const accent = await colours(visitor, '.rf-send .rf-button')
    expect(await visitor.locator('.rf-box').evaluate((one) => one.clientWidth)).toBeLessThan(490)
    expect(
      await visitor.locator('.rf-box').evaluate((one) => getComputedStyle(one).fontFamily),
    ).toContain('Nunito Sans Variable')
    expect(box.backgroundColor === 'rgb(255, 253, 249)').toBe(colorScheme === 'light')
    expect(sheet.light > 0.5).toBe(colorScheme === 'light')
    expect(box.contrast).toBeGreaterThanOrEqual(12)
    expect(accent.contrast).toBeGreaterThanOrEqual(4.5)
    await expectAccessible(visitor, `a themed form, ${colorScheme}`)
  }
})

test('a large image becomes a smaller cover above the form, and is removed with one click', async () => {
  const { form, page, grace, drawer, done } = await atSettings('Cover', 'Style')
  const file = drawer.getByLabel('Cover image file')
  await file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await drawer.getByText('This file is not an image. Use a PNG, JPEG or WebP image.').waitFor()
  await file.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture either'),
  })
  await drawer.getByText(/could not be read as an image/).waitFor()

  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 2_400, height: 900 })
    const context = canvas.getContext('2d')
    for (let at = 0; context && at < 2_400; at += 3) {
      context.fillStyle = `hsl(${at % 360} 70% ${30 + (at % 50)}%)`
      context.fillRect(at, (at * 7) % 300, 3, 600)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await file.setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  })
  const shown = drawer.locator('img')
  await shown.waitFor()
  await done()
  await grace.publishChanges()

  const visitor = await home.window('desktop')
  await visitor.goto(home.addressOf(form))
  const cover = await visitor.locator('.rf').evaluate((sheet) => {
    const { backgroundImage, height } = getComputedStyle(sheet, '::before')
    const heading = sheet.querySelector('h1')?.getBoundingClientRect().top ?? 0
    return { backgroundImage, height: Number.parseFloat(height), heading }
  })
  expect(cover.backgroundImage).toMatch(/\/images\/[0-9a-f]{64}"\)$/)
  expect(cover.heading).toBeGreaterThan(cover.height)
  const address = /(\/images\/[0-9a-f]{64})/.exec(cover.backgroundImage)?.[1] ?? ''
  const stored = await visitor.request.get(home.url + address)
  expect([stored.status(), stored.headers()['content-type']]).toEqual([200, 'image/webp'])
  expect((await stored.body()).length).toBeLessThanOrEqual(700_000)
  const width = await visitor.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source })
    await image.decode()
    return image.naturalWidth
  }, address)
  expect(width).toBe(1_600)

  await page.getByRole('button', { name: 'Settings' }).click()
  await drawer.getByRole('button', { name: 'Remove' }).click()
  await shown.waitFor({ state: 'hidden' })
  await drawer.getByText('None. Drop an image here, or choose one.').waitFor()
})

test('a style can be reset, and the reset undone', async () => {
  const { page, drawer } = await atSettings('Reset', 'Style')
  await drawer.getByRole('radio', { name: 'Plum' }).check({ force: true })
  await drawer.getByRole('button', { name: 'Reset style' }).click()
  await expect.poll(() => drawer.getByLabel('Accent color').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => drawer.getByLabel('Accent color').inputValue()).toBe('#8c2f78')
})

test('the server rejects invalid styles, and nothing of them reaches a page', async () => {
  const form = await home.publish('Hostile style', { fields, settings: {} })
  const hostile = [
    { accent: '#fff;}body{display:none' },
    { accent: 'red' },
    { background: 'url(https://evil.example/x)' },
    { font: 'Comic Sans' },
    { roundness: 21 },
    { roundness: '9px;}' },
    { density: 'huge' },
    { cover: '../../etc/passwd' },
    { cover: `${'a'.repeat(64)})` },
    { radius: 4 },
  ]
  for (const style of hostile) {
    const saving = home.call('PUT', `/api/forms/${form.id}`, {
      name: 'Hostile style',
      schema: { fields, settings: { style } },
    })
    await expect(saving, JSON.stringify(style)).rejects.toThrow(/: 4\d\d /)
  }
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form))
  expect(await page.content()).not.toContain('evil.example')
})

test('each invalid setting shows an error at its field, marks its section, and keeps the text', async () => {
  const { form, page, grace, drawer, list, done } = await atSettings('Wrong', 'Notifications')
  await drawer.getByLabel('Redirect URL').fill('javascript:alert(1)')
  await drawer.getByLabel('Notification email').fill('ada')
  await drawer.getByLabel('Webhook URL').fill('example.org/hook')
  await drawer.getByLabel('Publishable key').fill('sk_live_0815')
  await drawer.getByLabel('Accent color').fill('#12')
  const messages = [
    'Use a complete address that begins with https:// or http://',
    'Enter one email address, such as you@example.org',
    /^This is a secret key/,
    'Enter a color as # and six digits, such as #1f7a4d',
  ]
  for (const message of messages) await drawer.getByText(message).first().waitFor()
  for (const [section, problems] of [
    ['After submitting', '1 problem'],
    ['Style', '1 problem'],
    ['Notifications', '2 problems'],
    ['Payments', '1 problem'],
  ]) {
    await list.getByRole('button', { name: `${section} , ${problems}` }).waitFor()
  }
  await expectAccessible(page, 'settings with problems')
  await grace.button('Done', drawer).click()
  await drawer.getByText(/^Fix Redirect URL .*first\.$/).waitFor()
  await grace.button('Close', drawer).click()
  await drawer.waitFor({ state: 'hidden' })

  await page.keyboard.press('Control+S')
  const stored = () =>
    home.call('GET', `/api/forms/${form.id}`) as Promise<{ form: { version: number } }>
  await page.getByText(/Not saved\. Redirect URL in Settings: /).waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect
    .poll(() => drawer.getByLabel('Redirect URL').inputValue())
    .toBe('javascript:alert(1)')
  expect((await stored()).form.version).toBe(form.version)

  for (const [label, right] of [
    ['Redirect URL', 'https://example.org/thanks'],
    ['Notification email', 'ada@example.org'],
    ['Webhook URL', 'https://93.184.215.14/hook'],
    ['Publishable key', 'pk_test_0815'],
    ['Accent color', '#123456'],
  ] as const) {
    await drawer.getByLabel(label).fill(right)
  }
  await drawer.getByRole('switch', { name: 'Auto save' }).click()
  await drawer.getByRole('switch', { name: 'Accept payments' }).click()
  await done()
  await grace.publishChanges()
  expect(await stored()).toMatchObject({
    form: {
      schema: {
        settings: {
          redirectUrl: 'https://example.org/thanks',
          advanced: { autoSave: true },
          notifications: { email: 'ada@example.org', webhook: 'https://93.184.215.14/hook' },
          payment: { enabled: true, publishableKey: 'pk_test_0815' },
          style: { accent: '#123456' },
        },
      },
    },
  })
})
