import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

/** Behind a proxy, so that visitors have public addresses: private ones are not timed. */
const home = house({
  TRUST_PROXY: '127.0.0.1,::1',
  RATE_LIMIT: 'on',
  RATE_LIMIT_SUBMIT_PER_ADDRESS: '2',
})

const workshop = () =>
  home.publish('Workshop', {
    fields: [
      { id: 'name', type: 'text', label: 'Your name', required: true },
      { id: 'mail', type: 'email', label: 'Email' },
      { id: 'phone', type: 'phone', label: 'Phone' },
    ],
    settings: {},
  })

let visitors = 0
async function visitor(
  options: Parameters<typeof home.window>[1] = {},
  address?: string,
): Promise<Page> {
  visitors += 1
  const page = await home.window('phone', options)
  await page
    .context()
    .setExtraHTTPHeaders({ 'x-forwarded-for': address ?? `93.184.215.${visitors}` })
  return page
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' }).waitFor()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const names = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data.name).toSorted()

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Long enough for a person, so later actions are not held. */
const lookAt = (page: Page) => page.waitForFunction(() => performance.now() > 1_500)

test('people are not held as spam: one click, autofill, a password manager, the keyboard', async () => {
  const rating = await home.publish('Rating', {
    fields: [{ id: 'name', type: 'radio', label: 'How was it?', options: ['Good', 'Bad'] }],
    settings: {},
  })
  const page = await visitor()
  await page.goto(home.addressOf(rating))
  await page.getByText('Good').click()
  // The fastest time in which a person can read two words.
  await page.waitForFunction(() => performance.now() > 500)
  await submit(page)
  await thanks(page)
  expect(await names(rating)).toEqual(['Good'])

  const form = await workshop()
  await page.goto(home.addressOf(form))
  // A password manager fills in inputs that are not excluded.
  await page.evaluate(() => {
    // It fills in from an isolated world, like the browser.
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const input of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')) {
      if (input.autocomplete === 'off' || 'lpignore' in input.dataset) continue
      const known = { email: 'ines@example.org', tel: '+351 912 345 678' }[input.type] ?? 'Ines'
      write?.call(input, known)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await lookAt(page)
  await submit(page)
  await thanks(page)
  expect(await names(form)).toEqual(['Ines'])

  const keyboard = await visitor()
  await keyboard.goto(home.addressOf(form))
  await expectAccessible(keyboard, 'a form with its trap')
  expect(await keyboard.locator('body').ariaSnapshot()).not.toContain('Leave this empty')
  const reached: (string | undefined)[] = []
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await keyboard.keyboard.press('Tab')
    reached.push(await keyboard.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
  }
  expect(reached).toEqual(expect.arrayContaining(['name', 'mail', 'phone']))
  expect(reached).not.toContain('form.comment')
})

test('bots see the thank-you page and are held; the owner releases one, deletes one and undoes it', async () => {
  const form = await workshop()
  const sendAtOnce = async (name: string) => {
    const quick = await visitor()
    await quick.goto(home.addressOf(form))
    await quick.evaluate(() => {
      performance.now = () => 80
    })
    await quick.getByLabel('Your name').fill(name)
    await submit(quick)
    await thanks(quick)
  }
  await sendAtOnce('Quick')

  const eager = await visitor()
  await eager.goto(home.addressOf(form))
  await eager.getByLabel('Your name').fill('Eager')
  await eager.evaluate(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type=text]')) {
      input.value ||= 'https://pills.example'
    }
  })
  await lookAt(eager)
  await submit(eager)
  await thanks(eager)
  expect(await names(form)).toEqual([])

  const owner = await home.window('desktop')
  await home.signedIn(owner)
  await owner.goto(`${home.url}/forms/${form.id}/submissions`)
  await owner.getByRole('link', { name: 'Held 2' }).click()
  const rows = owner.getByRole('listitem').filter({ hasText: 'Anonymous' })
  await rows.nth(1).waitFor()
  const [eagerRow, quickRow] = [
    rows.filter({ hasText: 'A hidden field was filled in' }),
    rows.filter({ hasText: 'It was sent 0.1 seconds after the page was opened' }),
  ]
  await eagerRow.getByText('Eager').waitFor()
  await expectAccessible(owner, 'what was held back')

  await eagerRow.getByRole('button', { name: /^Delete/ }).focus()
  await owner.keyboard.press('Enter')
  await eagerRow.waitFor({ state: 'detached' })
  // By keyboard, the focus moves to the next row.
  await expect
    .poll(() =>
      quickRow.getByRole('button', { name: /^Delete/ }).evaluate((it) => it.matches(':focus')),
    )
    .toBe(true)
  await owner.getByRole('button', { name: 'Undo' }).click()
  await eagerRow.getByText('Eager').waitFor()

  // While the server is unreachable, the list stays and nothing is released.
  const away = (route: Route) => route.fulfill({ status: 404, json: { error: 'Away.' } })
  await owner.route('**/held**', away)
  const readAgain = owner.waitForResponse(
    (response) => response.url().includes('/held?') && response.status() === 404,
  )
  await quickRow.getByRole('button', { name: /^Release/ }).click()
  await owner.getByText('Could not release it. Away.').waitFor()
  await readAgain
  await drawn(owner)
  await quickRow.getByText('Quick').waitFor()
  await owner.unroute('**/held**', away)

  await quickRow.getByRole('button', { name: /^Release/ }).click()
  await quickRow.waitFor({ state: 'detached' })
  await expect.poll(() => names(form)).toEqual(['Quick'])
  await owner.getByRole('link', { name: 'Held 1' }).waitFor()

  const question = owner.getByRole('alertdialog')
  const deleteAll = owner.getByRole('button', { name: 'Delete all' })
  await deleteAll.click()
  await question.getByRole('heading', { name: 'Delete this suspected spam?' }).waitFor()
  // Submissions that arrive during the confirmation are not deleted.
  await sendAtOnce('Late')
  await owner.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  const behind = (name: string) => owner.locator('li', { hasText: name })
  await behind('Late').waitFor()
  await question.getByRole('button', { name: 'Delete all' }).click()
  await behind('Eager').waitFor({ state: 'detached' })
  expect(await behind('Late').isVisible()).toBe(true)

  await deleteAll.click()
  await question.getByRole('button', { name: 'Delete all' }).click()
  await owner.getByRole('heading', { name: 'No Suspected Spam' }).waitFor()
  await expectAccessible(owner, 'nothing held back')
  expect(await names(form)).toEqual(['Quick'])
})

