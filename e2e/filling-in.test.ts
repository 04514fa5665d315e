import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { eventForm, type Question, schemaOf } from './support/fourteen-types.ts'
import { keyboard, mouse } from './support/hands.ts'
import { holdScripts } from './support/hold-requests.ts'
import { house } from './support/house.ts'
import { visitor } from './support/visitor.ts'

const home = house()

const publishEvent = (settings = {}) =>
  home.publish('Annual meeting', schemaOf(eventForm, settings))

/** The stored answers to every question of the event's form. */
const eventAnswers = Object.fromEntries(
  eventForm
    .filter(({ answer }) => answer !== undefined)
    .map(({ label, answer }) => [`q_${label.toLowerCase().replace(/\W+/g, '_')}`, answer]),
)

function question(label: string): Question {
  const found = eventForm.find((candidate) => candidate.label === label)
  if (found === undefined) throw new Error(`The form has no question "${label}"`)
  return found
}

// `main-job.test.ts` answers all fourteen types by mouse and by keyboard, in both windows.
test.each(['desktop', 'phone'] as const)(
  'a visitor answers all fourteen types and submits, on a %s',
  async (window) => {
    const form = await publishEvent({ successMessage: 'See you there!' })
    const page = await home.window(window)
    const ada = visitor(page, mouse(page))
    await ada.open(home.addressOf(form))
    await expectAccessible(page, 'the empty form')
    await ada.expectNotAsked('Meal')
    await ada.expectNotAsked('Chairs')

    for (const { label, ...rest } of eventForm) await ada.answer({ label, ...rest })
    await ada.expectAsked('Chairs')
    await expectAccessible(page, 'the form with every branch')
    await ada.send()
    await ada.expectThanks()
    await page.getByText('See you there!').waitFor()
    await expectAccessible(page, 'the thank-you screen')

    const [submission, ...more] = await home.submissions(form)
    expect(more).toEqual([])
    expect(submission?.submitterEmail).toBe('ada@example.org')
    expect(submission?.data).toEqual(eventAnswers)
  },
)

describe.each<{ window: WindowName; hands: typeof mouse }>([
  { window: 'desktop', hands: mouse },
  { window: 'phone', hands: keyboard },
])('in a $window window by $hands.name', ({ window, hands }) => {
  test('a chain of five hides with its first link, returns with its answers, and is not stored while hidden', async () => {
    const form = await publishEvent()
    const page = await home.window(window)
    const ada = visitor(page, hands(page))
    await ada.open(home.addressOf(form))
    const chain = ['Meal', 'Arrival', 'Nights', 'Hotel', 'Hotel phone']
    const answers = ['Full name', 'Email', 'Attendance', ...chain]
    for (const label of answers) await ada.answer(question(label))
    await ada.answer({ ...question('Attendance'), answer: 'Online' })
    for (const label of chain) await ada.expectNotAsked(label)
    await ada.answer(question('Attendance'))
    for (const label of chain) await ada.expectAsked(label)
    await expect.poll(() => ada.question('Hotel').locator('input').inputValue()).toBe('Grand Hotel')

    await ada.answer({ ...question('Attendance'), answer: 'Online' })
    await ada.send()
    await ada.expectThanks()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({
      q_full_name: 'Ada Lovelace',
      q_email: 'ada@example.org',
      q_attendance: 'Online',
    })
  })

  test('single card style counts questions and stops at missing answers', async () => {
    const form = await publishEvent({ displayStyle: 'single-card', submitButtonText: 'Register' })
    const page = await home.window(window)
    const ada = visitor(page, hands(page))
    await ada.open(home.addressOf(form))
    const hand = hands(page)
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await page.getByText('Question 1').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    await hand.press(next)
    await page.getByText('This field is required').waitFor()
    await expectAccessible(page, 'a question with a problem')

    for (const asked of eventForm) {
      await ada.expectAsked(asked.label)
      await ada.answer(asked)
      const send = asked.type === 'payment' ? page.getByRole('button', { name: 'Register' }) : next
      await send.waitFor()
      // A tap right after a turn has no effect (decision 668).
      await page.waitForTimeout(450)
      await hand.press(send)
    }
    await ada.expectThanks()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual(eventAnswers)
  })
})

