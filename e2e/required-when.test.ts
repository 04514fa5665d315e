import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const reply = {
  id: 'reply',
  type: 'radio',
  label: 'How should we answer?',
  options: ['By email', 'By phone'],
}
const plain = { id: 'phone', type: 'text', label: 'Phone number' }
const phone = {
  ...plain,
  requiredWhen: { dependsOn: 'reply', condition: 'equals', value: 'By phone' },
}

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)
const publish = (settings = {}) => home.publish('Contact', { fields: [reply, phone], settings })

interface StoredForm {
  readonly form: { readonly schema: { readonly fields: readonly unknown[] } }
}

test('an owner requires an answer only when another one is given', async () => {
  const owner = await home.window('desktop')
  const { id } = await home.editing(owner, 'Contact', [reply, plain])
  await owner.getByRole('button', { name: 'Edit Phone number', exact: true }).click()
  const required = owner.getByRole('switch', { name: 'Required' })
  const onlyWhen = owner.getByRole('button', { name: 'Required only when…' })
  await onlyWhen.click()
  const when = owner.getByRole('region', { name: 'When Phone number is required' })
  await when.getByText('Required only when …').waitFor()
  await when.getByRole('button', { name: 'By phone' }).click()
  await when.getByText('Required when How should we answer? is By phone.').waitFor()
  await expectAccessible(owner, 'the logic of a requirement')
  await owner.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const { form } = (await home.call('GET', `/api/forms/${id}`)) as StoredForm
      return form.schema.fields[1]
    })
    .toMatchObject(phone)

  await required.click()
  expect(await when.count()).toBe(0)
  await owner.keyboard.press('Control+z')
  await when.waitFor()
  // By keys.
  await required.focus()
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Enter')
  await expect.poll(() => when.count()).toBe(0)
})

test('the mark and the error come and go with the answer, by mouse and on a phone', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const form = await publish()
    const page = await home.window(size)
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    const star = page.getByRole('img', { name: 'required' })
    expect(await star.count()).toBe(0)
    await page.getByText('By phone', { exact: true }).click()
    // One in the note above the questions, one at the label.
    await expect.poll(() => star.count()).toBe(2)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Phone number is required').first().waitFor()
    await expectAccessible(page, 'an answer that is required now')
    await page.getByText('By email', { exact: true }).click()
    await expect.poll(() => page.getByText('Phone number is required').count()).toBe(0)
    expect(await star.count()).toBe(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Thank You!').waitFor()
    expect(await stored(form)).toEqual([{ reply: 'By email' }])
  }
})

test('by keys only, one question at a time', async () => {
  const form = await publish({ displayStyle: 'single-card' })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'By email' }).focus()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await page.getByLabel('Phone number').waitFor()
  await expect.poll(() => page.getByRole('img', { name: 'required' }).count()).toBe(1)
  await page.getByLabel('Phone number').focus()
  // A card takes no Enter while it comes in.
  const says = page.getByText('This field is required')
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Enter')
        return says.waitFor({ timeout: 500 }).then(
          () => true,
          () => false,
        )
      },
      { interval: 500 },
    )
    .toBe(true)
  await page.keyboard.type('555 0100')
  await page.keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ reply: 'By phone', phone: '555 0100' }])
})

test('without JavaScript the server asks for the answer, and marks the question', async () => {
  const form = await publish()
  const page = await home.window('desktop', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByText('By phone', { exact: true }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Phone number is required').first().waitFor()
  expect(await page.getByRole('img', { name: 'required' }).count()).toBe(2)
  await page.getByLabel('Phone number').fill('555 0100')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ reply: 'By phone', phone: '555 0100' }])
})
