import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/choices-and-numbers.json', import.meta.url), 'utf8'),
)
const [workshops, extras, , clay] = schema.fields
const always = { ...clay, conditional: undefined }
const tooMany = 'Choose at most 3 options in Which workshops do you want to attend?'

const fieldOf = async (id: string, at = 0) => {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
    form: { schema: { fields: object[] } }
  }
  return form.schema.fields[at]
}

/** Left edges of the options of a question, one for each column. */
const columnsOf = (page: Page, at: number) =>
  page
    .locator('.rf-options')
    .nth(at)
    .locator('.rf-option')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size)

test('an owner limits the choices, sets columns and prices, and undoes it', async () => {
  const owner = await home.window('desktop')
  const plain = { id: 'extras', type: 'checkbox', label: 'Extras', options: ['Apron', 'Lunch'] }
  const { id } = await home.editing(owner, 'Fair', [plain])
  await owner.getByRole('button', { name: 'Edit Extras', exact: true }).click()
  await owner.getByRole('button', { name: 'More settings' }).click()
  await owner.getByLabel('Fewest choices').fill('1')
  await owner.getByLabel('Most choices').fill('2')
  await owner.getByLabel('Columns').selectOption('3 columns')
  await owner.getByRole('button', { name: 'Add a price' }).click()
  await owner.getByLabel('Price 1', { exact: true }).fill('8.00')
  await owner.getByText('To charge them, choose this question in the sum of a payment.').waitFor()
  const all = {
    minChoices: 1,
    maxChoices: 2,
    columns: 3,
    prices: [{ option: 'Apron', price: 800 }],
  }
  await expect.poll(() => fieldOf(id)).toMatchObject(all)
  await expectAccessible(owner, 'settings of choices')

  // The price follows its option.
  await owner.getByLabel('Option 1', { exact: true }).fill('Long apron')
  await expect.poll(() => fieldOf(id)).toMatchObject({ prices: [{ option: 'Long apron' }] })
  // The option, its price, the first price, and the columns.
  for (let step = 0; step < 4; step++) await owner.getByRole('button', { name: /^Undo: / }).click()
  await expect.poll(async () => JSON.stringify(await fieldOf(id))).not.toMatch(/columns|prices/)
})

test('an owner sets a step and a unit, and a wrong step is named', async () => {
  const owner = await home.window('desktop')
  const { id } = await home.editing(owner, 'Fair', [{ id: 'clay', type: 'number', label: 'Clay' }])
  await owner.getByRole('button', { name: 'Edit Clay', exact: true }).click()
  await owner.getByRole('button', { name: 'More settings' }).click()
  await owner.getByLabel('Step', { exact: true }).fill('0.5')
  await owner.getByLabel('Unit', { exact: true }).fill('kg')
  await expect.poll(() => fieldOf(id)).toMatchObject({ validation: { step: 0.5 }, unit: 'kg' })
  await expectAccessible(owner, 'settings of a number')
  await owner.getByLabel('Step', { exact: true }).fill('0')
  await owner.keyboard.press('Tab')
  await owner.getByText('The step must be above 0.').waitFor()
})