describe('without JavaScript', () => {
  test('the whole form shows, reports missing answers, keeps the others, and is stored once', async () => {
    const form = await publishEvent()
    const page = await home.window('phone', { javaScriptEnabled: false })
    const ada = visitor(page, mouse(page))
    await ada.open(home.addressOf(form))
    for (const { label } of eventForm) await ada.expectAsked(label)

    await ada.answer(question('Full name'))
    await ada.answer(question('Workshops'))
    await ada.send()
    await page.getByText('Email is required').first().waitFor()
    await expect
      .poll(() => ada.question('Full name').locator('input').inputValue())
      .toBe('Ada Lovelace')
    await expect.poll(() => page.getByRole('checkbox', { name: 'Maths' }).isChecked()).toBe(true)
    expect(await home.submissions(form)).toEqual([])

    await ada.answer(question('Email'))
    await ada.answer({ ...question('Attendance'), answer: 'Online' })
    await ada.answer(question('Portrait'))
    await ada.send()
    await ada.expectThanks()
    await page.reload()
    await ada.expectThanks()
    const [submission, ...more] = await home.submissions(form)
    expect(more).toEqual([])
    expect(submission?.data).toEqual({
      q_full_name: 'Ada Lovelace',
      q_email: 'ada@example.org',
      q_attendance: 'Online',
      q_workshops: ['Maths', 'Looms'],
      q_portrait: 'ada.png',
    })
  })
})

describe('nothing is lost', () => {
  async function opened(settings = {}): Promise<{
    form: { id: string; slug: string }
    page: Page
    ada: ReturnType<typeof visitor>
  }> {
    const form = await publishEvent(settings)
    const page = await home.window('desktop')
    return { form, page, ada: visitor(page, mouse(page)) }
  }

  async function answerRequired(ada: ReturnType<typeof visitor>): Promise<void> {
    for (const label of ['Full name', 'Email']) await ada.answer(question(label))
    await ada.answer({ ...question('Attendance'), answer: 'Online' })
  }

  test('answers typed before the script has loaded are kept', async () => {
    const { form, page, ada } = await opened()
    const release = await holdScripts(page)
    await page.goto(home.addressOf(form), { waitUntil: 'commit' })
    await ada.answer(question('Full name'))
    await ada.answer(question('Email'))
    await ada.answer(question('Attendance'))
    await ada.answer(question('Workshops'))
    release()
    await ada.expectAsked('Meal')
    await ada.expectAsked('Chairs')
    await expect
      .poll(() => ada.question('Full name').locator('input').inputValue())
      .toBe('Ada Lovelace')
    await ada.send()
    await ada.expectThanks()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({
      q_full_name: 'Ada Lovelace',
      q_email: 'ada@example.org',
      q_attendance: 'In person',
      q_workshops: ['Maths', 'Looms'],
    })
  })

  test('answers returned by the server stay when the script hydrates the page', async () => {
    const { form, page, ada } = await opened()
    const release = await holdScripts(page)
    await page.goto(home.addressOf(form), { waitUntil: 'commit' })
    for (const label of ['Full name', 'Attendance', 'Workshops', 'Allergies']) {
      await ada.answer(question(label))
    }
    await ada.send()
    await page.getByText('Email is required').first().waitFor()
    release()
    await expect.poll(() => page.locator('[data-hidden]').count()).toBe(0)
    await ada.answer(question('Email'))
    await ada.send()
    await ada.expectThanks()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({
      q_full_name: 'Ada Lovelace',
      q_email: 'ada@example.org',
      q_attendance: 'In person',
      q_workshops: ['Maths', 'Looms'],
      q_allergies: question('Allergies').answer,
    })
  })

  test.each(['standard', 'single-card'] as const)(
    'the script hydrates each element of the page, %s',
    async (displayStyle) => {
      const form = await publishEvent({ displayStyle })
      const page = await home.window('desktop')
      const release = await holdScripts(page)
      await page.goto(home.addressOf(form), { waitUntil: 'commit' })
      await page.getByLabel('Full name').waitFor()
      const elements = await page.locator('#root :not(noscript)').elementHandles()
      release()
      await expect.poll(() => page.locator('[data-hidden]').count()).toBe(0)
      const replaced = []
      for (const element of elements) {
        const [isThere, markup] = await element.evaluate((node) => [
          node.isConnected,
          (node as Element).outerHTML,
        ])
        if (!isThere) replaced.push(markup)
      }
      expect(replaced).toEqual([])
    },
  )

  test('a double click on the button stores once', async () => {
    const { form, page, ada } = await opened()
    await ada.open(home.addressOf(form))
    await answerRequired(ada)
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    await ada.expectThanks()
    expect(await home.submissions(form)).toHaveLength(1)
  })

  test('a failed submission keeps every answer and retries with the same key', async () => {
    const { form, page, ada } = await opened()
    const keys: (string | undefined)[] = []
    let line: 'lost on the way' | 'lost on the way back' | 'open' = 'lost on the way'
    await page.route('**/submit', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (line === 'open') return route.continue()
      // A stored submission whose response is lost is sent again, too.
      if (line === 'lost on the way back') await route.fetch()
      return route.abort()
    })
    await ada.open(home.addressOf(form))
    await answerRequired(ada)
    await ada.send()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await expectAccessible(page, 'a submission that failed')
    await expect
      .poll(() => ada.question('Full name').locator('input').inputValue())
      .toBe('Ada Lovelace')
    line = 'lost on the way back'
    await again.click()
    await expect.poll(() => home.submissions(form)).toHaveLength(1)
    await again.waitFor()
    line = 'open'
    await again.click()
    await ada.expectThanks()
    expect(keys.length).toBeGreaterThanOrEqual(3)
    expect(keys[0]).toMatch(/^[\w-]{16,}$/)
    expect(new Set(keys).size).toBe(1)
    expect(await home.submissions(form)).toHaveLength(1)
  })

  test('a form that was saved meanwhile still accepts the answers', async () => {
    const { form, ada } = await opened()
    await ada.open(home.addressOf(form))
    await answerRequired(ada)
    await home.call('PUT', `/api/forms/${form.id}`, {
      name: 'Annual meeting',
      schema: schemaOf([...eventForm, { type: 'text', label: 'New', required: true }]),
    })
    await ada.send()
    await ada.expectThanks()
    expect(await home.submissions(form)).toHaveLength(1)
  })

  test("the thank-you page redirects to the owner's URL", async () => {
    const { form, page, ada } = await opened({ redirectUrl: `${home.url}/login` })
    await ada.open(home.addressOf(form))
    await answerRequired(ada)
    await ada.send()
    await ada.expectThanks()
    await page.waitForURL('**/login')
  })
})

