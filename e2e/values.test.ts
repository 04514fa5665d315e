import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { scriptsOfPage } from './support/scripts-of-page.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/values.json', import.meta.url), 'utf8'),
)
const publish = (more = {}) => home.publish('Party', { ...schema, ...more })
const answers = async (form: Awaited<ReturnType<typeof publish>>) =>
  (await home.submissions(form)).map(({ data }) => data)

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test('values change while the visitor answers, and decide what shows', async () => {
    const form = await publish()
    const page = await home.window(size)
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    await page.getByLabel('How many guests?').fill('10')
    await page.getByText('Fish', { exact: true }).click()
    await page.getByText('Wishes for your small party').waitFor()
    expect(await page.getByLabel(/Name of your company/).isVisible()).toBe(false)
    await page.getByText('Music', { exact: true }).click()
    // The announcement of a new question repeats its label.
    await page.getByText('Name of your company for the invoice of 565 euros').first().waitFor()
    await page.getByLabel('How many guests?').fill('20')
    await page.getByText('invoice of 880 euros').first().waitFor()
    await page.getByText('Wishes for your large party').waitFor()
    await expectAccessible(page, 'a form with values')
    await page.getByLabel(/Name of your company/).fill('ACME')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('Your party costs 880 euros.').waitFor()
    expect(await answers(form)).toEqual([
      {
        guests: '20',
        menu: 'Fish',
        extras: ['Music'],
        company: 'ACME',
        total: '880',
        price: '31.5',
        extra_price: '250',
        size: 'large',
        share: '0.052631578947',
      },
    ])
  })

  test('without JavaScript, the server computes and shows them', async () => {
    const form = await publish()
    const page = await home.window(size, { javaScriptEnabled: false })
    await page.goto(home.addressOf(form))
    await page.getByLabel('How many guests?').fill('30')
    await page.getByText('Fish', { exact: true }).click()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('invoice of 945 euros').first().waitFor()
    await page.getByLabel(/Name of your company/).fill('ACME')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('Your party costs 945 euros.').waitFor()
    expect(await answers(form)).toMatchObject([{ guests: '30', total: '945', size: 'large' }])
  })
})

test('only forms with values load their script', async () => {
  const { values: _, endings: __, ...rest } = schema
  const plain = await home.publish('Plain', { ...rest, fields: schema.fields.slice(0, 3) })
  const scriptsOf = async (form: Awaited<ReturnType<typeof publish>>) =>
    scriptsOfPage(await home.window('desktop'), home.addressOf(form))
  expect(await scriptsOf(plain)).not.toContain('values')
  expect(await scriptsOf(await publish())).toContain('values')
})

const fields = [
  { id: 'guests', type: 'number', label: 'Guests' },
  { id: 'menu', type: 'radio', label: 'Menu', options: ['Garden', 'Fish'] },
  { id: 'invoice', type: 'text', label: 'Company' },
]

