import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'field_1', type: 'text', label: 'First name', required: true },
  { id: 'field_2', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
  {
    id: 'field_3',
    type: 'checkbox',
    label: 'Workshops',
    options: ['Maths', 'Looms', 'Cards'],
    conditional: { dependsOn: 'field_2', condition: 'equals', value: 'In person' },
  },
  { id: 'field_4', type: 'textarea', label: 'Message' },
  { id: 'field_5', type: 'file', label: 'Photo' },
]
const query =
  'first-name=Ada&attendance=in-person&workshops=Maths&workshops=cards&field_4=%3Cb%3Ehello%3C/b%3E'
const stored = {
  field_1: 'Ada',
  field_2: 'In person',
  field_3: ['Maths', 'Cards'],
  field_4: '<b>hello</b>',
}

test('a link fills in answers, shows their branch, and is removed from the address bar', async () => {
  const form = await home.publish('Linked', { fields, settings: {} })
  const page = await home.window('phone')
  await page.goto(`${home.addressOf(form)}?${query}&utm_source=mail#top`)
  await page.getByRole('checkbox', { name: 'Maths' }).waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('<b>hello</b>')
  expect(page.url()).toBe(`${home.addressOf(form)}?utm_source=mail#top`)

  // A reload keeps them, and changes.
  await page.reload()
  await page.getByRole('checkbox', { name: 'Maths' }).waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([stored])
})

test('invalid, unknown and hidden answers in a link are ignored, and markup stays text', async () => {
  const form = await home.publish('Hostile link', { fields, settings: {} })
  const page = await home.window('desktop')
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const hostile = [
    'attendance=Perhaps',
    'workshops=Maths',
    'photo=passport.png',
    'nobody=x',
    '__proto__=x',
    'constructor=x',
    'message=%00',
    'first-name=%22%3E%3Cimg+src=x+onerror=document.title=1%3E',
    '%E0%A4%A',
    '=',
    '&&',
  ].join('&')
  await page.goto(`${home.addressOf(form)}?${hostile}`)
  await expect.poll(() => page.getByLabel('First name').inputValue()).toMatch(/^"><img src=x/)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
  expect(await page.title()).toBe('Hostile link')
  expect(problems).toEqual([])
  // Fields of a later branch are not prefilled.
  await page.getByLabel('In person').check({ force: true })
  await page.getByRole('checkbox', { name: 'Maths' }).waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
})

test('saved answers are still offered, and typed answers are not overwritten', async () => {
  const settings = { advanced: { saveProgress: true } }
  const form = await home.publish('Kept', { fields, settings })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('First name').fill('Bob')
  const keptAnswers = () =>
    page.evaluate((id) => localStorage.getItem(`ramiform:progress:${id}`), form.id)
  await expect.poll(keptAnswers).toContain('Bob')

  await page.goto(`${home.addressOf(form)}?${query}`)
  const goOn = page.getByRole('button', { name: 'Continue where you left off' })
  await goOn.waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  expect(await keptAnswers()).toContain('Bob')
  await goOn.click()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Bob')
})

test('single card style starts with the answers of the link', async () => {
  const form = await home.publish('Cards', { fields, settings: { displayStyle: 'single-card' } })
  const page = await home.window('phone')
  await page.goto(`${home.addressOf(form)}?${query}`)
  await page.getByText('1 of 5').waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('2 of 5').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'In person' }).isChecked()).toBe(true)
})

test('an owner creates a prefilled link and sees what it ignores', async () => {
  const form = await home.publish('Built', { fields, settings: { collectEmail: true } })
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  const add = drawer.getByRole('combobox', { name: 'Add an answer' })
  await add.selectOption('First name')
  await drawer.getByRole('textbox', { name: 'First name' }).fill('Ada & co')
  await add.selectOption('Workshops')
  const leftOut = drawer.getByText(/^The form ignores this answer/)
  await leftOut.waitFor()
  await add.selectOption('Attendance')
  await leftOut.waitFor({ state: 'detached' })
  await add.selectOption('Email Address')
  await drawer.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.org')
  // Only list fields are offered again.
  await expect
    .poll(() => add.getByRole('option').allTextContents())
    .toEqual(['Add an answer to...', 'Workshops', 'Message'])
  const link = drawer.getByText(/\?first-name=/)
  const address = (await link.textContent()) ?? ''
  expect(address).toBe(
    `${home.addressOf(form)}?first-name=Ada+%26+co&workshops=Maths&attendance=In+person&submitterEmail=ada%40example.org`,
  )
  await expectAccessible(page, 'the link builder')
  await drawer.getByRole('button', { name: /the link with answers/ }).waitFor()

  const visitor = await home.window('phone', { locale: 'de-DE' })
  await visitor.goto(address)
  await visitor.getByRole('checkbox', { name: 'Maths', checked: true }).waitFor()
  await expect.poll(() => visitor.getByLabel('Email Address').inputValue()).toBe('ada@example.org')
  await expect.poll(() => visitor.getByLabel('First name').inputValue()).toBe('Ada & co')
})
