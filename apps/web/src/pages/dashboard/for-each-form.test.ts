import { expect, test } from 'vitest'
import { forEachForm, outcomeText } from './for-each-form.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('every form is done, at most four at once, and progress counts', async () => {
  let running = 0
  let most = 0
  const progress: number[] = []
  const forms = named(...'abcdefghij')
  const { done, failed } = await forEachForm(
    forms,
    async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve))
      running -= 1
    },
    (finished) => progress.push(finished),
  )
  expect([done, failed]).toEqual([forms, []])
  expect(most).toBe(4)
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a form that fails does not stop the others', async () => {
  const forms = named('Intake', 'Loan', 'Open day')
  const outcome = await forEachForm(forms, async ({ name }) => {
    if (name === 'Loan') throw new Error('gone')
  })
  expect(outcome.done).toEqual(named('Intake', 'Open day'))
  expect(outcome.failed).toEqual([{ form: { name: 'Loan' }, error: new Error('gone') }])
})

test('the result names a single form, counts several, and lists those that failed', () => {
  const moved = { done: 'moved', place: ' to Events' }
  const failed = (...names: string[]) => named(...names).map((form) => ({ form, error: null }))
  const text = (done: string[], not: string[] = []) =>
    outcomeText({ done: named(...done), failed: failed(...not) }, moved, 'It is gone.')
  expect(text(['Intake'])).toBe('Intake moved to Events')
  expect(text(['Intake', 'Loan'])).toBe('2 forms moved to Events')
  expect(text([], ['Loan'])).toBe('Loan was not moved. It is gone.')
  expect(text(['Intake', 'Loan'], ['Open day'])).toBe(
    '2 of 3 forms moved to Events. Not moved: Open day. It is gone.',
  )
  expect(text(['a'], ['b', 'c', 'd', 'e', 'f'])).toBe(
    '1 of 6 forms moved to Events. Not moved: b, c, d and 2 more. It is gone.',
  )
})
