import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const rule = (fieldId: string, condition: string, value: string) => ({
  operator: 'AND',
  rules: [{ id: '1', fieldId, condition, value }],
  groups: [],
})
const heard = {
  id: 'heard',
  type: 'radio',
  label: 'How did you hear of us?',
  options: ['A friend', 'The news'],
  other: 'Other',
  required: true,
}
const quote = {
  id: 'quote',
  type: 'text',
  label: 'May we quote this?',
  conditional: rule('heard', 'equals', 'Other'),
}
const diet = {
  id: 'diet',
  type: 'checkbox',
  label: 'What do you not eat?',
  options: ['Meat', 'Nuts'],
  other: 'Something else',
}
const day = {
  id: 'day',
  type: 'select',
  label: 'Which day?',
  options: ['Friday', 'Saturday'],
  other: 'Another day',
}

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
const thanks = (page: Page) => page.getByText('Thank You!')
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('an owner adds Other, a visitor writes a text that shows a question, and the results show it', async () => {
  const owner = await home.window('desktop')
  const plain = {
    id: 'heard',
    type: 'radio',
    label: 'Heard of us',
    options: ['A friend', 'The news'],
  }
  const { id } = await home.editing(owner, 'Fair', [
    plain,
    { id: 'quote', type: 'text', label: 'May we quote this?' },
  ])
  await owner.getByRole('button', { name: 'Edit Heard of us', exact: true }).click()
  await owner.getByRole('button', { name: 'Add “Other”' }).click()
  const label = owner.getByRole('textbox', { name: 'Option with a text' })
  await expect.poll(() => label.evaluate((input) => input === document.activeElement)).toBe(true)
  await owner.keyboard.type('Elsewhere')
  await expectAccessible(owner, 'an option with a text in the editor')
  await owner.keyboard.press('Control+z')
  await owner.keyboard.press('Control+z')
  await expect.poll(() => label.count()).toBe(0)
  await owner.getByRole('button', { name: 'Add “Other”' }).click()
  await expect.poll(() => label.inputValue()).toBe('Other')

  const { form } = (await home.call('GET', `/api/forms/${id}`)) as { form: { version: number } }
  const fields = [{ ...plain, other: 'Other' }, quote]
  await home.call('PUT', `/api/forms/${id}`, {
    name: 'Fair',
    schema: { fields, settings: {} },
    version: form.version,
  })
  const published = await home.publish('Fair, too', { fields, settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(published), { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'Other' }).click()
  await expect
    .poll(() => text(page, 'Other').evaluate((box) => box === document.activeElement))
    .toBe(true)
  await page.keyboard.type('On the radio')
  await page.getByLabel('May we quote this?').fill('Yes')
  await submit(page).click()
  await thanks(page).waitFor()
  expect(await stored(published)).toEqual([{ heard: 'On the radio', quote: 'Yes' }])

  await owner.goto(`${home.url}/forms/${published.id}/submissions?view=summary`)
  const question = owner.getByRole('region', { name: 'Heard of us' })
  await question.getByText('Texts of “Other”').waitFor()
  await question.getByRole('button', { name: 'On the radio' }).waitFor()
  await expectAccessible(owner, 'a summary with texts')
})

test('Other without a text is an error, and only its text is sent', async () => {
  const form = await home.publish('Fair', { fields: [heard, diet, day], settings: {} })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  expect(await text(page, 'Other').isVisible()).toBe(false)
  await page.getByText('Other', { exact: true }).click()
  await submit(page).click()
  await page.getByText('Please specify').first().waitFor()
  await text(page, 'Other').fill('A poster')
  await page.getByText('Meat', { exact: true }).click()
  await page.getByText('Something else', { exact: true }).click()
  await text(page, 'Something else').fill('Olives')
  await page.getByRole('combobox').selectOption('Another day')
  await text(page, 'Another day').fill('Sunday')
  await expectAccessible(page, 'a form with Other')
  await submit(page).click()
  await thanks(page).waitFor()
  expect(await stored(form)).toEqual([
    { heard: 'A poster', diet: ['Meat', 'Olives'], day: 'Sunday' },
  ])
})

test('by keys only, one question at a time', async () => {
  const form = await home.publish('Fair', {
    fields: [heard, quote],
    settings: { displayStyle: 'single-card' },
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'A friend' }).focus()
  await page.keyboard.press('c')
  await expect
    .poll(() => text(page, 'Other').evaluate((box) => box === document.activeElement))
    .toBe(true)
  await page.keyboard.type('A poster')
  await page.keyboard.press('Enter')
  await page.getByLabel('May we quote this?').waitFor()
  await page.keyboard.type('Yes')
  await page.keyboard.press('Enter')
  await thanks(page).waitFor()
  expect(await stored(form)).toEqual([{ heard: 'A poster', quote: 'Yes' }])
})

test('without JavaScript the text box always shows, and comes back with its text', async () => {
  const form = await home.publish('Fair', { fields: [heard, diet], settings: {} })
  const page = await home.window('desktop', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByText('Other', { exact: true }).click()
  await text(page, 'Something else').fill('Olives')
  await submit(page).click()
  await page.getByText('Please specify').first().waitFor()
  expect(await text(page, 'Something else').inputValue()).toBe('Olives')
  await text(page, 'Other').fill('A poster')
  await submit(page).click()
  await thanks(page).waitFor()
  expect(await stored(form)).toEqual([{ heard: 'A poster', diet: ['Olives'] }])
})

test('a link fills in a text', async () => {
  const form = await home.publish('Fair', { fields: [heard, diet, day], settings: {} })
  const page = await home.window('desktop')
  const query = '?heard=A%20poster&diet=Nuts&diet=Olives&day=Sunday'
  await page.goto(home.addressOf(form) + query, { waitUntil: 'networkidle' })
  await expect.poll(() => text(page, 'Other').inputValue()).toBe('A poster')
  await submit(page).click()
  await thanks(page).waitFor()
  expect(await stored(form)).toEqual([
    { heard: 'A poster', diet: ['Nuts', 'Olives'], day: 'Sunday' },
  ])
})

test.each(['radio', 'checkbox', 'select'])(
  'a text in %s may begin with an option that shows a question',
  async (type) => {
    const travel = {
      id: 'travel',
      type,
      label: 'How do you travel?',
      options: ['Car', 'Bus'],
      other: 'Other',
    }
    const condition = type === 'checkbox' ? 'contains' : 'equals'
    const plate = {
      id: 'plate',
      type: 'text',
      label: 'Number plate',
      conditional: rule('travel', condition, 'Car'),
    }
    const form = await home.publish('Trip', { fields: [travel, plate], settings: {} })
    const page = await home.window('desktop')
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    if (type === 'select') await page.getByRole('combobox').selectOption('Other')
    else await page.getByText('Other', { exact: true }).click()
    await text(page, 'Other').click()
    for (const letter of 'Cargo bike') {
      await page.keyboard.type(letter)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    }
    await submit(page).click()
    await thanks(page).waitFor()
    expect(await stored(form)).toEqual([
      { travel: type === 'checkbox' ? ['Cargo bike'] : 'Cargo bike' },
    ])
  },
)

test('a missing text gets the focus, and letters are its text', async () => {
  const page = await home.window('desktop')
  const form = await home.publish('Color', {
    fields: [
      {
        id: 'color',
        type: 'radio',
        label: 'Which color?',
        options: ['Red', 'Blue'],
        other: 'Other',
      },
    ],
    settings: { displayStyle: 'single-card' },
  })
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByText('Other', { exact: true }).click()
  await page.keyboard.press('Enter')
  await page.getByText('Please specify').first().waitFor()
  await page.keyboard.type('a big one')
  await expect.poll(() => text(page, 'Other').inputValue()).toBe('a big one')
  await page.keyboard.press('Enter')
  await thanks(page).waitFor()
  expect(await stored(form)).toEqual([{ color: 'a big one' }])
})
