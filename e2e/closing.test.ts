import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

const schema = (closing = {}) => ({
  fields: [
    { id: 'name', type: 'text', label: 'Your name', required: true },
    { id: 'why', type: 'textarea', label: 'Why do you come?' },
  ],
  settings: { closing },
})

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

test('a form closes at its limit, and slower visitors see why and keep their answers', async () => {
  const form = await home.publish('Two seats', schema())
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  await drawer.getByRole('button', { name: 'Closing' }).click()
  await drawer.getByLabel('Close on').fill('1999-05-03T18:00')
  await drawer.getByText('Choose a date in the year 2000 or later').waitFor()
  await drawer.getByLabel('Close on').fill('2099-05-03T18:00')
  await drawer.getByText(/Visitors see: 3 May 2099 at 18:00 \(.+\)\./).waitFor()
  await drawer.getByLabel('Close after submissions').fill('1')
  await expectAccessible(page, 'the settings about closing')
  await grace.button('Done', drawer).click()
  await grace.publishChanges()

  const slow = await home.window('phone')
  await slow.goto(home.addressOf(form))
  await slow.getByLabel('Your name').fill('Ada')
  await slow.getByLabel('Why do you come?').fill('To see the engine.')
  const quick = await home.window('desktop')
  await quick.goto(home.addressOf(form))
  await quick.getByLabel('Your name').fill('Bob')
  await quick.getByRole('button', { name: 'Submit' }).click()
  await quick.getByText('Thank You!').waitFor()

  await slow.getByRole('button', { name: 'Submit' }).click()
  await slow.getByText('This form is closed. It has reached its limit of one response.').waitFor()
  await slow.getByText('Your answers are saved.').waitFor()
  await expect
    .poll(() => slow.getByLabel('Why do you come?').inputValue())
    .toBe('To see the engine.')
  await expectAccessible(slow, 'a form that closed while it was filled in')
  expect(await home.submissions(form)).toHaveLength(1)

  // With a higher limit, the kept answers are accepted.
  await home.call('PUT', `/api/forms/${form.id}`, {
    name: 'Two seats',
    schema: schema({ responses: 2 }),
  })
  await slow.getByRole('button', { name: 'Try again' }).click()
  await slow.getByText('Thank You!').waitFor()
  const stored = await home.submissions(form)
  expect(stored.map(({ data }) => data.name)).toEqual(['Ada', 'Bob'])

  await page.goto(`${home.url}/dashboard`)
  const card = page.getByRole('article', { name: 'Two seats' })
  await card.getByText('Closed at 2 submissions').waitFor()
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page
    .getByText(/^Closed at 2 submissions, the last Today, \d\d:\d\d$/)
    .first()
    .waitFor()
})

test('a form past its closing date says since when it is closed', async () => {
  const at = '2026-05-03T16:00:00.000Z'
  const form = await home.publish('Past', schema({ at, timeZone: 'Europe/Berlin' }))
  const page = await home.window('phone')
  const answer = await page.goto(home.addressOf(form))
  expect(answer?.status()).toBe(410)
  await page.getByRole('heading', { name: 'This form is closed' }).waitFor()
  await page.getByText('This form closed on 3 May 2026 at 18:00 (Europe/Berlin).').waitFor()
  await expectAccessible(page, 'a closed form')
})

test('without JavaScript, a form that closes meanwhile returns the answers', async () => {
  const form = await home.publish('Plain', schema({ at: inMs(60_000), timeZone: 'UTC' }))
  const page = await home.window('phone', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByLabel('Your name').fill('Ada')
  await home.call('PUT', `/api/forms/${form.id}`, {
    name: 'Plain',
    schema: schema({ at: inMs(-1) }),
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(/^This form closed on /).waitFor()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
})
