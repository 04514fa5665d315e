import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const application = (advanced: Record<string, boolean>) =>
  home.publish('Apply', {
    fields: [
      { id: 'name', type: 'text', label: 'Your name', required: true },
      { id: 'why', type: 'textarea', label: 'Why do you apply?', required: true },
    ],
    settings: { advanced },
  })

interface Partials {
  readonly partials: readonly { readonly data: Readonly<Record<string, string>> }[]
}

const partialsOf = async (form: { id: string }) =>
  ((await home.call('GET', `/api/forms/${form.id}/partials`)) as Partials).partials.map(
    ({ data }) => data,
  )

test('an owner reads unfinished answers; continued after a reload and sent, they are one submission', async () => {
  const form = await application({ saveProgress: true, autoSave: true })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form))
  await page.getByText('The owner of this form can read them.').waitFor()
  await page.getByLabel('Your name').fill('Ada')
  await expect.poll(() => partialsOf(form)).toEqual([{ name: 'Ada' }])

  await page.reload()
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
  await page.getByLabel('Why do you apply?').fill('I like engines.')
  const whole = { name: 'Ada', why: 'I like engines.' }
  await expect.poll(() => partialsOf(form)).toEqual([whole])
  await expectAccessible(page, 'a form that is saved as one types')

  const owner = await home.window('desktop')
  await home.signedIn(owner)
  await owner.goto(`${home.url}/forms/${form.id}/submissions`)
  await owner.getByRole('link', { name: 'Unfinished' }).click()
  const row = owner.getByRole('listitem').filter({ hasText: 'I like engines.' })
  await row.getByText('Anonymous', { exact: true }).waitFor()
  await row.getByText(/^2 of \d questions answered$/).waitFor()
  await row.getByText('Last question: Why do you apply?').waitFor()
  await expectAccessible(owner, 'the unfinished answers')
  expect(await home.submissions(form)).toEqual([])

  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await partialsOf(form)).toEqual([])
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([whole])
  await owner.reload()
  await owner.getByText('No Unfinished Answers').waitFor()
})

test('after starting again, the owner still has the first answers and deletes them', async () => {
  const form = await application({ saveProgress: true, autoSave: true })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form))
  await page.getByLabel('Your name').fill('Ada')
  await expect.poll(() => partialsOf(form)).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('')
  await page.getByLabel('Your name').fill('Bob')
  await expect.poll(() => partialsOf(form)).toEqual([{ name: 'Bob' }, { name: 'Ada' }])

  const owner = await home.window('phone')
  await home.signedIn(owner)
  await owner.goto(`${home.url}/forms/${form.id}/submissions?tab=partial`)
  const row = owner.getByRole('listitem').filter({ hasText: 'Ada' })
  await row.getByRole('button', { name: 'Delete' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await row.waitFor({ state: 'detached' })
  expect(await partialsOf(form)).toEqual([{ name: 'Bob' }])
})

test('the last answer before leaving the page arrives', async () => {
  const form = await application({ autoSave: true })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Your name').fill('Ada')
  await page.goto('about:blank')
  await expect.poll(() => partialsOf(form)).toEqual([{ name: 'Ada' }])
})

test('a form with only saved progress sends nothing before the visitor submits', async () => {
  const form = await application({ saveProgress: true })
  const page = await home.window('desktop')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.clock.install()
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Your name').fill('Ada')
  await page.clock.runFor(60_000)
  await page.reload()
  await page.getByRole('button', { name: 'Continue where you left off' }).waitFor()
  expect(sent).toEqual([])
  expect(await page.getByText('The owner of this form can read them.').count()).toBe(0)
})

