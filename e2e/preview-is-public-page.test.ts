import { createField, type FieldType } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { house } from './support/house.ts'

const home = house()
const types: readonly FieldType[] = Object.values(fieldTypes)

/** One required field of every type, with a description and, where the type has them, options. */
const fields = types.map((type) => ({
  ...createField(type, `f_${type.type}`),
  label: `Label of ${type.type}`,
  description: `Description of ${type.type}`,
  required: type.answerKind !== 'none',
  ...(type.hasOptions && type.optionsProblem === undefined && { options: ['One', 'Two'] }),
  ...(type.type === 'payment' && { payment: { amount: 2000 } }),
}))

/** Texts that tests can type; the other types are answered by choosing. */
const typed: Readonly<Record<string, string>> = {
  text: 'Ada',
  email: 'ada@example.org',
  number: '12.5',
  textarea: 'Two\nlines',
  date: '2026-12-01',
  phone: '+44 20 7946 0018',
  url: 'https://example.org',
  price: '20.00',
  quantity: '3',
  time: '17:30',
}

async function answer(row: Locator, { type, group }: FieldType): Promise<void> {
  const text = typed[type]
  if (text !== undefined) await row.locator('input, textarea').fill(text)
  if (type === 'select') await row.locator('select').selectOption('Two')
  if (type === 'radio' || type === 'checkbox')
    await row.getByLabel('Two', { exact: true }).check({ force: true })
  if (type === 'signature') {
    await row.getByRole('button', { name: 'Type', exact: true }).click()
  } else if (type === 'address') {
    for (const [at, line] of ['1 Main St', '', '', 'Rome', 'Italy'].entries())
      await row.locator('input').nth(at).fill(line)
  } else if (type === 'ranking') await row.locator('select').nth(1).selectOption('1')
  else if (group === 'more' && text === undefined && type !== 'statement')
    await row.getByRole('radio').nth(1).check({ force: true })
}

/** Roles, names, descriptions and values of one field, and the attributes that assistive technology reads. */
async function meaningOf(row: Locator) {
  return {
    tree: await row.ariaSnapshot(),
    controls: await row.evaluate((element) => {
      const textOf = (ids: string | null) =>
        (ids ?? '')
          .split(' ')
          .filter((id) => id !== '')
          .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? `no ${id}`)
      const all = [element, ...element.querySelectorAll('input, select, textarea, output, button')]
      return all.map((one) => ({
        tag: one.tagName,
        ...Object.fromEntries(
          ['type', 'role', 'placeholder', 'inputmode', 'autocomplete', 'aria-invalid']
            .concat(['aria-required', 'required', 'rows', 'min', 'max', 'step', 'name'])
            .map((name) => [name, one.getAttribute(name)]),
        ),
        labels: textOf(one.getAttribute('aria-labelledby')),
        descriptions: textOf(one.getAttribute('aria-describedby')),
        value: 'value' in one ? String(one.value) : null,
        checked: 'checked' in one ? String(one.checked) : null,
      }))
    }),
  }
}

test("every field type means the same in the owner's preview (React) and on the public page (Preact)", async () => {
  const settings = { payment: { enabled: true } }
  const form = await home.publish('Every type', { fields, settings })
  const visitor = await home.window('desktop')
  const owner = await home.window('desktop')
  await home.signedIn(owner)
  await visitor.goto(home.addressOf(form))
  await owner.goto(`${home.url}/forms/${form.id}`)
  const both = [owner.frameLocator('iframe'), visitor] as const

  for (const state of ['empty', 'answered', 'wrong'] as const) {
    for (const type of types) {
      const rows = both.map((page) => page.locator(`.rf-field[data-type="${type.type}"]`))
      for (const row of rows) if (state === 'answered') await answer(row, type)
      const [preview, page] = await Promise.all(rows.map(meaningOf))
      // A preview shows no card form and requires no payment, so only the frame of a payment is the same.
      const isPayment = type.type === 'payment'
      if (isPayment && state === 'wrong') continue
      expect([type.type, state, isPayment ? preview?.controls[0] : preview]).toEqual([
        type.type,
        state,
        isPayment ? page?.controls[0] : page,
      ])
    }
    if (state === 'answered') {
      for (const page of both) {
        await page.locator('.rf-field[data-type="text"] input').fill('')
        await page.getByRole('button', { name: 'Submit', exact: true }).click()
        await page.locator('.rf-summary').waitFor()
      }
    }
  }
})
