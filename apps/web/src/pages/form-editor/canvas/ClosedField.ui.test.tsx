import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
