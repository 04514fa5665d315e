import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { holdRequests } from './support/hold-requests.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'why', type: 'textarea', label: 'Why?' },
]

async function opened(settings = {}) {
  const form = await home.publish('Sign up', { fields, settings })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const stored = async () => (await home.submissions(form)).map(({ data }) => data)
  return { form, page, stored }
}

const write = (page: Page, name: string) => page.getByLabel('Your name').fill(name)
const send = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const waits = (page: Page) => page.getByRole('button', { name: 'Waiting to send' }).waitFor()
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' }).waitFor()
const sent = (page: Page) => page.getByText('Sent', { exact: true })
/** The server is unreachable, but the browser reports a connection. */
const cutOff = (page: Page) => page.route('**/submit', (route) => route.abort())

test('offline answers are kept, sent once when the connection is back, and announced', async () => {
  const { page, stored } = await opened()
  await write(page, 'Ada')
  await page.context().setOffline(true)
  await send(page)
  await page.getByText('You are offline. Your answers are saved.').waitFor()
  await waits(page)
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
  await expectAccessible(page, 'a form that waits for the connection')
  expect(await stored()).toEqual([])

  await page.context().setOffline(false)
  await thanks(page)
  await sent(page).waitFor()
  expect(await stored()).toEqual([{ name: 'Ada' }])
  await sent(page).waitFor({ state: 'hidden' })
  await page.getByText('Thank You!').waitFor()
})

test('answers are retried even if the browser wrongly reports a connection', async () => {
  const { page, stored } = await opened()
  await cutOff(page)
  await write(page, 'Ada')
  await send(page)
  await page.getByText('Failed to submit form').waitFor()
  await waits(page)
  // A retry does not move the focus from another answer.
  await page.getByLabel('Why?').focus()
  await page.waitForRequest('**/submit')
  await expect
    .poll(() => page.getByLabel('Why?').evaluate((box) => box === document.activeElement))
    .toBe(true)
  await page.unroute('**/submit')
  await thanks(page)
  expect(await stored()).toEqual([{ name: 'Ada' }])
})

test('a starting server is retried, and changed answers wait for a click', async () => {
  const { page, stored } = await opened()
  let isStarting = true
  let tries = 0
  await page.route('**/submit', (route) => {
    tries += 1
    if (!isStarting) return route.continue()
    const json = { error: 'The server is restarting. Please try again' }
    return route.fulfill({ status: 503, json })
  })
  await write(page, 'Ada')
  await send(page)
  await waits(page)
  await expect.poll(() => tries).toBe(2)
  await write(page, 'Ada Lovelace')
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  isStarting = false
  const before = tries
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  expect(tries).toBe(before)
  await send(page)
  await thanks(page)
  expect(await stored()).toEqual([{ name: 'Ada Lovelace' }])
})

test('a reload shows waiting answers again, and sends them', async () => {
  const { page, stored } = await opened()
  await cutOff(page)
  await write(page, 'Ada')
  await send(page)
  await waits(page)
  await page.reload()
  await page.getByText('Your answers have not been sent yet').waitFor()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
  await page.unroute('**/submit')
  await thanks(page)
  expect(await stored()).toEqual([{ name: 'Ada' }])
})

test('after the tab is closed, the next one sends the answers without showing them', async () => {
  const { form, page, stored } = await opened({ advanced: { saveProgress: true } })
  await cutOff(page)
  await write(page, 'Ada')
  await send(page)
  await waits(page)
  const keptAnswers = () =>
    page.evaluate((id) => localStorage.getItem(`ramiform:progress:${id}`), form.id)
  await expect.poll(keptAnswers).toContain('Ada')
  const context = page.context()
  await page.close()

  const next = await context.newPage()
  await cutOff(next)
  await next.goto(home.addressOf(form))
  await next.getByText('Your answers have not been sent yet').waitFor()
  await expect.poll(() => next.getByLabel('Your name').inputValue()).toBe('')
  // Answers being sent are not offered as well, which would store them twice.
  const goOn = next.getByRole('button', { name: 'Continue where you left off' })
  expect(await goOn.count()).toBe(0)
  await expectAccessible(next, 'answers of an earlier tab on their way')
  await next.unroute('**/submit')
  await sent(next).waitFor()
  expect(await stored()).toEqual([{ name: 'Ada' }])
  expect(await goOn.count()).toBe(0)

  await next.reload({ waitUntil: 'networkidle' })
  expect(await next.getByText('Your answers have not been sent yet').count()).toBe(0)
  expect(await stored()).toHaveLength(1)
})

test('rejected answers can be corrected in the next tab', async () => {
  const { form, page, stored } = await opened()
  await cutOff(page)
  await write(page, 'Ada')
  await send(page)
  await waits(page)
  const context = page.context()
  await page.close()

  const next = await context.newPage()
  await next.route('**/submit', (route) =>
    route.fulfill({ status: 422, json: { error: 'Some answers need your attention' } }),
  )
  await next.goto(home.addressOf(form))
  await next.getByText('Some answers need your attention').waitFor()
  await next.unroute('**/submit')
  await next.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect.poll(() => next.getByLabel('Your name').inputValue()).toBe('Ada')
  await send(next)
  await thanks(next)
  expect(await stored()).toEqual([{ name: 'Ada' }])
})

