import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const meal = { id: 'meal', type: 'radio', label: 'Meal', options: ['Lunch', 'Dinner'] }
const plain = { id: 'menu', type: 'radio', label: 'Menu', options: ['Fish', 'Vegan menu', 'Steak'] }
const when = { dependsOn: 'meal', condition: 'equals', value: 'Lunch' }
const optionsWhen = [{ option: 'Vegan menu', when }]
const menu = { ...plain, optionsWhen }
const extras = {
  id: 'extras',
  type: 'checkbox',
  label: 'Extras',
  options: ['Bread', 'Tofu cream'],
  optionsWhen: [
    { option: 'Tofu cream', when: { ...when, dependsOn: 'menu', value: 'Vegan menu' } },
  ],
}
const dish = {
  ...{ id: 'dish', type: 'select', label: 'Dessert', options: ['Cake', 'Fruit'] },
  optionsWhen: [{ option: 'Cake', when: { ...when, value: 'Dinner' } }],
}

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)
const publish = (settings = {}) =>
  home.publish('Order', { fields: [meal, menu, extras, dish], settings })

interface StoredForm {
  readonly form: { readonly schema: { readonly fields: readonly { optionsWhen?: unknown }[] } }
}

test('an owner offers an option only for an answer, renames it and undoes it in one step', async () => {
  const owner = await home.window('desktop')
  const { id } = await home.editing(owner, 'Order', [meal, plain])
  const saved = async () => {
    await owner.keyboard.press('Control+s')
    const { form } = (await home.call('GET', `/api/forms/${id}`)) as StoredForm
    return form.schema.fields[1]?.optionsWhen
  }
  await owner.getByRole('button', { name: 'Edit Menu', exact: true }).click()
  // By keys: Tab leads from the text of an option to its condition.
  await owner.getByLabel('Option 2', { exact: true }).focus()
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Enter')
  const logic = owner.getByRole('region', { name: 'When “Vegan menu” is offered' })
  await logic.getByText('Offered only when …').waitFor()
  await logic.getByRole('button', { name: 'Lunch' }).click()
  await logic.getByText('Offered when Meal is Lunch.').waitFor()
  await expectAccessible(owner, 'the condition of an option')
  const mark = owner.getByRole('button', { name: 'Offer Vegan menu only when…' })
  expect(await mark.innerText()).toBe('only when')
  await expect.poll(saved).toEqual(optionsWhen)

  await logic.getByRole('button', { name: 'Always offer it' }).click()
  await logic.getByText('Offered only when …').waitFor()
  await owner.keyboard.press('Control+z')
  await logic.getByText('Offered when Meal is Lunch.').waitFor()
  await logic.getByRole('button', { name: 'Close' }).click()
  expect(await logic.count()).toBe(0)

  const option = owner.getByLabel('Option 2', { exact: true })
  await option.fill('Vegan plate')
  await expect.poll(saved).toEqual([{ option: 'Vegan plate', when }])
  await owner.getByRole('button', { name: 'Remove option 2, Vegan plate' }).click()
  await expect.poll(saved).toBeUndefined()
  await owner.keyboard.press('Control+z')
  await expect.poll(saved).toEqual([{ option: 'Vegan plate', when }])
})

test('options come and go with the answer, which loses them, by mouse and on a phone', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const form = await publish()
    const page = await home.window(size)
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    const vegan = page.getByRole('radio', { name: 'Vegan menu' })
    const tofu = page.getByRole('checkbox', { name: 'Tofu cream' })
    expect(await vegan.count()).toBe(0)
    await page.getByText('Lunch', { exact: true }).click()
    await page.getByText('Vegan menu', { exact: true }).click()
    await page.getByText('Tofu cream', { exact: true }).click()
    await page.getByText('Bread', { exact: true }).click()
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Choose an option...', 'Fruit'])
    await expectAccessible(page, 'options that are offered now')
    await page.getByText('Dinner', { exact: true }).click()
    await expect.poll(() => vegan.count()).toBe(0)
    expect(await tofu.count()).toBe(0)
    expect(await page.getByRole('checkbox', { name: 'Bread' }).isChecked()).toBe(true)
    await page.getByLabel('Dessert').selectOption('Cake')
    await page.getByText('Lunch', { exact: true }).click()
    await vegan.waitFor()
    expect(await vegan.isChecked()).toBe(false)
    expect(await page.getByLabel('Dessert').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Thank You!').waitFor()
    expect(await stored(form)).toEqual([{ meal: 'Lunch', extras: ['Bread'] }])
  }
})

test('by keys only, one question at a time', async () => {
  const form = await publish({ displayStyle: 'single-card' })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'Lunch' }).focus()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  const vegan = page.getByRole('radio', { name: 'Vegan menu' })
  await vegan.waitFor()
  await page.getByRole('radio', { name: 'Fish' }).focus()
  await page.keyboard.press('b')
  await expect.poll(() => vegan.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('radio', { name: 'Lunch' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Steak' }).waitFor()
  expect(await vegan.count()).toBe(0)
})

test('without JavaScript all options show, and the server leaves out what is not offered', async () => {
  const form = await publish()
  const page = await home.window('desktop', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByText('Dinner', { exact: true }).click()
  await page.getByText('Vegan menu', { exact: true }).click()
  await page.getByText('Tofu cream', { exact: true }).click()
  await page.getByText('Bread', { exact: true }).click()
  await page.getByLabel('Dessert').selectOption('Cake')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ meal: 'Dinner', extras: ['Bread'], dish: 'Cake' }])
})

test('a link chooses options that its other answers offer, and no others', async () => {
  const form = await publish()
  const page = await home.window('desktop')
  const link = (answers: string) => `${home.addressOf(form)}?${answers}&extras=Bread&dessert=Cake`
  await page.goto(link('meal=Lunch&menu=Vegan+menu&extras=Tofu+cream'), {
    waitUntil: 'networkidle',
  })
  await expect.poll(() => page.getByRole('checkbox', { name: 'Tofu cream' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Vegan menu' }).isChecked()).toBe(true)
  expect(await page.getByLabel('Dessert').inputValue()).toBe('')
  await page.goto(link('meal=Dinner&menu=Vegan+menu'), { waitUntil: 'networkidle' })
  await expect.poll(() => page.getByLabel('Dessert').inputValue()).toBe('Cake')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ meal: 'Dinner', extras: ['Bread'], dish: 'Cake' }])
})
