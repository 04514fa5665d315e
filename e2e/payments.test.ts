import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house({ PAYMENTS_GRACE_SECONDS: '10' })

const fee = { id: 'fee', type: 'payment', label: 'Fee', required: true, payment: { amount: 2000 } }

const course = (settings = {}, payment: object = fee.payment) =>
  home.publish('Course', {
    fields: [
      { id: 'name', type: 'text', label: 'Your name', required: true },
      { ...fee, payment },
    ],
    settings: { payment: { enabled: true }, ...settings },
  })

async function open(form: { slug: string }, window: WindowName = 'desktop'): Promise<Page> {
  const page = await home.window(window)
  await page.goto(home.addressOf(form))
  return page
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
const card = (page: Page) => page.getByLabel('Test card number')

async function beginToPay(page: Page, name = 'Ada') {
  await page.getByLabel('Your name').fill(name)
  await press(page, 'Pay $20.00')
  await card(page).waitFor()
}

const paid = (page: Page) => page.getByText('Paid: $20.00').waitFor()
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' }).waitFor()

async function stored(form: { id: string }) {
  return (await home.submissions(form)).map(({ data }) => data)
}

const payment = (more = {}) =>
  expect.objectContaining({
    status: 'succeeded',
    amount: 2000,
    currency: 'usd',
    test: true,
    ...more,
  })

test.each(['desktop', 'phone'] as const)('pay and submit, on a %s', async (window) => {
  const form = await course()
  const page = await open(form, window)
  await press(page, 'Submit')
  await page.getByText('Payment is required').first().waitFor()
  await beginToPay(page)
  await page.getByText('TEST', { exact: true }).waitFor()
  await expectAccessible(page, 'a form that asks for a card')
  await card(page).fill('4242 4242 4242 4242')
  await press(page, 'Pay $20.00 now')
  await paid(page)
  await expectAccessible(page, 'a form that is paid')
  await press(page, 'Submit')
  await thanks(page)
  expect(await stored(form)).toEqual([{ name: 'Ada', fee: payment() }])

  const [sent] = await home.submissions(form)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions/${sent?.id}`)
  const shown = page.locator('dd').filter({ hasText: '$20.00' })
  await shown.getByText('TEST', { exact: true }).waitFor()
  await shown.getByText('Paid', { exact: true }).waitFor()
  await expect.poll(() => shown.locator('code').textContent()).toMatch(/^testpi_/)
  await expectAccessible(page, 'a submission with a payment')
})

test('a declined card keeps all answers, and the next card is accepted', async () => {
  const form = await course()
  const page = await open(form)
  await beginToPay(page)
  await card(page).fill('4000 0000 0000 0002')
  await card(page).press('Enter')
  await page.getByText('Your card was declined.').waitFor()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
  await expect.poll(() => card(page).inputValue()).toBe('4000 0000 0000 0002')
  await card(page).fill('4242424242424242')
  await card(page).press('Enter')
  await paid(page)
  await press(page, 'Submit')
  await thanks(page)
  expect(await stored(form)).toEqual([{ name: 'Ada', fee: payment() }])
})

test('a card with confirmation is charged only if it is confirmed', async () => {
  const form = await course()
  const page = await open(form)
  await beginToPay(page)
  for (const answer of ['Decline', 'Confirm']) {
    await card(page).fill('4000 0025 0000 3155')
    await press(page, 'Pay $20.00 now')
    await page.getByText('Confirm this payment of').waitFor()
    await press(page, answer)
    if (answer !== 'Confirm') await page.getByText('The payment was not confirmed.').waitFor()
  }
  await paid(page)
  await press(page, 'Submit')
  await thanks(page)
  expect(await stored(form)).toHaveLength(1)
})

test('if the browser closes after paying, the answers are stored once', async () => {
  const form = await course()
  const page = await open(form)
  await beginToPay(page, 'Bob')
  await card(page).fill('4242 4242 4242 4242')
  await press(page, 'Pay $20.00 now')
  await paid(page)
  await page.close()
  await expect
    .poll(() => stored(form), { timeout: 60_000, interval: 500 })
    .toEqual([{ name: 'Bob', fee: payment({ fromPayment: true }) }])
})

test('a reload keeps the payment', async () => {
  const form = await home.publish('Tip', {
    fields: [{ ...fee, required: false }],
    settings: { payment: { enabled: true } },
  })
  const page = await open(form)
  await press(page, 'Pay $20.00')
  await card(page).fill('4242 4242 4242 4242')
  await press(page, 'Pay $20.00 now')
  await paid(page)
  await page.reload()
  await paid(page)
  await press(page, 'Submit')
  await thanks(page)
  expect(await stored(form)).toEqual([{ fee: payment() }])
})

test('a chosen amount shows its limits at once', async () => {
  const form = await course({}, { allowCustomAmount: true, minAmount: 500 })
  const page = await open(form)
  await page.getByLabel('Your name').fill('Ada')
  const amount = page.getByLabel('Amount in USD')
  await amount.fill('4.99')
  await page.getByText('The amount must be at least $5.00').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Pay', exact: true }).isDisabled())
    .toBe(true)
  await amount.fill('12.5')
  await press(page, 'Pay $12.50')
  await card(page).fill('4242424242424242')
  await press(page, 'Pay $12.50 now')
  await page.getByText('Paid: $12.50').waitFor()
  await press(page, 'Submit')
  await thanks(page)
  expect(await stored(form)).toEqual([{ name: 'Ada', fee: payment({ amount: 1250 }) }])
})

test('prices and quantities are summed while typing', async () => {
  const form = await home.publish('Shop', {
    fields: [
      { id: 'shirt', type: 'price', label: 'Price' },
      { id: 'shirts', type: 'quantity', label: 'Pieces' },
      { ...fee, payment: { items: [{ price: 'shirt', quantity: 'shirts' }] } },
    ],
    settings: { payment: { enabled: true } },
  })
  const page = await open(form)
  await page.getByText('There is nothing to pay yet').waitFor()
  await page.getByLabel('Price').fill('19.99')
  await page.getByLabel('Pieces').fill('3')
  await page.getByRole('button', { name: 'Pay $59.97' }).waitFor()
})

test("a fixed price is shown, counted and stored, and a link can't change it", async () => {
  const form = await home.publish('Shop', {
    fields: [
      { id: 'shirt', type: 'price', label: 'Shirt', fixedPrice: 123450 },
      { id: 'shirts', type: 'quantity', label: 'Pieces' },
      { ...fee, payment: { items: [{ price: 'shirt', quantity: 'shirts' }] } },
    ],
    settings: {
      payment: { enabled: true, currency: 'eur' },
      advanced: { requireConfirmation: true },
    },
  })
  const page = await home.window('desktop')
  await page.goto(`${home.addressOf(form)}?shirt=1&Pieces=2`)
  await page.getByText('€1,234.50', { exact: true }).waitFor()
  expect(await page.getByLabel('Shirt').evaluate((element) => element.tagName)).toBe('OUTPUT')
  await press(page, 'Pay €2,469.00')
  await card(page).fill('4242 4242 4242 4242')
  await expectAccessible(page, 'a fixed price and its payment')
  await press(page, 'Pay €2,469.00 now')
  await page.getByText('Paid: €2,469.00').waitFor()
  await press(page, 'Submit')
  await page.locator('dd', { hasText: '€1,234.50' }).waitFor()
  await press(page, 'Submit')
  await thanks(page)
  const [answers] = await stored(form)
  expect(answers).toMatchObject({ shirt: '1234.50', shirts: '2' })
})

test.each([
  { displayStyle: 'single-card', javaScriptEnabled: true },
  { displayStyle: 'single-card', javaScriptEnabled: false },
  { displayStyle: 'standard', javaScriptEnabled: false },
] as const)(
  'a fixed price is shown, read-only and stored ($displayStyle, scripts: $javaScriptEnabled)',
  async ({ displayStyle, javaScriptEnabled }) => {
    const form = await home.publish('Shirt', {
      fields: [
        { id: 'shirt', type: 'price', label: 'Shirt', fixedPrice: 123450, required: true },
        { id: 'size', type: 'text', label: 'Size' },
      ],
      settings: { displayStyle },
    })
    const page = await home.window('desktop', { javaScriptEnabled })
    await page.goto(`${home.addressOf(form)}?shirt=1`)
    const price = page.getByLabel('Shirt')
    await price.getByText('$1,234.50').waitFor()
    expect(await price.getAttribute('role')).toBe(null)
    expect(await price.evaluate(({ tagName }) => tagName)).toBe('OUTPUT')
    expect(await page.locator('input[name=shirt]').count()).toBe(0)
    if (displayStyle === 'single-card' && javaScriptEnabled) {
      await expectAccessible(page, 'a fixed price as a single card')
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Size').fill('M')
    await press(page, 'Submit')
    await thanks(page)
    expect(await stored(form)).toEqual([{ shirt: '1234.50', size: 'M' }])
  },
)

test('the error summary disappears after the payment, and when an amount is restored', async () => {
  const form = await home.publish('Shop', {
    fields: [
      { id: 'shirt', type: 'price', label: 'Shirt', fixedPrice: 1999 },
      { id: 'shirts', type: 'quantity', label: 'Pieces' },
      { ...fee, payment: { items: [{ price: 'shirt', quantity: 'shirts' }] } },
    ],
    settings: { payment: { enabled: true } },
  })
  const page = await open(form)
  const summary = page.locator('.rf-summary')
  await page.getByLabel('Pieces').fill('2')
  await press(page, 'Submit')
  await summary.waitFor()
  await press(page, 'Pay $39.98')
  await card(page).fill('4242 4242 4242 4242')
  await press(page, 'Pay $39.98 now')
  await page.getByText('Paid: $39.98').waitFor()
  await summary.waitFor({ state: 'detached' })
  await page.getByLabel('Pieces').fill('3')
  await press(page, 'Submit')
  await summary.waitFor()
  await page.getByLabel('Pieces').fill('2')
  await summary.waitFor({ state: 'detached' })
  await press(page, 'Submit')
  await thanks(page)
})

test('a payment that timed out can be started again', async () => {
  const form = await course()
  const page = await open(form)
  await beginToPay(page)
  await card(page).fill('4242 4242 4242 4242')
  await page.route('**/test-payments/confirm', (route) =>
    route.fulfill({ json: { status: 'canceled' } }),
  )
  await press(page, 'Pay $20.00 now')
  await page.getByText('This payment took too long and was canceled.').waitFor()
  await page.unroute('**/test-payments/confirm')
  await page.getByLabel('Your name').fill('Grace')
  await page.getByText('This payment took too long').waitFor({ state: 'detached' })
  await press(page, 'Pay $20.00')
  await card(page).fill('4242 4242 4242 4242')
  await press(page, 'Pay $20.00 now')
  await paid(page)
  await press(page, 'Submit')
  await thanks(page)
})

test('while the last place is reserved, other visitors are asked to try again', async () => {
  const form = await course({ payment: { enabled: true }, closing: { responses: 1 } })
  const first = await open(form)
  const second = await open(form)
  await beginToPay(first)
  await card(first).waitFor()
  await second.getByLabel('Your name').fill('Bob')
  await press(second, 'Pay $20.00')
  await second.getByText('Someone is paying for the last place.').waitFor()
  await second.goto(home.addressOf(form))
  await second.getByRole('heading', { name: 'No places are available right now' }).waitFor()
  await card(first).fill('4242 4242 4242 4242')
  await press(first, 'Pay $20.00 now')
  await paid(first)
  await press(first, 'Submit')
  await thanks(first)
  await second.reload()
  await second.getByRole('heading', { name: 'This form is closed' }).waitFor()
})

test('an owner fixes a price by typing it as an amount', async () => {
  const form = await home.publish('Stand', {
    fields: [{ id: 'shirt', type: 'price', label: 'Shirt' }],
    settings: {},
  })
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Edit Shirt', exact: true }).click()
  await grace.button('More settings', grace.selected).click()
  await choose(page, 'Price', 'Fixed price')
  const amount = page.getByLabel('Amount', { exact: true })
  await expect.poll(() => amount.inputValue()).toBe('20.00')
  await amount.fill('19,9')
  await page.keyboard.press('Tab')
  await expect.poll(() => amount.inputValue()).toBe('19.90')
  await amount.fill('a lot')
  await page.getByText('Enter an amount, such as 20.00.').waitFor()
  await expectAccessible(page, 'a fixed price in the editor')
  await amount.fill('1,250')
  await page.keyboard.press('Tab')
  await expect.poll(() => amount.inputValue()).toBe('1250.00')
  await grace.publishChanges()
  const visit = await open(form)
  await visit.getByText('$1,250.00', { exact: true }).waitFor()
})

test('cancel and success URLs apply after canceling and paying', async () => {
  const form = await course({
    payment: {
      enabled: true,
      successUrl: `${home.url}/login`,
      cancelUrl: `${home.url}/templates`,
    },
  })
  const page = await open(form)
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.waitForURL('**/templates')
  expect(await stored(form)).toEqual([])

  await page.goto(home.addressOf(form))
  await beginToPay(page)
  await card(page).fill('4242 4242 4242 4242')
  await press(page, 'Pay $20.00 now')
  await paid(page)
  await press(page, 'Submit')
  await page.waitForURL('**/login')
  expect(await stored(form)).toHaveLength(1)
})

test('a preview shows the payment without requiring it', async () => {
  const form = await course()
  const page = await home.window('desktop')
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('payment')) begun.push(request.url())
  })
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}`)
  const shown = page.frameLocator('iframe')
  await shown.getByText('The preview charges nothing.').waitFor()
  await shown.getByText('$20.00').waitFor()
  expect(await shown.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
  await shown.getByLabel('Your name').fill('Ada')
  await shown.getByRole('button', { name: 'Submit' }).click()
  await shown.getByText('This is a preview - no data was actually submitted.').waitFor()
  expect(begun.filter((address) => address.includes('/api/'))).toEqual([])
  expect(await stored(form)).toEqual([])
})

/** An owner at the settings of a payment that sums other fields. */
async function addingUp(window: WindowName) {
  const form = await home.publish('Stand', {
    fields: [
      { id: 'shirt', type: 'price', label: 'Shirt', payment: { currency: 'usd' } },
      { id: 'gift', type: 'number', label: 'Gift' },
      { id: 'shirts', type: 'quantity', label: 'Shirts' },
    ],
    settings: { payment: { enabled: true } },
  })
  const page = await home.window(window)
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await grace.addQuestion({ type: 'payment', label: 'Fee' })
  await grace.button('More settings', grace.selected).click()
  await choose(page, 'Payment type', 'Sum of other fields')
  const sum = page.getByRole('group', { name: 'Prices in the sum' })
  await sum.waitFor()
  return { form, page, grace, sum }
}

async function choose(page: Page, setting: string, choice: string) {
  await page.getByRole('combobox', { name: setting, exact: true }).selectOption(choice)
}

test.each(['desktop', 'phone'] as const)('the owner sums fields, on a %s', async (window) => {
  const { form, page, grace, sum } = await addingUp(window)
  const chosen = (name: string) =>
    sum.getByRole('combobox', { name, exact: true }).locator('option:checked').textContent()
  expect(await chosen('Price 1')).toBe('Shirt')
  expect(await chosen('Times 1')).toBe('Shirts')
  await grace.button('Add a price', sum).focus()
  await page.keyboard.press('Enter')
  const second = sum.getByRole('combobox', { name: 'Price 2', exact: true })
  await expect
    .poll(() => second.evaluate((element) => element === document.activeElement))
    .toBe(true)
  expect([await chosen('Price 2'), await chosen('Times 2')]).toEqual(['Gift', 'Once'])
  await expectAccessible(page, `a sum of fields on a ${window}`)
  await grace.publishChanges()

  const visit = await open(form, window)
  await visit.getByLabel('Shirt', { exact: true }).fill('19.99')
  await visit.getByLabel('Shirts', { exact: true }).fill('3')
  await visit.getByLabel('Gift').fill('5')
  await press(visit, 'Pay $64.97')
  await card(visit).fill('4242 4242 4242 4242')
  await press(visit, 'Pay $64.97 now')
  await visit.getByText('Paid: $64.97').waitFor()
  await press(visit, 'Submit')
  await thanks(visit)
  const [answers] = await stored(form)
  expect(Object.values(answers ?? {})).toContainEqual(payment({ amount: 6497 }))
})

test('deleting a field of a sum shows a notice, undo restores it, and a row can be removed', async () => {
  const { page, grace, sum } = await addingUp('desktop')
  const problem = page.getByText('Price 1: its field was deleted.')
  await page.getByRole('button', { name: 'Edit Shirt', exact: true }).click()
  await grace.button('Delete field', grace.selected).click()
  await problem.waitFor()
  await page.getByRole('button', { name: 'Edit Fee' }).click()
  await problem.waitFor()
  await grace.button('More settings', grace.selected).click()
  const price = sum.getByRole('combobox', { name: 'Price 1', exact: true })
  await expect.poll(() => price.locator('option:checked').textContent()).toBe('A deleted field')
  await expectAccessible(page, 'a sum of a deleted field')
  await page.getByRole('button', { name: /^Undo: / }).click()
  await problem.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Edit Fee' }).click()
  await grace.button('More settings', grace.selected).click()
  await grace.button('Remove price 1', sum).click()
  await sum.getByText('Choose at least one field with a price.').waitFor()
  const add = grace.button('Add a price', sum)
  await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: /^Undo: / }).click()
  await sum.getByRole('combobox', { name: 'Times 1' }).waitFor()
  await choose(page, 'Payment type', 'Fixed amount')
  await page.getByLabel('Amount', { exact: true }).waitFor()
})

