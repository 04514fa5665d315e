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

/** An owner in the design view of a published form. */
async function atDesign(name: string, settings: object = {}) {
  const form = await home.publish(name, {
    fields,
    settings: { submitButtonText: 'Send it', ...settings },
  })
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit?view=design`)
  const panel = page.getByRole('complementary', { name: 'Design' })
  await panel.waitFor()
  const sample = page.frameLocator('iframe[title="Form preview"]')
  const choose = (group: string, tile: string | RegExp) =>
    panel
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: tile })
      .check({ force: true })
  const type = async (label: string, color: string) => {
    await panel.getByLabel(label).fill(color)
    await page.keyboard.press('Enter')
  }
  const undo = page.getByRole('button', { name: /^Undo: / })
  const undoName = () => undo.getAttribute('aria-label')
  return { form, page, grace, panel, sample, choose, type, undo, undoName }
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

test('a look, an accent that is corrected until it is readable, a card, undo, and the published page', async () => {
  const { form, page, grace, panel, sample, choose, type, undo, undoName } = await atDesign('Look')
  await expect.poll(() => focusedRadio(page)).toBe('Leaf')
  await choose('Looks', 'Clay')
  await type('Accent color', '#dd7238')
  const warning = panel.getByRole('status').filter({ hasText: 'The accent is hard to see' })
  await warning.getByText(/in the light scheme: 2\.9\s:\s1\./).waitFor()
  // The form never shows the unreadable color.
  await expect
    .poll(async () => (await colours(sample, '.rf-send .rf-button')).contrast)
    .toBeGreaterThanOrEqual(4.5)
  await panel.getByRole('radio', { name: 'Clay, changed' }).waitFor({ state: 'attached' })
  await expectAccessible(page, 'the design with a warning')
  await warning.getByRole('button', { name: /^Use #[0-9a-f]{6}/ }).click()
  await warning.waitFor({ state: 'hidden' })
  const inSample = await colours(sample, '.rf-send .rf-button')

  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect
    .poll(() => sample.locator('body').evaluate((body) => body.clientWidth))
    .toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Card', exact: true }).click()
  await sample.getByText('1 of 2').waitFor()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(async () => (await colours(sample, 'body')).light).toBeLessThan(0.1)

  await undo.click()
  await sample.locator('.rf-send').waitFor()
  await expect.poll(undoName).toBe('Undo: Change the accent')
  await grace.publishChanges()

  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await home.window('phone', { colorScheme })
    await visitor.goto(home.addressOf(form))
    const button = await colours(visitor, '.rf-send .rf-button')
    const sheet = await colours(visitor, 'body')
    const box = await colours(visitor, '.rf-box')
    if (colorScheme === 'light') expect(button.backgroundColor).toBe(inSample.backgroundColor)
    expect(sheet.light > 0.5).toBe(colorScheme === 'light')
    expect(button.contrast).toBeGreaterThanOrEqual(4.5)
    expect(box.contrast).toBeGreaterThanOrEqual(12)
    const heading = visitor.locator('h1')
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toContain('Fraunces')
    await expectAccessible(visitor, `a themed form, ${colorScheme}`)
  }
})

/** Name of the focused radio button. */
const focusedRadio = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('the design works by keyboard: numbers and arrows choose, Enter and Escape enter and leave the form', async () => {
  const { page, panel, sample, undoName } = await atDesign('Keys')
  await expect.poll(() => focusedRadio(page)).toBe('Leaf')
  await page.keyboard.press('5')
  await expect.poll(undoName).toBe('Undo: Choose Plum')
  await expect.poll(() => panel.getByRole('radio', { name: 'Plum' }).first().isChecked()).toBe(true)
  await page.keyboard.press('8')
  await expect.poll(undoName).toBe('Undo: Choose Night')
  // Night has no light version.
  const light = page.getByRole('button', { name: 'Light', exact: true })
  expect(await light.getAttribute('aria-disabled')).toBe('true')
  await panel.getByRole('radio', { name: 'Night' }).first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(undoName).toBe('Undo: Choose Chalk')

  const frame = page.getByRole('group', { name: /^The form as visitors see it/ })
  await frame.focus()
  await page.keyboard.press('Enter')
  const name = sample.getByLabel('Your name')
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => frame.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true)
})

test('on a phone the form stays in sight above one group at a time', async () => {
  const form = await home.publish('Phone design', { fields, settings: {} })
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit?view=design`)
  const sample = page.frameLocator('iframe[title="Form preview"]')
  await page.getByRole('radio', { name: 'Meadow' }).check({ force: true })
  await expect
    .poll(async () => (await colours(sample, 'body')).backgroundColor)
    .toBe('rgb(244, 248, 236)')
  await expectAccessible(page, 'the design on a phone')
  await page.getByRole('button', { name: 'Colors' }).tap()
  await page.getByLabel('Accent color').fill('#ffd400')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Looks' }).tap()
  await page.getByRole('button', { name: /^Fix: use #/ }).tap()
  await page.getByText('The accent is hard to see').waitFor({ state: 'hidden' })
  for (const group of ['Font', 'Shape', 'Images']) {
    await page.getByRole('button', { name: group }).tap()
    await page.getByRole('region', { name: group }).waitFor()
    expect(await page.locator('iframe').isVisible()).toBe(true)
    await expectAccessible(page, `the design on a phone: ${group}`)
  }
})