test.each([true, false])(
  'a form with one response per person shows on load and on submit that it was answered (scripts: %s)',
  async (javaScriptEnabled) => {
    const form = await home.publish('Vote', {
      fields: [{ id: 'vote', type: 'text', label: 'Your vote' }],
      settings: { allowMultipleSubmissions: false },
    })
    const page = await home.window('phone', { javaScriptEnabled })
    await page.goto(home.addressOf(form))
    await page.getByLabel('Your vote').fill('yes')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()

    await page.goto(home.addressOf(form))
    await page.getByRole('heading', { name: 'Already answered' }).waitFor()
    await page.getByText('You have already answered this form').waitFor()
    expect(await page.getByLabel('Your vote').count()).toBe(0)
    if (javaScriptEnabled) await expectAccessible(page, 'a form that was answered already')

    // A second page, opened before, ends in the same way.
    const other = await home.window('phone', { javaScriptEnabled })
    await other.goto(home.addressOf(form))
    const early = await other.context().newPage()
    await early.goto(home.addressOf(form))
    for (const [one, vote, end] of [
      [other, 'no', 'Thank You!'],
      [early, 'perhaps', 'Already answered'],
    ] as const) {
      await one.getByLabel('Your vote').fill(vote)
      await one.getByRole('button', { name: 'Submit' }).click()
      await one.getByRole('heading', { name: end }).waitFor()
      expect(await one.getByLabel('Your vote').count()).toBe(0)
    }
  },
)

