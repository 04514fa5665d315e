import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/payment-by-value.json', import.meta.url), 'utf8'),
)

test('an owner charges a value, and the visitor pays what the page shows', async () => {
  const page = await home.window('desktop')
  const [people, level, member, fee] = schema.fields
  const { conditional: _, ...plain } = fee
  const fixed = { ...plain, payment: { currency: 'eur', amount: 500 } }
  const { id } = await home.editing(page, 'Workshop', [people, level, member, fixed], {
    values: schema.values,
    settings: schema.settings,
  })
  await page.getByRole('button', { name: 'Edit Fee' }).click()
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByLabel('Payment type').selectOption('A calculated value')
  await page.getByLabel('Value', { exact: true }).selectOption('Total')
  await page.getByText('In EUR, rounded to two decimal places.').waitFor()
  await expectAccessible(page, 'a payment by value in the editor')
  await expect
    .poll(async () => {
      const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
        form: { schema: { fields: { payment?: object }[] } }
      }
      return form.schema.fields[3]?.payment
    })
    .toMatchObject({ currency: 'eur', value: 'total' })

  await home.call('POST', `/api/forms/${id}/publish`)
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
    form: { id: string; slug: string }
  }
  const visitor = await home.window('phone')
  await visitor.goto(`${home.url}/f/${form.slug}`, { waitUntil: 'networkidle' })
  await visitor.getByText('The amount depends on your answers and is not known yet.').waitFor()
  await visitor.getByLabel('How many people?').fill('3')
  await visitor.getByText('Taster', { exact: true }).click()
  await visitor.getByText('Nothing is due for these answers.').waitFor()
  await visitor.getByText('Weekend', { exact: true }).click()
  await visitor.getByRole('button', { name: 'Pay €149.85' }).waitFor()
  await visitor.getByText('Yes', { exact: true }).click()
  await expectAccessible(visitor, 'a payment by value')
  await visitor.getByRole('button', { name: 'Pay €127.37', exact: true }).click()
  await visitor.getByLabel('Test card number').fill('4242 4242 4242 4242')
  await visitor.getByRole('button', { name: 'Pay €127.37 now' }).click()
  await visitor.getByText('Paid: €127.37').waitFor()
  await visitor.getByLabel('How many people?').fill('30')
  await visitor.getByRole('button', { name: 'Submit', exact: true }).click()
  await visitor
    .getByText('You paid €127.37, but your answers now cost €1,273.73.')
    .first()
    .waitFor()
  await visitor.getByLabel('How many people?').fill('3')
  await expect.poll(() => visitor.getByText('You paid €127.37, but').count()).toBe(0)
  await visitor.getByRole('button', { name: 'Submit', exact: true }).click()
  await visitor.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    {
      people: '3',
      level: 'Weekend',
      member: 'Yes',
      total: '127.3725',
      price: '49.95',
      fee: expect.objectContaining({ amount: 12737, currency: 'eur', status: 'succeeded' }),
    },
  ])
})

test('without JavaScript, the page shows the amount, and a free place can be sent', async () => {
  const form = await home.publish('Workshop', schema)
  const page = await home.window('phone', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByLabel('How many people?').fill('2')
  await page.getByText('Weekend', { exact: true }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('€99.90').waitFor()
  await page.getByText('Taster', { exact: true }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    { people: '2', level: 'Taster', total: '0', price: '0' },
  ])
})

test('the preview shows the amount while the owner answers, and charges nothing', async () => {
  const { id } = await home.publish('Workshop', schema)
  const window = await home.window('desktop')
  await home.signedIn(window)
  await window.goto(`${home.url}/forms/${id}`)
  const page = window.frameLocator('iframe')
  await page.getByLabel('How many people?').fill('2')
  await page.getByText('Weekend', { exact: true }).click()
  await page.getByText('€99.90').waitFor()
  await page.getByText('The preview charges nothing.').waitFor()
  await page.getByLabel('How many people?').fill('20')
  await page.getByText('€999.00').waitFor()
})