test('the colors of a website become accent and background, from pasted CSS', async () => {
  const { page, panel, sample } = await atDesign('Paste')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await panel.getByRole('button', { name: 'Paste a website’s colors' }).click()
  const box = panel.getByRole('textbox', { name: 'Paste a website’s colors' })
  await box.fill('nothing here')
  await panel.getByText('No colors found.').waitFor()
  await box.fill(
    'a{color:#2a4b8d} a:hover{color:rgb(42 75 141)} body{background:oklch(97% 0.02 80)} @import "https://evil.example/x.css";',
  )
  await panel.getByRole('button', { name: 'Use #2a4b8d as accent' }).click()
  await panel.getByRole('button', { name: /^Use #f[0-9a-f]{5} as background$/ }).click()
  await expect
    .poll(async () => (await colours(sample, '.rf-send .rf-button')).backgroundColor)
    .toBe('rgb(42, 75, 141)')
  expect(asked.filter((one) => one.includes('evil.example'))).toEqual([])
})

test('font, roundness, density and background apply to the page, each with one undo', async () => {
  const { form, page, grace, panel, choose, undo, undoName } = await atDesign('Shape')
  await choose('Background', 'Night')
  await choose('Font', 'DM Sans')
  await panel.getByRole('button', { name: /^Fine-tune/ }).click()
  await panel.getByRole('slider', { name: 'Roundness' }).focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await panel.getByRole('button', { name: 'Roomy' }).click()
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
  expect(look).toMatchObject({ borderRadius: '15px', height: '56px', page: 'rgb(18, 21, 27)' })
  expect(look.fontFamily).toContain('DM Sans Variable')
  // Only the chosen font loads, and it is cached permanently.
  expect(fonts).toHaveLength(1)
  expect(fonts[0]).toMatch(/^\/f-assets\/.*dm-sans/)
  const font = await visitor.request.get(home.url + fonts[0])
  expect(font.headers()['cache-control']).toContain('immutable')

  // Five key presses on the slider are one step.
  await expect.poll(undoName).toContain('Change the density')
  await undo.click()
  await expect.poll(undoName).toContain('Change the roundness')
  await undo.click()
  await expect.poll(undoName).toContain('Change the font')
})

test('cards, headings, text and width apply to the page; dark mode can be turned off', async () => {
  const { form, page, grace, panel, choose } = await atDesign('Details')
  await choose('Background', 'White')
  await choose('Accent', 'Clay')
  await choose('Font', /^Lora/)
  await panel.getByRole('button', { name: /^Fine-tune/ }).click()
  await choose('Cards', 'Ivory')
  await panel.getByText(/^The page is #[0-9a-f]{6} there, and the accent #[0-9a-f]{6}/).waitFor()
  const dark = panel.getByRole('switch', { name: 'Dark mode for visitors who use it' })
  expect(await dark.isChecked()).toBe(true)
  await panel.getByRole('combobox', { name: 'Text font' }).selectOption('Nunito Sans')
  for (const [name, key] of [
    ['Heading weight', 'End'],
    ['Heading tracking', 'Home'],
    ['Width', 'Home'],
  ] as const) {
    await panel.getByRole('slider', { name }).focus()
    await page.keyboard.press(key)
  }
  await expectAccessible(page, 'the design with its exact values')
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

  // Without the dark mode, all visitors see the light colors.
  await dark.click()
  await grace.publishChanges()
  const visitor = await home.window('desktop', { colorScheme: 'dark' })
  await visitor.goto(home.addressOf(form))
  expect((await colours(visitor, 'body')).light).toBeGreaterThan(0.5)
})

test('large images become a smaller cover and a logo, and are removed with one click each', async () => {
  const { form, page, grace, panel } = await atDesign('Cover')
  const file = panel.locator('input[aria-label="Cover image file"]')
  await file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await panel.getByText('This file is not an image. Use a PNG, JPEG or WebP image.').waitFor()
  await file.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture either'),
  })
  await panel.getByText(/could not be read as an image/).waitFor()

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
  const shown = panel.locator('img').first()
  await shown.waitFor()
  await panel.locator('input[aria-label="Logo image file"]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  })
  await panel.getByRole('button', { name: 'Remove logo' }).waitFor()
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
  const logo = await visitor.locator('h1').evaluate((heading) => {
    const { backgroundImage, height } = getComputedStyle(heading, '::before')
    return { backgroundImage, height }
  })
  expect(logo.backgroundImage).toMatch(/\/images\/[0-9a-f]{64}"\)$/)
  expect(logo).toMatchObject({ height: '48px' })
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

  await panel.getByRole('button', { name: 'Remove logo' }).click()
  await panel.getByRole('button', { name: 'Remove cover' }).click()
  await shown.waitFor({ state: 'hidden' })
  await panel.getByRole('button', { name: 'Add cover' }).waitFor()
})

test('a style can be reset, and the reset undone', async () => {
  const { page, panel, choose } = await atDesign('Reset')
  await choose('Accent', 'Plum')
  await panel.getByRole('button', { name: 'More design actions' }).click()
  await page.getByRole('menuitem', { name: 'Reset style' }).click()
  await expect.poll(() => panel.getByLabel('Accent color').inputValue()).toBe('#1f7a4d')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => panel.getByLabel('Accent color').inputValue()).toBe('#8a2f73')
})

test('a kept look belongs to the account: other forms have its tile, and an export has it', async () => {
  const { page, grace, panel, choose, type } = await atDesign('Keep')
  await choose('Looks', 'Harbor')
  await type('Accent color', '#0f6d7a')
  await grace.button('Keep this look', panel).click()
  await panel.getByRole('textbox', { name: 'Name of the look' }).fill('Studio')
  await page.keyboard.press('Enter')
  await panel.getByRole('radio', { name: 'Studio' }).waitFor({ state: 'attached' })
  await expectAccessible(page, 'the design with a kept look')

  const other = await atDesign('Other form')
  await other.choose('Looks', 'Studio')
  await expect.poll(() => other.panel.getByLabel('Accent color').inputValue()).toBe('#0f6d7a')
  await other.page.getByRole('button', { name: /^Form menu/ }).click()
  await other.page.getByRole('menuitem', { name: 'Export Form' }).click()
  const dialog = other.page.getByRole('dialog', { name: 'Export form' })
  await dialog.getByRole('switch', { name: 'Include my kept looks' }).click()
  const text = await dialog.getByRole('textbox').inputValue()
  expect(JSON.parse(text)).toMatchObject({
    looks: [{ name: 'Studio', style: { accent: '#0f6d7a', background: '#eef4fb' } }],
  })
  await other.page.keyboard.press('Escape')

  const more = other.panel.getByRole('button', { name: 'More design actions' })
  await more.click()
  await other.page.getByRole('menuitem', { name: 'Delete look “Studio”' }).click()
  await other.panel.getByRole('radio', { name: 'Studio' }).waitFor({ state: 'detached' })
  await other.panel
    .locator('input[aria-label="File with looks"]')
    .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await other.page.getByText('1 look added.').waitFor()
  await other.panel.getByRole('radio', { name: 'Studio' }).waitFor({ state: 'attached' })
})

test('the server rejects invalid styles, and nothing of them reaches a page', async () => {
  const form = await home.publish('Hostile style', { fields, settings: {} })
  const hostile = [
    { accent: '#fff;}body{display:none' },
    { accent: 'red' },
    { background: 'url(https://evil.example/x)' },
    { font: 'Comic Sans' },
    { roundness: 23 },
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
