import { english } from '@ramiform/core/built-in-texts/en'
import type { FormSchema } from '@ramiform/core/form'
import { allInputs } from '@ramiform/fields/all-inputs'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodyOf } from './body-of.ts'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'

const sections = [
  { id: 's1', title: 'One' },
  { id: 's2', title: 'Two', newPage: true },
  { id: 's3', title: 'Three', newPage: true },
]
const text = (id: string, section?: string) => ({
  id,
  type: 'text',
  label: id.toUpperCase(),
  ...(section && { section }),
})
const twoPages = { fields: [text('a', 's1'), text('b', 's2')], sections: sections.slice(0, 2) }
const threePages = { fields: [...twoPages.fields, text('c', 's3')], sections }
const twoCards = { fields: [text('a'), text('b')] }
const cards = { displayStyle: 'single-card' } as const

async function show(schema: Pick<FormSchema, 'fields' | 'sections'>, settings = {}) {
  const whole = { ...schema, settings }
  const submit = vi.fn(() => new Promise<never>(() => {}))
  const Body = bodyOf(whole)
  await render(
    <InputsContext value={allInputs}>
      <FormFrame
        form={{ name: 'Test', schema: whole }}
        words={english}
        Body={Body}
        submit={submit}
      />
    </InputsContext>,
  )
  return submit
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A press of the pointer, without the time that a browser's driver takes for one. */
const press = (element: Element | null, detail = 1, pointerType = 'mouse') =>
  element?.dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, detail, pointerType }),
  )

/** Two presses at one place, whatever is there at the second one. */
async function pressTwice(name: string, pause = 20) {
  const { left, top, width, height } = button(name).element().getBoundingClientRect()
  const target = () => document.elementFromPoint(left + width / 2, top + height / 2)
  press(target())
  await wait(pause)
  press(target(), 2)
}

const threeCards = { fields: threePages.fields.map(({ id }) => text(id)) }

test.each([
  ['pages', 20, threePages, {}],
  ['pages', 250, threePages, {}],
  ['cards', 20, threeCards, cards],
  ['cards', 250, threeCards, cards],
])(
  'two presses of Next turn one of the %s, with %i ms between',
  async (_, pause, schema, settings) => {
    await show(schema, settings)
    await pressTwice('Next', pause)
    await wait(50)
    await expect.element(page.getByLabelText('B', { exact: true })).toBeVisible()
  },
)

test.each([
  ['pages', twoPages, {}],
  ['cards', twoCards, cards],
])('a double press of Next does not send a form of two %s', async (_, schema, settings) => {
  const submit = await show(schema, settings)
  await pressTwice('Next')
  await expect.element(page.getByLabelText('B', { exact: true })).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
  await wait(400)
  await button('Submit').click()
  expect(submit).toHaveBeenCalledOnce()
})

test.each([
  ['pages', twoPages, {}],
  ['cards', twoCards, cards],
])('Previous is not tapped right after Next, in a form of %s', async (_, schema, settings) => {
  await show(schema, settings)
  press(button('Next').element(), 1, 'touch')
  await vi.waitUntil(() => button('Previous').query()?.matches(':enabled'), { interval: 5 })
  press(button('Previous').element(), 1, 'touch')
  await expect.element(page.getByLabelText('B', { exact: true })).toBeVisible()
  await wait(400)
  await button('Previous').click()
  await expect.element(page.getByLabelText('A', { exact: true })).toBeVisible()
})

test('a double press on the last question of unknown length does not send', async () => {
  const submit = await show(
    {
      fields: [
        { ...text('a'), type: 'radio', options: ['Yes', 'No'] },
        { ...text('b'), conditional: { dependsOn: 'a', condition: 'equals', value: 'Yes' } },
      ],
    },
    cards,
  )
  await pressTwice('Next')
  await expect.element(button('Submit')).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
})

test.each([
  ['standard', twoPages, {}],
  ['single-card', { fields: [text('a')] }, cards],
])('a double press of the last button does not send the review (%s)', async (_, schema, style) => {
  const submit = await show(schema, { ...style, advanced: { requireConfirmation: true } })
  if (schema === twoPages) {
    await button('Next').click()
    await wait(400)
  }
  await button('Submit').click()
  await vi.waitUntil(() => document.querySelector('.rf-review'), { interval: 5 })
  press(document.querySelector('.rf-review [type=submit]'), 2)
  await wait(50)
  expect(submit).not.toHaveBeenCalled()
  await wait(400)
  await button('Submit').click()
  expect(submit).toHaveBeenCalledOnce()
})

test('keys turn pages without a pause, but a double or held Enter does not', async () => {
  const submit = await show({
    ...threePages,
    sections: sections.map(({ title: _, ...section }) => section),
  })
  await page.getByLabelText('A', { exact: true }).click()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByLabelText('B', { exact: true })).toHaveFocus()
  await wait(400)
  await userEvent.keyboard('{Enter>5/}')
  await expect.element(page.getByLabelText('C', { exact: true })).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
  button('Previous').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('B', { exact: true })).toBeVisible()
})

const onNewPage = (field: object) => ({
  fields: [text('a', 's1'), { ...text('b', 's2'), ...field }],
  sections: sections.slice(0, 2),
})

test.each([
  ['text', {}, 'B'],
  ['ranking', { type: 'ranking', options: ['Red', 'Blue'] }, 'Rank of Red'],
  ['address', { type: 'address' }, 'Street and number'],
])('Enter on the card of a section leads to its first question (%s)', async (_, field, name) => {
  await show(onNewPage(field), cards)
  await page.getByLabelText('A', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Two' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText(name).first()).toHaveFocus()
})

test('by mouse, the focus is on the card of a section, then in its first question, and back', async () => {
  await show(onNewPage({}), cards)
  await button('Next').click()
  await expect.element(page.getByRole('heading', { name: 'Two' })).toHaveFocus()
  await wait(400)
  await button('Next').click()
  await expect.element(page.getByLabelText('B', { exact: true })).toHaveFocus()
  await wait(400)
  await button('Previous').click()
  await expect.element(page.getByRole('heading', { name: 'Two' })).toHaveFocus()
})

test('the card of a section without a title has the focus itself', async () => {
  const { fields } = onNewPage({})
  await show(
    { fields, sections: [{ id: 's1' }, { id: 's2', text: 'Next, you', newPage: true }] },
    cards,
  )
  await button('Next').click()
  await expect.poll(() => document.activeElement?.textContent).toBe('Next, you')
})
