import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCardKeys } from './use-card-keys.ts'

async function show(more: { isLast?: boolean } = {}) {
  const moves = { onEnter: vi.fn(), onNext: vi.fn(), onPrevious: vi.fn() }
  function Question() {
    const question = useRef<HTMLDivElement>(null)
    useCardKeys(question, { isLast: more.isLast ?? false, enterOpens: false, ...moves })
    return (
      <div ref={question}>
        <div className="rf-field">
          {['Monday', 'Tuesday', '7'].map((option) => (
            <label key={option} className="rf-option">
              <input type="checkbox" value={option} />
              {option}
            </label>
          ))}
          <textarea aria-label="Note" />
          <input className="rf-box" aria-label="Name" />
          <button type="button">Help</button>
        </div>
      </div>
    )
  }
  await render(<Question />)
  return moves
}

const box = (name: string) => page.getByRole('checkbox', { name })

test('letters select an option, and a digit that is an option selects that one', async () => {
  await show()
  box('Monday').element().focus()
  await userEvent.keyboard('b')
  await expect.element(box('Tuesday')).toBeChecked()
  await expect.element(box('Tuesday')).toHaveFocus()
  await userEvent.keyboard('7')
  await expect.element(box('7')).toBeChecked()
  await userEvent.keyboard('1')
  await expect.element(box('Monday')).toBeChecked()
})

test('letters typed in a text field select nothing', async () => {
  await show()
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('ab1')
  await expect.element(page.getByLabelText('Name')).toHaveValue('ab1')
  await expect.element(box('Monday')).not.toBeChecked()
})

test('arrow keys move among checkboxes, and elsewhere between questions', async () => {
  const { onNext, onPrevious } = await show()
  box('7').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box('Monday')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box('7')).toHaveFocus()
  expect(onNext).not.toHaveBeenCalled()
  box('7').element().blur()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  expect(onNext).toHaveBeenCalledOnce()
  expect(onPrevious).toHaveBeenCalledOnce()
})

test('Enter goes to the next question, in a long text only with Control, and never on a button', async () => {
  const { onEnter } = await show()
  await page.getByLabelText('Note').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Note')).toHaveValue('\n')
  expect(onEnter).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onEnter).toHaveBeenCalledOnce()
  page.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
})

test('pressing Enter twice does not send a last question that was not shown yet', async () => {
  const { onEnter } = await show({ isLast: true })
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
})
