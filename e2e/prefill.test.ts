import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused } from './support/focus.ts'
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
  await page.goto(`${home.url}/forms/${form.id}/share`)
  const part = page.getByRole('region', { name: 'Prefilled link' })
  const add = part.getByRole('button', { name: 'Add an answer' })
  const question = (number: number) =>
    part.getByRole('combobox', { name: `Question of answer ${number}`, exact: true })
  // Each new answer is about the next question, and its focus is there.
  await add.click()
  await question(1).selectOption('First name')
  await part.getByRole('textbox', { name: 'First name' }).fill('Ada & co')
  await add.click()
  await question(2).selectOption('Workshops')
  const ignored = part.getByText(/^The form ignores this answer/)
  await ignored.waitFor()
  await add.click()
  await question(3).selectOption('Attendance')
  await ignored.waitFor({ state: 'detached' })
  await add.click()
  await expectFocused(question(4))
  await question(4).selectOption('Email Address')
  await part.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.org')
  await add.click()
  // Only list fields are offered again.
  await expect
    .poll(() => question(5).getByRole('option').allTextContents())
    .toEqual(['Workshops', 'Message'])
  await part.getByRole('button', { name: 'Remove the answer to Workshops' }).last().click()
  const link = part.getByText(/\?first-name=/)
  const address = (await link.textContent()) ?? ''
  expect(address).toBe(
    `${home.addressOf(form)}?first-name=Ada+%26+co&workshops=Maths&attendance=In+person&submitterEmail=ada%40example.org`,
  )
  await expectAccessible(page, 'the link builder')
  await part.getByRole('button', { name: /the link with answers/ }).waitFor()
  await part.getByRole('button', { name: 'QR code for this link' }).click()
  const dialog = page.getByRole('dialog', { name: 'QR code with answers' })
  await dialog.getByRole('img', { name: 'QR code for the link' }).waitFor()
  await page.keyboard.press('Escape')

  const visitor = await home.window('phone', { locale: 'de-DE' })
  await visitor.goto(address)
  await visitor.getByRole('checkbox', { name: 'Maths', checked: true }).waitFor()
  await expect.poll(() => visitor.getByLabel('Email Address').inputValue()).toBe('ada@example.org')
  await expect.poll(() => visitor.getByLabel('First name').inputValue()).toBe('Ada & co')
})
