import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'member', type: 'radio', label: 'Are you a member?', options: ['Yes', 'No', 'Not sure'] },
  { id: 'number', type: 'text', label: 'Member number' },
  { id: 'since', type: 'number', label: 'Member since' },
  { id: 'email', type: 'email', label: 'Email' },
  { id: 'news', type: 'text', label: 'What is new?' },
]

interface StoredForm {
  readonly form: { readonly schema: { readonly fields: readonly { conditional?: unknown }[] } }
}

test('an owner writes a jump, and visitors skip the questions in between', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const owner = await home.window(size)
    const form = await home.editing(owner, 'Members', fields)
    await owner.getByRole('button', { name: 'Edit Are you a member?', exact: true }).click()
    if (size === 'phone')
      await owner.getByRole('button', { name: 'Logic', exact: true }).last().click()
    const jumps = owner.getByRole('region', { name: 'Jumps' })
    await jumps.getByText('Every answer leads to the next question.').waitFor()
    // By keys: the menu has the answers, and the new jump has the focus.
    await jumps.getByRole('button', { name: 'Add a jump' }).focus()
    await owner.keyboard.press('Enter')
    await owner.getByRole('menuitem', { name: 'If No', exact: true }).waitFor()
    await owner.keyboard.press('ArrowDown')
    await owner.keyboard.press('Enter')
    const target = jumps.getByRole('combobox', { name: 'If No, go to' })
    await expect.poll(() => target.evaluate((one) => one === document.activeElement)).toBe(true)
    await target.selectOption('Email')
    await expectAccessible(owner, `jumps (${size})`)
    await owner.keyboard.press('Control+s')
    await expect
      .poll(async () => {
        const stored = (await home.call('GET', `/api/forms/${form.id}`)) as StoredForm
        return stored.form.schema.fields.map(({ conditional }) => conditional)
      })
      .toEqual([
        undefined,
        ...[1, 2].map(() => ({ dependsOn: 'member', condition: 'not_equals', value: 'No' })),
        undefined,
        undefined,
      ])

    const answer = await home.call('POST', `/api/forms/${form.id}/publish`)
    const { slug } = (answer as { form: { slug: string } }).form
    await owner.goto(home.addressOf({ slug }))
    const since = owner.getByLabel('Member since')
    await since.fill('2019')
    await owner.getByText('No', { exact: true }).click()
    await expect.poll(() => since.isVisible()).toBe(false)
    await owner.getByLabel('Email').waitFor()
    await owner.getByText('Yes', { exact: true }).click()
    await expect.poll(() => since.inputValue()).toBe('2019')
  }
})