test('Stripe’s script loads with the payment, and never without one', async () => {
  const stripe = 'https://js.stripe.com'
  const plain = await home.publish('Plain', {
    fields: [{ id: 'name', type: 'text', label: 'Name' }],
    settings: {},
  })
  const without = await home.window('desktop')
  const response = await without.goto(home.addressOf(plain))
  expect(response?.headers()['content-security-policy']).not.toContain(stripe)

  const form = await course({ payment: { enabled: true, publishableKey: 'pk_test_browser' } })
  const page = await home.window('desktop')
  const asked: string[] = []
  await page.route(`${stripe}/**`, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const opened = await page.goto(home.addressOf(form))
  expect(opened?.headers()['content-security-policy']).toContain(`script-src 'self' ${stripe}`)
  await page.getByLabel('Your name').fill('Ada')
  // With only one key there is no provider.
  await press(page, 'Pay $20.00')
  await page.getByText('Its owner has not finished the setup').waitFor()
  expect(asked).toEqual([])

  await page.route('**/payment-intents', (route) =>
    route.fulfill({
      json: {
        clientSecret: 'pi_1_secret_1',
        amount: 2000,
        currency: 'usd',
        status: 'pending',
        provider: 'stripe',
        test: true,
        publishableKey: 'pk_test_browser',
      },
    }),
  )
  await press(page, 'Pay $20.00')
  await page.getByText('The payment form could not be loaded. Please try again.').waitFor()
  expect(asked[0]).toContain(stripe)
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
})