test('in a flood the page computes the proof of work; without JavaScript the answers are held', async () => {
  const form = await workshop()
  const school = '93.184.216.1'
  const send = async (name: string, options = {}) => {
    const page = await visitor(options, school)
    await page.goto(home.addressOf(form))
    await page.getByLabel('Your name').fill(name)
    if (!('javaScriptEnabled' in options)) await lookAt(page)
    return page
  }
  for (const name of ['First', 'Second']) {
    const page = await send(name)
    await submit(page)
    await thanks(page)
  }
  const third = await send('Third')
  // The message during the work may disappear before the test reads it.
  await third.evaluate(() => {
    new MutationObserver(() => {
      const said = document.querySelector('.rf-send + [role=status]')?.textContent
      if (said) document.title = said
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await submit(third)
  await thanks(third)
  expect(await third.title()).toBe('Checking that this is not a robot. This takes a few seconds.')
  expect(await names(form)).toEqual(['First', 'Second', 'Third'])

  const plain = await send('Without a script', { javaScriptEnabled: false })
  await submit(plain)
  await thanks(plain)
  expect(await names(form)).toEqual(['First', 'Second', 'Third'])
  const { held } = (await home.call('GET', `/api/forms/${form.id}/held`)) as {
    held: { reason: string; data: unknown }[]
  }
  expect(held).toMatchObject([{ reason: 'unproven', data: { name: 'Without a script' } }])
})
