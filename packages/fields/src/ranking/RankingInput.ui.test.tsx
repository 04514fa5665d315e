import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { RankingInput } from './RankingInput.tsx'

const field = { id: 'r', type: 'ranking', label: 'R', options: ['Food', 'People', 'Place'] }

const rows = () => page.getByRole('listitem').elements()
const order = () => rows().map((row) => (row as HTMLElement).dataset.option)

test('the first move ranks every option, and is announced', async () => {
  const answers = await showInput(RankingInput, field)
  await page.getByRole('button', { name: 'Move Place up' }).click()
  expect(answers).toEqual([['Food', 'Place', 'People']])
  await expect.element(page.getByRole('status')).toHaveTextContent('Place, rank 2 of 3')
  await expect
    .element(page.getByRole('combobox', { name: 'Rank of Place' }))
    .toHaveDisplayValue('2')
})

test('a button keeps the focus after it moved its row, and gives it away at the end', async () => {
  const answers = await showInput(RankingInput, field)
  const up = page.getByRole('button', { name: 'Move Place up' })
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(up).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Move Place down' })).toHaveFocus()
  expect(answers.at(-1)).toEqual(['Place', 'Food', 'People'])
})

test('the dropdown of a row moves it to a rank, and clears all ranks', async () => {
  const answers = await showInput(RankingInput, field)
  const rank = page.getByRole('combobox', { name: 'Rank of Food' })
  await rank.selectOptions('3')
  expect(answers).toEqual([['People', 'Place', 'Food']])

  await rank.selectOptions('–')
  expect(answers.at(-1)).toEqual([])
  await expect.element(page.getByRole('status')).toHaveTextContent('Ranks cleared')
})

test('Alt and an arrow key move the row in focus', async () => {
  const answers = await showInput(RankingInput, field)
  page.getByRole('combobox', { name: 'Rank of Food' }).element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(answers).toEqual([['People', 'Food', 'Place']])
  await expect.element(page.getByRole('combobox', { name: 'Rank of Food' })).toHaveFocus()
})

async function dragToEnd(option: string) {
  const row = rows().find((one) => (one as HTMLElement).dataset.option === option) as HTMLElement
  const list = page.getByRole('list').element()
  const at = (type: string, target: Element, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientY, pointerType: 'mouse', button: 0 }),
    )
  // A made-up pointer cannot be captured.
  list.setPointerCapture = () => undefined
  const { bottom } = list.getBoundingClientRect()
  at('pointerdown', row, row.getBoundingClientRect().top + 5)
  await expect.poll(() => row.dataset.held).toBe('true')
  at('pointermove', list, bottom)
  await expect.poll(() => order().at(-1)).toBe(option)
  return { row, end: (type = 'pointerup') => at(type, list, bottom) }
}

test('a row can be dragged', async () => {
  const answers = await showInput(RankingInput, field)
  const { end } = await dragToEnd('Food')
  expect(order()).toEqual(['People', 'Place', 'Food'])
  end()
  await expect.element(page.getByRole('status')).toHaveTextContent('Food, rank 3 of 3')
  expect(answers.at(-1)).toEqual(['People', 'Place', 'Food'])
})

test.each([undefined, ['Place', 'Food', 'People']])(
  'Escape puts a dragged row back, and its ranks (%s)',
  async (answer) => {
    const ranks = answer ?? []
    const answers = await showInput(RankingInput, field, answer && { answer })
    const before = order()
    const onKey = vi.fn()
    document.body.addEventListener('keydown', onKey)
    const { row, end } = await dragToEnd('Food')
    await userEvent.keyboard('{Escape}')
    await expect.poll(order).toEqual(before)
    expect(row.dataset.held).toBeUndefined()
    expect(answers.at(-1)).toEqual(ranks)
    expect(onKey, 'the key also reaches the page').not.toHaveBeenCalled()
    end('pointermove')
    end()
    document.body.removeEventListener('keydown', onKey)
    expect(order()).toEqual(before)
    expect(answers.at(-1)).toEqual(ranks)
    await userEvent.keyboard('{Escape}')
    expect(answers.at(-1)).toEqual(ranks)
  },
)

test('a drag that the browser cancels puts the row back', async () => {
  const answers = await showInput(RankingInput, field)
  const { end } = await dragToEnd('Food')
  end('pointercancel')
  await expect.poll(order).toEqual(['Food', 'People', 'Place'])
  expect(answers.at(-1)).toEqual([])
})

test('with fewer ranks than options, the rows below have none', async () => {
  const answers = await showInput(RankingInput, { ...field, ranks: 1 }, { answer: ['People'] })
  expect(order()).toEqual(['People', 'Food', 'Place'])
  await page.getByRole('button', { name: 'Move People down' }).click()
  expect(answers).toEqual([['Food']])
  await expect.element(page.getByRole('status')).toHaveTextContent('People, not ranked')
  await expect
    .element(page.getByRole('combobox', { name: 'Rank of People' }))
    .toHaveDisplayValue('–')
})
