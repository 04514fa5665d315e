import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/further-sources.json', import.meta.url), 'utf8'),
)
const fields = [
  { id: 'name', type: 'text', label: 'Your name' },
  { id: 'seats', type: 'quantity', label: 'Seats' },
  { id: 'phone', type: 'phone', label: 'Phone' },
  { id: 'story', type: 'textarea', label: 'Story' },
  { id: 'group', type: 'text', label: 'Name of the group' },
]

interface StoredForm {
  readonly form: { readonly schema: { readonly fields: readonly object[] } }
}

test('an owner finds further questions for a rule under More, and undoes the rule', async () => {
  const owner = await home.window('desktop')
  const { id } = await home.editing(owner, 'Order', fields)
  await owner.getByRole('button', { name: 'Edit Name of the group', exact: true }).click()
  await owner.getByRole('button', { name: 'Build it rule by rule' }).click()
  const list = owner.getByRole('listbox')
  await list.getByRole('option', { name: /^Your name/ }).waitFor()
  expect(await list.getByRole('option', { name: /^Seats/ }).count()).toBe(0)
  await expectAccessible(owner, 'the questions of a rule with More')
  await list.getByRole('option', { name: 'More 2 questions' }).click()
  await list.getByRole('option', { name: /^Phone/ }).waitFor()
  await expectAccessible(owner, 'the questions under More')
  await list.getByRole('option', { name: /^Seats/ }).click()
  await owner.getByLabel('Condition').selectOption('greater_than')
  await owner.getByLabel('Value', { exact: true }).fill('9')
  await owner.getByRole('button', { name: 'Done' }).click()
  await owner.getByText('Shown when Seats is greater than 9').first().waitFor()
  await owner.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const { form } = (await home.call('GET', `/api/forms/${id}`)) as StoredForm
      return form.schema.fields[4]
    })
    .toMatchObject({
      conditional: { rules: [{ fieldId: 'seats', condition: 'greater_than', value: '9' }] },
    })
})

test('the search of the list finds them without More, by keys', async () => {
  const owner = await home.window('desktop')
  await home.editing(owner, 'Order', fields)
  await owner.getByRole('button', { name: 'Edit Name of the group', exact: true }).click()
  await owner.getByRole('button', { name: 'Build it rule by rule' }).click()
  await owner.keyboard.type('pho')
  await owner.getByRole('option', { name: /^Phone/ }).waitFor()
  await owner.keyboard.press('Enter')
  await owner.getByLabel('Condition').selectOption('contains')
  await owner.getByLabel('Value', { exact: true }).fill('+49')
  await owner.getByRole('button', { name: 'Done' }).click()
  await owner.getByText('Shown when Phone contains +49').first().waitFor()
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`such rules decide on a phone, ${how} JavaScript`, async () => {
    const form = await home.publish('Order', schema)
    const page = await home.window('phone', { javaScriptEnabled })
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    await page.getByLabel('Seats').fill('10')
    await page.getByLabel('Phone').fill('+49 30 901820')
    if (javaScriptEnabled) await page.getByLabel('When can we call').waitFor()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Name of the group is required').first().waitFor()
    await page.getByLabel('Name of the group').fill('Rowers')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Thank You!').waitFor()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({ seats: '10', phone: '+49 30 901820', group: 'Rowers' })
  })
}
