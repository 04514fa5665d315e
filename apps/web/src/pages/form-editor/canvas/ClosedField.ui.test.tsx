import type { Field } from '@ramiform/core/field'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeField } from '../../../editing/draft/field-commands.ts'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { ClosedField } from './ClosedField.tsx'

const name: Field = { id: 'name', type: 'text', label: 'Name' }

async function open(members: Partial<Field>) {
  const field = { ...name, ...members }
  const { container } = await render(
    <InEditor parts={editorParts(editedForm([name, field]))}>
      <ClosedField field={field} problems={{}} />
    </InEditor>,
  )
  return container
}

/** Texts of the options whose boxes are filled. */
const filled = (container: Element) =>
  [...container.querySelectorAll('i')]
    .filter((box) => getComputedStyle(box).boxShadow !== 'none')
    .map((box) => box.nextElementSibling?.textContent)

test('a card shows the answer that its question starts with', async () => {
  const typed = await open({ placeholder: 'First and last name', defaultAnswer: 'Ada' })
  expect(typed.textContent).toBe('NameAda')
  const options = ['Red', 'Green', 'Blue']
  expect(filled(await open({ type: 'radio', options }))).toEqual([])
  expect(filled(await open({ type: 'radio', options, defaultAnswer: 'Green' }))).toEqual(['Green'])
  const several = await open({ type: 'checkbox', options, defaultAnswer: ['Red', 'Blue'] })
  expect(filled(several)).toEqual(['Red', 'Blue'])
  const list = await open({ type: 'select', options, defaultAnswer: 'Blue' })
  expect(list.textContent).toBe('NameBlue')
})

test('a rating is filled up to the answer that it starts with', async () => {
  const rating = await open({
    type: 'rating',
    options: ['1', '2', '3', '4', '5'],
    defaultAnswer: '4',
  })
  const stars = [...rating.querySelectorAll('svg')].map((star) => getComputedStyle(star).fill)
  expect(stars.map((fill) => fill !== 'none')).toEqual([true, true, true, true, false])
})

test('a card shows emphasis and links of a description, and the marks of one without', async () => {
  const description = '**Both** names, as in [your passport](https://example.org), {{name|friend}}'
  const marked = await open({ id: 'other', description, markedDescription: true })
  await expect.element(page.getByText('your passport')).toBeVisible()
  expect(marked.textContent).toContain('Both names, as in your passport, Name')
  expect(marked.querySelector('strong')?.textContent).toBe('Both')
  expect(marked.querySelector('a')).toBeNull()
  const plain = await open({ id: 'other', description: '**Both** names' })
  expect(plain.textContent).toContain('**Both** names')
})

test('the card of a statement shows its title, text and picture as on the page', async () => {
  const image = 'a'.repeat(64)
  const container = await open({
    id: 'note',
    type: 'statement',
    label: 'House rules',
    description: `**Dogs** stay at home, {{name}}\n\n![A dog](/images/${image})`,
  })
  await expect.poll(() => container.querySelector('strong')?.textContent).toBe('Dogs')
  expect(container.textContent).toContain('House rules')
  expect(container.textContent).toContain('stay at home, [Name]')
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`/images/${image}`)
})

test('the card of a statement without a title has only its text', async () => {
  const container = await open({ type: 'statement', label: '', description: 'Bring boots' })
  await expect.poll(() => container.textContent).toBe('Bring boots')
})

test('cards do not follow the whole form, so a key in one field does not reach hundreds of others', async () => {
  const cards = async (copies: number) => {
    const fields = Array.from({ length: copies }).flatMap((_, at): readonly Field[] => [
      { id: `t${at}`, type: 'text', label: `Why {{name|you}} ${at}` },
      { id: `s${at}`, type: 'statement', label: '', description: `Welcome, {{name|friend}} ${at}` },
      { id: `c${at}`, type: 'radio', label: 'Pick one', options: ['A', 'B'] },
    ])
    const parts = editorParts(editedForm([name, ...fields]))
    const follow = vi.spyOn(parts.store, 'subscribe')
    const { container } = await render(
      <InEditor parts={parts}>
        {fields.map((field) => (
          <ClosedField key={field.id} field={field} problems={{}} />
        ))}
      </InEditor>,
    )
    const last = copies - 1
    await expect.poll(() => container.textContent).toContain(`Welcome, [Name] ${last}`)
    await expect.poll(() => container.textContent).toContain(`Why Name ${last}`)
    return { parts, container, listeners: follow.mock.calls.length }
  }
  const { listeners } = await cards(1)
  const many = await cards(30)
  expect(many.listeners).toBe(listeners)
  many.parts.store.run(changeField('name', { label: 'First name' }, 'label'))
  await expect.poll(() => many.container.textContent).toContain('Why First name 29')
  expect(many.container.textContent).toContain('Welcome, [First name] 29')
})
