import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { dessertChoice, dessertPicture } from './support/dessert-pictures.ts'
import { house } from './support/house.ts'

const home = house()

const nuts = {
  id: 'nuts',
  type: 'text',
  label: 'Do you eat nuts?',
  conditional: { dependsOn: 'dessert', condition: 'equals', value: 'Apple tart' },
}

/** A choice of one picture, one of several with *Other*, and a question that a picture shows. */
async function askedFields() {
  const dessert = await dessertChoice({ call: home.call })
  const many = { ...dessert, id: 'more', type: 'checkbox', label: 'And besides?', required: false }
  return [dessert, nuts, { ...many, other: 'Something else' }]
}

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)

async function opened(settings: object = {}, window: 'desktop' | 'phone' = 'desktop') {
  const form = await home.publish('Supper', { fields: await askedFields(), settings })
  const page = await home.window(window)
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  return { form, page }
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Thank You!').waitFor()
}

/** True once each visible picture is loaded. */
const areLoaded = (page: Page) =>
  page
    .locator('.rf-pictures img')
    .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))

test('an owner adds a picture choice with uploaded pictures, and undoes a removed one', async () => {
  const owner = await home.window('desktop')
  const { id } = await home.editing(owner, 'Supper', [])
  const field = async () =>
    ((await home.call('GET', `/api/forms/${id}`)) as { form: { schema: { fields: object[] } } })
      .form.schema.fields[0]
  await owner.getByRole('button', { name: /^More Fields/ }).click()
  await owner.getByRole('button', { name: 'Picture Choice', exact: true }).click()
  await owner.keyboard.type('Which dessert?')
  await owner.getByLabel('Option 1', { exact: true }).fill('Apple tart')
  const give = (name: string, picture: Buffer) =>
    owner
      .getByLabel(`Picture file of ${name}`)
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: picture })
  await give('Apple tart', dessertPicture('tart'))
  await owner.getByLabel('Alternative text of Apple tart').fill('A flat tart')
  await give('Option 2', dessertPicture('sorbet'))
  await owner.getByRole('button', { name: 'Remove the picture of Option 2' }).waitFor()
  const image = expect.stringMatching(/^[0-9a-f]{64}$/)
  const tart = { option: 'Apple tart', image, alt: 'A flat tart' }
  await expect
    .poll(field)
    .toMatchObject({ type: 'radio', pictures: [tart, { option: 'Option 2', image }] })
  await expectAccessible(owner, 'pictures in the editor')

  await owner.getByRole('button', { name: 'Remove the picture of Option 2' }).click()
  await owner.getByRole('switch', { name: 'Several answers' }).click()
  await expect.poll(field).toMatchObject({ type: 'checkbox', pictures: [tart] })
  await owner.keyboard.press('Control+z')
  await owner.keyboard.press('Control+z')
  await expect
    .poll(field)
    .toMatchObject({ type: 'radio', pictures: [tart, { option: 'Option 2', image }] })
  // The picture follows its option.
  await owner.getByLabel('Option 1', { exact: true }).fill('Tart')
  await owner.getByRole('button', { name: 'Remove option 2, Option 2' }).click()
  await expect.poll(field).toMatchObject({ pictures: [{ ...tart, option: 'Tart' }] })
})

test('by mouse: pictures choose, and a rule reads the answer', async () => {
  const { form, page } = await opened()
  const tart = page.getByRole('radio', { name: 'Apple tart', exact: true })
  expect(await tart.getAttribute('aria-describedby')).not.toBeNull()
  await expect.poll(() => areLoaded(page)).toBe(true)
  await page.getByRole('img', { name: 'A flat tart with slices of red apple' }).first().click()
  expect(await tart.isChecked()).toBe(true)
  await page.getByLabel('Do you eat nuts?').fill('Yes')
  const more = page.getByRole('group', { name: 'And besides?' })
  await more.getByText('Cheese and grapes').click()
  await more.getByText('Something else').click()
  await page.getByRole('textbox', { name: 'Something else' }).fill('Coffee')
  await expectAccessible(page, 'chosen pictures')
  await send(page)
  expect(await stored(form)).toEqual([
    { dessert: 'Apple tart', nuts: 'Yes', more: ['Cheese and grapes', 'Coffee'] },
  ])
})