test('a fixed problem leaves the summary, which disappears with the last one', async () => {
  const form = await home.publish('Summary', {
    fields: [
      { id: 'name', type: 'text', label: 'Name', required: true },
      { id: 'town', type: 'text', label: 'Town', required: true },
      { id: 'code', type: 'text', label: 'Code' },
    ],
    settings: {},
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const summary = page.getByRole('alert')
  const send = page.getByRole('button', { name: 'Submit' })
  await send.click()
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual(['Name is required', 'Town is required'])
  await page.getByLabel('Name').fill('Ada')
  await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual(['Town is required'])
  await expect.poll(() => summary.getByRole('heading').textContent()).toMatch(/^One /)
  // Announced when it appears, not when it gets shorter. The focus stays in the field.
  await expect.poll(() => summary.getAttribute('aria-relevant')).toBe('additions')
  await expect.poll(() => summary.getAttribute('aria-atomic')).toBe('false')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q-name')
  await page.getByLabel('Town').fill('Porto')
  await summary.waitFor({ state: 'detached' })

  // The same for problems that only the server finds.
  const refusals = [
    { error: 'Some answers need your attention', fieldErrors: { code: 'This code is used up' } },
    { error: 'Set your answers back', fieldErrors: {} },
  ]
  await page.route('**/submit', (route) => {
    const json = refusals.shift()
    return json === undefined ? route.continue() : route.fulfill({ status: 422, json })
  })
  await send.click()
  await summary.getByText('This code is used up').waitFor()
  await page.getByLabel('Code').fill('other')
  await summary.waitFor({ state: 'detached' })
  await send.click()
  await summary.getByText('Set your answers back').waitFor()
  await page.getByLabel('Code').fill('third')
  await summary.waitFor({ state: 'detached' })
  await send.click()
  await page.getByText('Thank You!').waitFor()
})

test('a visitor who types the moment a problem shows keeps the focus, and the problem leaves', async () => {
  const form = await home.publish('At once', {
    fields: [
      { id: 'name', type: 'text', label: 'Name', required: true },
      { id: 'code', type: 'text', label: 'Code' },
    ],
    settings: {},
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  /** Types into the field in the same moment as the alert appears, before the browser draws it. */
  const typeWithAlert = (id: string, text: string) =>
    page.evaluate(
      ([id, text]) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role=alert]') === null) return
          observer.disconnect()
          document.getElementById(id)?.focus()
          document.execCommand('insertText', false, text)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      },
      [id, text] as const,
    )
  const alert = page.getByRole('alert')
  const send = page.getByRole('button', { name: 'Submit' })
  await typeWithAlert('q-code', 'early')
  await send.click()
  await alert.getByRole('link', { name: 'Name is required' }).waitFor()
  // Effects after drawing have run two frames later.
  const drawn = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
    )
  await page.evaluate(drawn)
  await page.keyboard.type(' bird')
  await expect.poll(() => page.getByLabel('Code').inputValue()).toBe('early bird')
  await page.getByLabel('Name').fill('Ada')
  await alert.waitFor({ state: 'detached' })

  await page.route('**/submit', (route) =>
    route.fulfill({ status: 422, json: { error: 'Set your answers back', fieldErrors: {} } }),
  )
  await typeWithAlert('q-code', ' again')
  await send.click()
  await expect.poll(() => page.getByLabel('Code').inputValue()).toContain('again')
  await alert.waitFor({ state: 'detached' })
})

test('an unknown form shows an error and links', async () => {
  const page = await home.window('phone')
  const response = await page.goto(`${home.url}/f/nothing-here`)
  expect(response?.status()).toBe(404)
  await page.getByText('Form Not Available').waitFor()
  await page.getByText('Form not found or not published').waitFor()
  await expectAccessible(page, 'a form that is not there')
})

test('numbers in common notations and dates with four-digit years are stored correctly', async () => {
  const form = await home.publish('Order', {
    fields: [
      { id: 'size', type: 'number', label: 'Size' },
      { id: 'price', type: 'price', label: 'Price' },
      { id: 'count', type: 'quantity', label: 'Count' },
      { id: 'phone', type: 'phone', label: 'Phone' },
      { id: 'day', type: 'date', label: 'Day' },
      {
        id: 'large',
        type: 'text',
        label: 'How is it carried?',
        conditional: {
          operator: 'AND',
          rules: [{ id: 'r', fieldId: 'size', condition: 'greater_than', value: '1000' }],
        },
      },
    ],
    settings: {},
  })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Size').fill('1 234,5')
  await page.getByLabel('How is it carried?').waitFor()
  await expect.poll(() => page.getByLabel('Size').inputValue()).toBe('1 234,5')
  await page.getByLabel('Price').fill('12,50')
  await page.getByLabel('Count').fill('1,200')
  await page.getByLabel('Phone').fill('+49 (0)30 123-45')
  await page.getByLabel('Day').focus()
  await page.keyboard.type('06012026')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    {
      size: '1234.5',
      price: '12.50',
      count: '1200',
      phone: '+49 (0)30 123-45',
      day: '2026-06-01',
    },
  ])
})

test.each([
  'Register for the workshop and receive our whole programme by mail every month',
  'Teilnahmeberechtigungsnachweisbescheinigung'.repeat(3),
])('an owner’s words of any length stay within the form: %s', async (words) => {
  for (const displayStyle of ['standard', 'single-card']) {
    const form = await home.publish('Long words', {
      fields: [{ id: 'name', type: 'text', label: words, description: words }],
      settings: { title: words, submitButtonText: words, displayStyle },
    })
    for (const window of ['desktop', 'phone'] as const) {
      const page = await home.window(window)
      await page.goto(home.addressOf(form))
      const button = await page.getByRole('button', { name: words }).boundingBox()
      const width = page.viewportSize()?.width ?? 0
      expect((button?.x ?? 0) + (button?.width ?? Number.NaN)).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})
