import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WindowName } from './support/browser.ts'
import { holdRequests, holdScripts } from './support/hold-requests.ts'
import { house } from './support/house.ts'
import { otherSite } from './support/other-site.ts'

// In single card style, a key press moves one question and never submits hidden questions.

const home = house()
const site = await otherSite()

const text = (label: string) => ({ id: label.toLowerCase(), type: 'text', label })

/** One optional question of each type. */
const everyType = [
  { ...text('Text') },
  { ...text('Email'), type: 'email' },
  { ...text('Number'), type: 'number' },
  { ...text('Phone'), type: 'phone' },
  { ...text('Url'), type: 'url' },
  { ...text('Date'), type: 'date' },
  { ...text('Quantity'), type: 'quantity' },
  { ...text('Price'), type: 'price' },
  { ...text('Radio'), type: 'radio', options: ['One', 'Two'] },
  { ...text('Checkbox'), type: 'checkbox', options: ['One', 'Two'] },
  { ...text('Select'), type: 'select', options: ['One', 'Two'] },
  { ...text('File'), type: 'file' },
  { ...text('Textarea'), type: 'textarea' },
  { ...text('Payment'), type: 'payment', payment: { amount: 500 } },
  { ...text('Last') },
]

async function opened(fields: readonly object[], settings = {}, window: WindowName = 'desktop') {
  const form = await home.publish('Keys', {
    fields,
    settings: { displayStyle: 'single-card', ...settings },
  })
  const page = await home.window(window)
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  return { form, page, at: (count: string) => page.getByText(count, { exact: true }).waitFor() }
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const three = [text('First'), text('Second'), text('Third')]

test('one Enter on load shows the second question and submits nothing', async () => {
  const { form, page, at } = await opened([text('First'), text('Second')])
  await page.keyboard.press('Enter')
  await at('2 of 2')
  await expect.poll(() => focusedId(page)).toBe('q-second')
  expect(await home.submissions(form)).toEqual([])
  // The same without the focus in a question.
  await page.getByRole('button', { name: 'Previous' }).click()
  await at('1 of 2')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Enter')
  await at('2 of 2')
  await page.waitForTimeout(500)
  expect(await home.submissions(form)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
})

test('Enter moves to the next question from every field type', async () => {
  const { form, page, at } = await opened(everyType)
  for (const [index, { id, type }] of everyType.entries()) {
    // Long before the key, because the browser learns of it by a message of its own.
    const choosing = type === 'file' ? page.waitForEvent('filechooser') : undefined
    await at(`${index + 1} of ${everyType.length}`)
    await expect.poll(() => focusedId(page)).toBe(`q-${id}`)
    if (id === 'last') break
    if (type === 'select') {
      const hint = page.getByText('or press')
      expect(await hint.count()).toBe(0)
      await page.keyboard.press('Enter')
      const list = page.getByLabel('Select')
      expect(await list.evaluate((element) => element.matches(':open'))).toBe(true)
      await page.keyboard.press('Escape')
      await list.selectOption('Two')
      await hint.waitFor()
    }
    if (choosing !== undefined) {
      await page.keyboard.press('Enter')
      const chooser = await choosing
      // The upload continues while Enter moves on.
      const release = await holdRequests(page, '**/api/public/**/uploads*')
      await chooser.setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
      await page.getByText('a.txt').first().waitFor()
      await page.keyboard.press('Enter')
      await at(`${index + 2} of ${everyType.length}`)
      release()
      // A form with an unfinished upload is not sent.
      await page.getByText('a.txt is uploaded.').waitFor({ state: 'attached' })
      continue
    }
    if (type === 'textarea') {
      await page.keyboard.type('One')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Two')
      await page.keyboard.press('Control+Enter')
      continue
    }
    await page.keyboard.press('Enter')
  }
  // The keys did not change the next question's answer.
  await page.keyboard.type('end')
  await page.keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    { select: 'Two', file: 'a.txt', textarea: 'One\nTwo', last: 'end' },
  ])
})

test('a held Enter moves one question, from text, a button and the page', async () => {
  const { form, page, at } = await opened(three)
  const hold = async () => {
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  }
  const starts = [
    async () => await page.getByLabel('First').focus(),
    async () => await page.getByRole('button', { name: 'Next' }).focus(),
    async () => await page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  ]
  for (const start of starts) {
    await start()
    await hold()
    await at('2 of 3')
    await page.getByRole('button', { name: 'Previous' }).focus()
    await hold()
    await at('1 of 3')
  }
  expect(await home.submissions(form)).toEqual([])
})

test('a double Enter does not submit a last question that has just appeared', async () => {
  const { form, page, at } = await opened([text('First'), text('Second')])
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Enter')
  await at('2 of 2')
  await page.waitForTimeout(500)
  expect(await home.submissions(form)).toEqual([])
  // On the last question, it submits once.
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
  expect(await home.submissions(form)).toHaveLength(1)
})

test('Enter on Previous goes back, and Space presses a button once', async () => {
  const { page, at } = await opened(three)
  const button = (name: string) => page.getByRole('button', { name })
  await button('Next').focus()
  await page.keyboard.press('Space')
  await at('2 of 3')
  await button('Previous').focus()
  await page.keyboard.press('Enter')
  await at('1 of 3')
  await expect.poll(() => focusedId(page)).toBe('q-first')
})

test('the Enter that ends a composition stays in the text', async () => {
  const { page, at } = await opened(three)
  await page.getByLabel('First').evaluate((box) => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    box.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
    box.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 } as object))
  })
  await at('1 of 3')
  await page.getByLabel('First').press('Enter')
  await at('2 of 3')
})

test('a held Enter stops at the review and does not submit it', async () => {
  const { form, page } = await opened([text('Only')], { advanced: { requireConfirmation: true } })
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
  expect(await home.submissions(form)).toEqual([])
})

test('before the script has loaded, Enter and the button submit no hidden questions', async () => {
  const form = await home.publish('Slow', {
    fields: [{ ...text('First'), type: 'radio', options: ['One', 'Two'] }, text('Second')],
    settings: { displayStyle: 'single-card' },
  })
  const page = await home.window('desktop')
  const release = await holdScripts(page)
  await page.goto(home.addressOf(form), { waitUntil: 'commit' })
  await page.getByLabel('One').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).click({ force: true })
  release()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('2 of 2', { exact: true }).waitFor()
  expect(await home.submissions(form)).toEqual([])
})

test('the first question has the focus on its own page', async () => {
  const { form, page } = await opened(three)
  await expect.poll(() => focusedId(page)).toBe('q-first')

  const phone = await home.window('phone')
  await phone.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await phone.getByRole('button', { name: 'Next' }).waitFor()
  await expect.poll(() => focusedId(phone)).toBe('')

  const framed = await home.window('desktop')
  const address = `<iframe src="${home.addressOf(form)}" title="Form"></iframe>`
  await framed.goto(await site.page(`<input id="search" autofocus><p>Text</p>${address}`))
  await framed.waitForLoadState('networkidle')
  await expect.poll(() => focusedId(framed)).toBe('search')
  const inside = framed.frames().at(-1)
  await expect.poll(() => inside?.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})