test('two tabs of one form keep their own answers', async () => {
  const { form, page, stored } = await opened()
  await cutOff(page)
  await write(page, 'Ada')
  await send(page)
  await waits(page)

  const other = await page.context().newPage()
  await other.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  expect(await other.getByText('Your answers have not been sent yet').count()).toBe(0)
  await expect.poll(() => other.getByLabel('Your name').inputValue()).toBe('')
  await write(other, 'Bob')
  await send(other)
  await thanks(other)
  expect(await stored()).toEqual([{ name: 'Bob' }])

  await page.unroute('**/submit')
  await thanks(page)
  expect(await stored()).toEqual([{ name: 'Ada' }, { name: 'Bob' }])
})

test('on a slow connection the button shows that it is busy, and stores once', async () => {
  const { page, stored } = await opened()
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) tries += 1
  })
  const release = await holdRequests(page, '**/submit')
  await write(page, 'Ada')
  const button = page.locator('.rf-send button')
  const { width } = (await button.boundingBox()) ?? { width: 0 }
  await button.dblclick()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => button.textContent()).toBe('Sending...')
  await page.locator('[aria-live]').getByText('Sending...').waitFor({ state: 'attached' })
  await expect.poll(() => button.isDisabled()).toBe(true)
  expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(width)
  await page.getByLabel('Your name').press('Enter')
  release()
  await thanks(page)
  expect(tries).toBe(1)
  expect(await stored()).toHaveLength(1)
})

test('going back after submitting sends nothing again', async () => {
  const { form, page, stored } = await opened({ redirectUrl: `${home.url}/login` })
  await write(page, 'Ada')
  await send(page)
  await thanks(page)
  await page.waitForURL('**/login')
  await page.goBack({ waitUntil: 'networkidle' })
  expect(page.url()).toBe(home.addressOf(form))
  expect(await page.getByText('Your answers have not been sent yet').count()).toBe(0)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await stored()).toEqual([{ name: 'Ada' }])
})

describe('a form that changes while a visitor fills it in', () => {
  const fee = { id: 'fee', type: 'payment', label: 'Fee', payment: { amount: 100 } }
  const before = { fields, settings: { payment: { enabled: true } } }
  const after = { fields: [...fields, fee], settings: { payment: { enabled: true } } }
  const raised = { ...after, fields: [...fields, { ...fee, payment: { amount: 50_000 } }] }
  const change = (form: { id: string }, schema: unknown) =>
    home.call('PUT', `/api/forms/${form.id}`, { name: 'Sign up', schema })
  const says = (page: Page) =>
    page.getByText('The payment or a price in this form has changed.').waitFor()

  test.each(['standard', 'single-card'])(
    'returns in its current version with the typed answers, in %s style',
    async (displayStyle) => {
      const settings = { ...before.settings, displayStyle }
      const form = await home.publish('Sign up', { ...before, settings })
      const page = await home.window('phone')
      await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
      await write(page, 'Ada')
      if (displayStyle === 'single-card') {
        await page.getByRole('button', { name: 'Next' }).click()
        await page.getByLabel('Why?').fill('To learn')
      }
      await change(form, { ...after, settings })
      await send(page)
      await says(page)
      await expectAccessible(page, 'a form that has changed')
      if (displayStyle === 'standard') {
        await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
        await page.getByText('Fee').first().waitFor()
        await send(page)
        await thanks(page)
        expect(await home.submissions(form)).toMatchObject([{ data: { name: 'Ada' } }])
      } else {
        await page.getByText('1 of 3').waitFor()
        await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
      }
    },
  )

  test('requests no payment at the old price', async () => {
    const form = await home.publish('Sign up', after)
    const page = await home.window('desktop')
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    await write(page, 'Ada')
    await change(form, raised)
    await page.getByRole('button', { name: 'Pay $1.00' }).click()
    await says(page)
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
    await page.getByRole('button', { name: 'Pay $500.00' }).waitFor()
    // Only once: a reload starts over.
    await page.reload()
    await page.getByLabel('Your name').waitFor()
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('')
  })

  test('returns in its current version without JavaScript, too', async () => {
    const form = await home.publish('Sign up', before)
    const page = await home.window('phone', { javaScriptEnabled: false })
    await page.goto(home.addressOf(form))
    await write(page, 'Ada')
    await change(form, { ...before, settings: { ...before.settings, collectEmail: true } })
    await send(page)
    await page.getByText('This form now asks for your email address.').waitFor()
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
    await page.getByLabel('Email Address').fill('ada@example.org')
    await send(page)
    await thanks(page)
    expect(await home.submissions(form)).toMatchObject([{ submitterEmail: 'ada@example.org' }])
  })
})
