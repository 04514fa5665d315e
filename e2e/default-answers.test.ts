import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  {
    id: 'country',
    type: 'radio',
    label: 'Country',
    options: ['Portugal', 'Spain'],
    defaultAnswer: 'Portugal',
  },
  {
    id: 'city',
    type: 'text',
    label: 'City',
    defaultAnswer: 'Lisboa',
    conditional: { dependsOn: 'country', condition: 'equals', value: 'Portugal' },
  },
  {
    id: 'news',
    type: 'checkbox',
    label: 'News',
    options: ['Email', 'Post'],
    defaultAnswer: ['Email'],
  },
  { id: 'name', type: 'text', label: 'Name' },
]
const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)

test('a visitor finds the answers filled in, changes one, and sends the others', async () => {
  const form = await home.publish('Guests', { fields, settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  expect(await page.getByRole('radio', { name: 'Portugal' }).isChecked()).toBe(true)
  expect(await page.getByLabel('City').inputValue()).toBe('Lisboa')
  await expectAccessible(page, 'default answers')
  await page.locator('#row-country').getByText('Spain').click()
  expect(await page.getByLabel('City').isVisible()).toBe(false)
  await page.locator('#row-country').getByText('Portugal').click()
  expect(await page.getByLabel('City').inputValue()).toBe('Lisboa')
  await page.getByLabel('City').fill('Porto')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ country: 'Portugal', city: 'Porto', news: ['Email'] }])
})

test('answers of a link replace defaults, and the others stay', async () => {
  const form = await home.publish('Guests', { fields, settings: {} })
  const page = await home.window('desktop')
  await page.goto(`${home.addressOf(form)}?country=spain&news=Post&name=Mei`, {
    waitUntil: 'networkidle',
  })
  await expect.poll(() => page.getByRole('radio', { name: 'Spain' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ country: 'Spain', news: ['Post'], name: 'Mei' }])
})

test('defaults alone are no begun form; saved answers replace all of them', async () => {
  const settings = { advanced: { saveProgress: true, autoSave: true } }
  const form = await home.publish('Guests', { fields, settings })
  const page = await home.window('desktop')
  const partials = async () =>
    ((await home.call('GET', `/api/forms/${form.id}/partials`)) as { partials: object[] }).partials
      .length
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByText('Unfinished answers are saved as you type').waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByText('You started this form earlier.').count()).toBe(0)
  expect(await partials()).toBe(0)
  await page.getByLabel('City').fill('')
  await page.getByLabel('Name').fill('Mei')
  await expect.poll(partials).toBe(1)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Mei')
  expect(await page.getByLabel('City').inputValue()).toBe('')
  expect(await page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(true)
})

test('one question at a time and without JavaScript, the answers are filled in, too', async () => {
  const settings = { displayStyle: 'single-card' }
  const form = await home.publish('Guests', { fields, settings })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  expect(await page.getByRole('radio', { name: 'Portugal' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Next' }).click()
  expect(await page.getByLabel('City').inputValue()).toBe('Lisboa')
  const plain = await home.window('desktop', { javaScriptEnabled: false })
  await plain.goto(home.addressOf(form))
  expect(await plain.getByLabel('City').inputValue()).toBe('Lisboa')
  await plain.getByLabel('City').fill('Porto')
  await plain.getByRole('button', { name: 'Submit', exact: true }).click()
  await plain.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ country: 'Portugal', city: 'Porto', news: ['Email'] }])
})

test('right to left, the answers are filled in, and lie on the right', async () => {
  const arabic = [
    {
      id: 'country',
      type: 'radio',
      label: 'البلد',
      options: ['مصر', 'المغرب'],
      defaultAnswer: 'مصر',
    },
    { id: 'city', type: 'text', label: 'المدينة', defaultAnswer: 'القاهرة' },
  ]
  const form = await home.publish('ضيوف', { fields: arabic, settings: { language: 'ar' } })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
  expect(await page.getByRole('radio', { name: 'مصر' }).isChecked()).toBe(true)
  const city = page.getByLabel('المدينة')
  expect(await city.inputValue()).toBe('القاهرة')
  expect(await city.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl')
  await page.locator('button[type=submit]').click()
  await expect.poll(() => stored(form)).toEqual([{ country: 'مصر', city: 'القاهرة' }])
})