test('an owner writes a formula, mends a mistake, and uses the value in a rule and in a label', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Party', fields)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Values', exact: true }).click()
  await settings.getByRole('button', { name: 'Add a value' }).click()
  await settings.getByLabel(/^Name of value/).fill('Total')

  const formula = settings.getByLabel('Formula of Total')
  await formula.pressSequentially('{gue')
  await settings.getByRole('option', { name: /Guests/ }).waitFor()
  await formula.press('Enter')
  await formula.pressSequentially(' * poi')
  await settings.getByRole('option', { name: /^points/ }).click()
  await formula.pressSequentially('{me')
  await formula.press('Tab')
  await formula.pressSequentially(', "Gard')
  await formula.press('Enter')
  await formula.pressSequentially(' = 25, "Meat" = 30)')
  await settings.getByText('Character 42: The question has no option “Meat”.').waitFor()
  await expectAccessible(page, 'a formula with a mistake')
  await formula.fill('{Guests} * points({Menu}, "Garden" = 25, "Fish" = 30.50)')
  await settings.getByText('Gives a number.').waitFor()
  await expectAccessible(page, 'the settings of values')
  await settings.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Edit Company' }).click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('button', { name: 'Build it rule by rule' }).click()
  await page.getByRole('option', { name: /Total/ }).click()
  await logic.getByLabel('Condition', { exact: true }).selectOption('is greater than')
  await logic.getByRole('textbox', { name: 'Value' }).fill('100')
  await logic.getByRole('button', { name: 'Done' }).click()
  await logic.getByText('Shown when Total is greater than 100.').waitFor()

  const label = page.getByRole('textbox', { name: 'Label' }).first()
  await label.click()
  await label.press('End')
  await label.pressSequentially(' for @tot')
  await page.getByRole('option', { name: /Total/ }).click()
  await expect
    .poll(async () => {
      const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
        form: { schema: { fields: { label: string }[]; values: object[] } }
      }
      return [form.schema.fields[2]?.label, form.schema.values]
    })
    .toEqual([
      expect.stringMatching(/^Company for \{\{value_\d+/),
      [expect.objectContaining({ name: 'Total', type: 'number' })],
    ])

  await home.call('POST', `/api/forms/${id}/publish`)
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as { form: { slug: string } }
  const visitor = await home.window('desktop')
  await visitor.goto(`${home.url}/f/${form.slug}`, { waitUntil: 'networkidle' })
  await visitor.getByLabel('Guests').fill('4')
  await visitor.getByText('Fish', { exact: true }).click()
  await visitor.getByLabel('Company for 122').fill('ACME')
  await visitor.getByRole('button', { name: 'Submit', exact: true }).click()
  await visitor.getByText('Thank You!').waitFor()
  const csv = await (await page.request.get(`${home.url}/api/forms/${id}/submissions.csv`)).text()
  expect(csv).toContain(',Total\r\n')
  expect(csv).toContain(',4,Fish,ACME,122\r\n')
})

test('the result stands beside the formula: for examples, for the preview, and why it is empty', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Party', fields)
  const openValues = () => page.goto(`${home.url}/forms/${id}/edit?settings=values`)
  await openValues()
  await page.getByRole('button', { name: 'Add a value' }).click()
  const formula = page.getByLabel('Formula of Value 1')
  await formula.fill('{Guests} * 10')
  await page.getByText(/^With example answers: \d+0$/).waitFor()
  await page.getByText(/^Guests = \d+$/).waitFor()
  await formula.fill('{Guests} * 10 / ({Guests} - {Guests})')
  await page.getByText('With example answers: empty, because it divides by zero').waitFor()
  await formula.fill('if({Menu} = "Fish", 1, {Guests}')
  await page.getByText(/^Character \d+: /).waitFor()
  expect(await page.getByText('With example answers').count()).toBe(0)
  await formula.fill('if({Menu} = "Fish", 30.5, 24) * {Guests}')
  await page.getByText(/^With example answers: \d+$/).waitFor()
  await expectAccessible(page, 'a formula with its result')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Preview', exact: true }).first().click()
  const preview = page.getByRole('region', { name: 'Live preview' }).frameLocator('iframe')
  await preview.getByText('Fish', { exact: true }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Values', exact: true }).click()
  await settings
    .getByText('With the answers in the preview: empty, because “Guests” has no answer')
    .waitFor()
  await settings.getByRole('button', { name: 'Done' }).click()
  await preview.getByLabel('Guests').fill('4')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await settings.getByText('With the answers in the preview: 122').waitFor()
  await settings.getByText('Menu = Fish · Guests = 4').waitFor()
})

test('a changed formula is one step of undo', async () => {
  const page = await home.window('desktop')
  await home.editing(page, 'Party', fields)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Values', exact: true }).click()
  await settings.getByRole('button', { name: 'Add a value' }).click()
  const formula = settings.getByLabel('Formula of Value 1')
  await formula.fill('{Guests} * 2')
  await settings.getByLabel(/^Name of value/).click()
  await formula.pressSequentially(' + 100')
  await settings.getByLabel(/^Name of value/).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => formula.inputValue()).toBe('{Guests} * 2')
})

test('on a phone, a formula is completed by tapping', async () => {
  const page = await home.window('phone')
  const { id } = await home.editing(page, 'Party', fields)
  await page.goto(`${home.url}/forms/${id}/edit?settings=values`)
  await page.getByRole('button', { name: 'Add a value' }).tap()
  const formula = page.getByLabel('Formula of Value 1')
  await formula.pressSequentially('{')
  await page.getByRole('option', { name: /Guests/ }).tap()
  await expect.poll(() => formula.inputValue()).toBe('{Guests}')
  await expectAccessible(page, 'a value on a phone')
})