test('answers that still fit continue in a newly published version', async () => {
  const options = ['Morning', 'Afternoon']
  const fields = (offered: readonly string[]) => [
    { id: 'name', type: 'text', label: 'Your name' },
    { id: 'time', type: 'radio', label: 'Time', options: offered },
    { id: 'days', type: 'checkbox', label: 'Days', options: ['Monday', ...offered] },
  ]
  const settings = { advanced: { saveProgress: true } }
  const form = await home.publish('Course', { fields: fields(options), settings })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('radio', { name: 'Morning' }).check({ force: true })
  for (const name of ['Monday', 'Morning']) {
    await page.getByRole('checkbox', { name }).check({ force: true })
  }
  const kept = () => page.evaluate((id) => localStorage.getItem(`ramiform:progress:${id}`), form.id)
  await expect.poll(kept).toContain('Monday')
  await home.call('PUT', `/api/forms/${form.id}`, {
    name: 'Course',
    schema: { fields: fields(['Evening', 'Afternoon']), settings },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await page.getByRole('checkbox', { name: 'Monday', checked: true }).waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    { name: 'Ada', days: ['Monday'] },
  ])
})

test('two tabs keep their own answers and files', async () => {
  const form = await home.publish('Apply', {
    fields: [
      { id: 'name', type: 'text', label: 'Your name' },
      { id: 'cv', type: 'file', label: 'CV' },
    ],
    settings: { advanced: { saveProgress: true } },
  })
  const goOn = (page: Page) =>
    page.getByRole('button', { name: 'Continue where you left off' }).click()
  const choose = (page: Page, name: string) =>
    page
      .getByLabel('CV')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  const isHere = (page: Page, name: string) => page.getByRole('listitem').getByText(name).waitFor()
  const kept = (page: Page) =>
    page.evaluate((id) => localStorage.getItem(`ramiform:progress:${id}`), form.id)

  const ada = await home.window('desktop')
  await ada.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await ada.getByLabel('Your name').fill('Ada')
  await choose(ada, 'ada.pdf')
  await isHere(ada, 'ada.pdf')
  await expect.poll(() => kept(ada)).toContain('ada.pdf')

  // Another tab is offered the stored answers; file contents stay in the first tab.
  const bob = await ada.context().newPage()
  await bob.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await goOn(bob)
  await expect.poll(() => bob.getByLabel('Your name').inputValue()).toBe('Ada')
  await bob.getByText('Choose ada.pdf again. Only the name was saved.').waitFor()
  await bob.getByLabel('Your name').fill('Bob')
  await choose(bob, 'bob.pdf')
  await isHere(bob, 'bob.pdf')
  await expect.poll(() => kept(bob)).toContain('bob.pdf')
  await bob.getByRole('button', { name: 'Submit' }).click()
  await bob.getByText('Thank You!').waitFor()

  await ada.reload()
  await goOn(ada)
  await expect.poll(() => ada.getByLabel('Your name').inputValue()).toBe('Ada')
  await isHere(ada, 'ada.pdf')
  await ada.reload()
  await ada.getByRole('button', { name: 'Start over' }).click()
  expect(await ada.getByRole('listitem').count()).toBe(0)
  expect(await kept(ada)).toBeNull()
  await ada.getByLabel('Your name').fill('Ada again')
  await ada.getByRole('button', { name: 'Submit' }).click()
  await ada.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    { name: 'Ada again' },
    { name: 'Bob', cv: 'bob.pdf' },
  ])
})

test('a form with auto save looks like any other outside a frame', async () => {
  const page = await home.window('desktop')
  const look = () =>
    page.evaluate(() => ({
      marks: document.documentElement.className,
      ground: getComputedStyle(document.body).backgroundColor,
      padding: getComputedStyle(document.querySelector('.rf-sheet') as Element).paddingTop,
    }))
  await page.goto(home.addressOf(await application({})))
  await page.getByLabel('Your name').fill('Ada')
  const plain = await look()

  for (const advanced of [{ saveProgress: true }, { autoSave: true }]) {
    const form = await application(advanced)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(home.addressOf(form))
    await expect.poll(() => scripts.some((address) => address.includes('Companions'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((address) => address.includes('framed'))).toEqual([])
    expect(await look(), JSON.stringify(advanced)).toEqual(plain)
  }
})