test('on a phone three pictures are rows, nothing is too wide, and a missing answer is named', async () => {
  const { form, page } = await opened({}, 'phone')
  const boxes = await page
    .getByRole('radiogroup')
    .locator('.rf-option')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
  ).toBe(false)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Which dessert this time? is required').first().waitFor()
  await expectAccessible(page, 'a missing picture')
  await page.getByRole('radiogroup').getByText('Fruit sorbet').tap()
  await send(page)
  expect(await stored(form)).toEqual([{ dessert: 'Fruit sorbet' }])
})

test('by keys: letters choose on a card, arrows move, and Enter goes on', async () => {
  const { form, page } = await opened({ displayStyle: 'single-card' })
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await radio('Apple tart').focus()
  await page.keyboard.press('c')
  expect(await radio('Cheese and grapes').isChecked()).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await radio('Fruit sorbet').isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await box('Apple tart').focus()
  await page.keyboard.press('b')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([
    { dessert: 'Fruit sorbet', more: ['Fruit sorbet', 'Cheese and grapes'] },
  ])
})

test('right to left: the first picture is on the right, and on a phone each picture', async () => {
  const labels = ['أي حلوى؟', 'هل تأكل المكسرات؟', 'ماذا أيضا؟']
  const fields = (await askedFields()).map((field, at) => ({ ...field, label: labels[at] }))
  const form = await home.publish('عشاء', { fields, settings: { language: 'ar' } })
  for (const window of ['desktop', 'phone'] as const) {
    const page = await home.window(window)
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
    const group = page.getByRole('radiogroup', { name: /^أي حلوى؟/ })
    const leftOf = (one: Locator) => one.boundingBox().then((box) => box?.x ?? Number.NaN)
    const [tart, sorbet, cheese] = await Promise.all(
      (await group.getByRole('img').all()).slice(-3).map(leftOf),
    )
    if (window === 'desktop') {
      expect(tart).toBeGreaterThan(sorbet ?? Number.NaN)
      expect(sorbet).toBeGreaterThan(cheese ?? Number.NaN)
    } else expect(tart).toBeGreaterThan(await leftOf(group.getByText('Apple tart')))
    const circle = group.getByRole('radio', { name: 'Apple tart' })
    expect(await leftOf(circle)).toBeGreaterThan(await leftOf(group.getByText('Apple tart')))
    await group.getByText('Apple tart').click()
    await page.getByLabel('هل تأكل المكسرات؟').waitFor()
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
    ).toBe(false)
    await expectAccessible(page, `pictures from right to left (${window})`)
  }
})

test('without JavaScript the page posts the texts of the options', async () => {
  const form = await home.publish('Supper', { fields: await askedFields(), settings: {} })
  const page = await home.window('desktop', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByRole('radiogroup').getByText('Apple tart').click()
  await page.getByRole('group', { name: 'And besides?' }).getByText('Fruit sorbet').click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ dessert: 'Apple tart', more: ['Fruit sorbet'] }])
})

test('a forged body with an alternative text or a picture instead of an option is refused', async () => {
  const fields = await askedFields()
  const form = await home.publish('Supper', { fields, settings: {} })
  for (const dessert of ['Three balls in a glass bowl', '/images/x', ['Apple tart']]) {
    const answer = home.call('POST', `/api/public/forms/${form.slug}/submit`, { dessert })
    await expect(answer).rejects.toThrow(/422|400/)
  }
  expect(await stored(form)).toEqual([])
})

test('a form without pictures loads no script for them', async () => {
  const plain = { id: 'a', type: 'radio', label: 'A', options: ['x', 'y'] }
  const form = await home.publish('Plain', { fields: [plain], settings: {} })
  const page = await home.window('desktop')
  const scripts: string[] = []
  const note = (request: { url(): string }) => scripts.push(request.url())
  page.on('request', note)
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  page.off('request', note)
  expect(scripts.join(' ')).toContain('take-over')
  expect(scripts.join(' ')).not.toContain('pictures')
})

test('the printed form shows the pictures', async () => {
  const form = await home.publish('Supper', { fields: await askedFields(), settings: {} })
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/print`)
  const picture = page.getByRole('img', { name: 'Three balls in a glass bowl' }).first()
  await picture.waitFor()
  await expectAccessible(page, 'a printed picture choice')
})