test('options stand in columns, in order for keys, and in one column on phones', async () => {
  const form = await home.publish('Fair', { fields: [workshops, extras], settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  expect(await columnsOf(page, 0)).toBe(3)
  expect(await columnsOf(page, 1)).toBe(2)
  await page.getByRole('checkbox', { name: 'Baking' }).focus()
  for (const name of ['Beekeeping', 'Bookbinding', 'Pottery']) {
    await page.keyboard.press('Tab')
    expect(
      await page.getByRole('checkbox', { name }).evaluate((one) => one.matches(':focus')),
    ).toBe(true)
  }
  await expectAccessible(page, 'options in columns')
  const phone = await home.window('phone')
  await phone.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  expect(await columnsOf(phone, 0)).toBe(1)
})

test('the page names too many and too few choices, and an optional question can stay empty', async () => {
  const form = await home.publish('Fair', { fields: [workshops, extras], settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  for (const name of ['Baking', 'Beekeeping', 'Pottery', 'Weaving'])
    await page.getByText(name, { exact: true }).click()
  await page.getByText('Parking', { exact: true }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText(tooMany).first().waitFor()
  await page.getByText('Choose at least 2 options in Which extras do you need?').first().waitFor()
  await expectAccessible(page, 'wrong numbers of choices')
  await page.getByText('Weaving', { exact: true }).click()
  await page.getByText('Parking', { exact: true }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    { workshops: ['Baking', 'Beekeeping', 'Pottery'] },
  ])
})

test('a number has its unit in its name, and only its steps are accepted', async () => {
  const form = await home.publish('Fair', { fields: [always], settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const box = page.getByRole('textbox', { name: 'How much clay do you need? kg' })
  await box.fill('1.3')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('How much clay do you need? must be a multiple of 0.5').first().waitFor()
  await expectAccessible(page, 'a number between steps')
  await box.fill('1.5')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Thank You!').waitFor()
  const owner = await home.window('desktop')
  await home.signedIn(owner)
  await owner.goto(`${home.url}/forms/${form.id}/submissions`)
  await owner.getByText('1.5\u00a0kg').first().waitFor()
})

test('without JavaScript the server says the same, in the language of the form', async () => {
  const fields = [workshops, always]
  const form = await home.publish('Fair', { fields, settings: { language: 'de' } })
  const messages: string[][] = []
  for (const javaScriptEnabled of [true, false]) {
    const page = await home.window('phone', { javaScriptEnabled })
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    await page.getByText('Baking', { exact: true }).click()
    await page.getByRole('textbox', { name: 'How much clay' }).fill('0.7')
    await page.getByRole('button', { name: 'Absenden', exact: true }).click()
    await page.locator('.rf-problem').first().waitFor()
    messages.push(await page.locator('.rf-field .rf-problem').allInnerTexts())
  }
  expect(messages[0]).toEqual(messages[1])
  expect(messages[0]?.join()).toContain('mindestens 2 Optionen')
  expect(messages[0]?.join()).toContain('Vielfaches von 0.5')
})

test('right to left, columns start on the right, and a unit stands left of its number', async () => {
  const settings = { language: 'he' as const }
  const fields = [
    { ...workshops, label: 'באילו סדנאות תשתתפו?' },
    { ...always, label: 'כמה חימר?', unit: 'ק״ג' },
  ]
  const form = await home.publish('יריד', { fields, settings })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
  const left = async (name: string) =>
    (await page.getByText(name, { exact: true }).boundingBox())?.x
  expect(await left('Baking')).toBeGreaterThan((await left('Beekeeping')) ?? Number.NaN)
  expect(await left('Beekeeping')).toBeGreaterThan((await left('Bookbinding')) ?? Number.NaN)
  const number = page.getByRole('textbox', { name: 'כמה חימר? ק״ג' })
  expect((await number.boundingBox())?.x).toBeGreaterThan((await left('ק״ג')) ?? Number.NaN)
  await page.keyboard.press('Tab')
  for (const name of ['Beekeeping', 'Bookbinding']) {
    await page.keyboard.press('Tab')
    const option = page.getByRole('checkbox', { name })
    expect(await option.evaluate((one) => one.matches(':focus'))).toBe(true)
  }
  await expectAccessible(page, 'columns and a unit, right to left')
})

test('prices beside options add up to the payment, which the server computes again', async () => {
  const fields = schema.fields.slice(1).filter(({ id }: { id: string }) => id !== 'clay')
  const form = await home.publish('Fair', { ...schema, fields })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'Weekend (+€70.00)' }).check({ force: true })
  await page.getByRole('button', { name: 'Pay €70.00' }).waitFor()
  await page.getByText('Lunch (+€12.50)').click()
  await page.getByText('Apron (+€8.00)').click()
  await expectAccessible(page, 'prices of options')
  await page.getByRole('button', { name: 'Pay €90.50', exact: true }).click()
  await page.getByLabel('Test card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay €90.50 now' }).click()
  await page.getByText('Paid: €90.50').waitFor()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    {
      ticket: 'Weekend',
      extras: ['Apron', 'Lunch'],
      fee: expect.objectContaining({ amount: 9050, currency: 'eur', status: 'succeeded' }),
    },
  ])
})
