import { describe, expect, test } from 'vitest'
import type { FormSchema } from '../form.ts'
import { aForm, aRule, shownWhen, shownWhenAll } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { createFilling } from './filling.ts'
import { createProgress } from './progress.ts'
import { statementsIn } from './statements-in.ts'

function start(form: FormSchema, answers = {}) {
  const filling = createFilling(form, { fieldTypes: fewFieldTypes, patterns: null }, answers)
  const progress = createProgress(form, filling, fewFieldTypes)
  return { filling, progress, at: () => progress.current() }
}

const visit = aForm()
  .radio('visit', ['Very good', 'Mixed', 'Poor'])
  .radio('wrong', ['The wait', 'The room', 'Something else'], shownWhen('visit', 'equals', 'Poor'))
  .text('what', shownWhen('wrong', 'equals', 'Something else'))
  .text('mail', shownWhen('visit', 'equals', 'Poor'))

describe('a form whose first answer decides', () => {
  test('starts at its share of the longest path, without a total', () => {
    expect(start(visit).at()).toEqual({ share: 1 / 4, isSettled: false })
  })

  test('has a total as soon as no open answer can change it; the bar does not move while choosing', () => {
    const { filling, at } = start(visit)
    filling.setAnswer('visit', 'Very good')
    expect(at()).toEqual({ share: 1 / 4, isSettled: true })
    filling.setAnswer('visit', 'Poor')
    expect(at()).toEqual({ share: 1 / 4, isSettled: false })
    filling.next()
    expect(at()).toEqual({ share: 2 / 4, isSettled: false })
    filling.setAnswer('wrong', 'The wait')
    expect(at()).toEqual({ share: 2 / 4, isSettled: true })
    filling.next()
    expect(at()).toEqual({ share: 1, isSettled: true })
  })

  test('a question passed without an answer adds nothing any more', () => {
    const { progress, at } = start(visit)
    progress.pass()
    expect(at()).toEqual({ share: 1, isSettled: true })
  })

  test('an answer given after passing counts again', () => {
    const { filling, progress, at } = start(visit)
    progress.pass()
    filling.setAnswer('visit', 'Poor')
    expect(at().isSettled).toBe(false)
  })

  test('an earlier answer that is changed to a longer way takes the bar back', () => {
    const { filling, at } = start(visit, { visit: 'Very good' })
    expect(at()).toEqual({ share: 1, isSettled: true })
    filling.setAnswer('visit', 'Poor')
    expect(at()).toEqual({ share: 1 / 4, isSettled: false })
  })
})

test('an answer that hides an earlier question lets the next answer add one', () => {
  const form = aForm()
    .radio('a', ['x', 'y'], shownWhen('b', 'is_empty'))
    .radio('b', ['x', 'y'])
    .radio('c', ['x', 'y'], shownWhen('b', 'equals', 'x'))
  const { filling, at } = start(form)
  filling.next()
  filling.setAnswer('b', 'y')
  expect(at()).toEqual({ share: 1, isSettled: true })
  filling.setAnswer('b', 'x')
  expect(at()).toEqual({ share: 1 / 2, isSettled: true })
})

describe('the longest path', () => {
  const shareOf = (form: FormSchema, answers = {}) => start(form, answers).at().share

  test('counts only the longest branch of a choice, with its dependents', () => {
    const branches = aForm()
      .radio('kind', ['A', 'B'])
      .text('a1', shownWhen('kind', 'equals', 'A'))
      .text('b1', shownWhen('kind', 'equals', 'B'))
      .radio('b2', ['x', 'y'], shownWhen('kind', 'equals', 'B'))
      .text('b3', shownWhen('b2', 'equals', 'x'))
      .text('b4', shownWhen('b2', 'equals', 'y'))
    expect(shareOf(branches)).toBe(1 / 4)
  })

  test('counts branches of boxes that can be checked together, all of them', () => {
    const boxes = aForm()
      .checkbox('kinds', ['A', 'B'])
      .text('a', shownWhen('kinds', 'contains', 'A'))
      .text('b', shownWhen('kinds', 'contains', 'B'))
      .text('never', shownWhen('kinds', 'contains', 'C'))
    expect(shareOf(boxes)).toBe(1 / 3)
  })

  test('counts a question that needs two answers with the later one', () => {
    const form = aForm()
      .radio('a', ['x', 'y'])
      .radio('b', ['x', 'y'])
      .text('both', shownWhenAll(aRule('a', 'equals', 'x'), aRule('b', 'equals', 'x')))
      .text('other', shownWhen('b', 'equals', 'y'))
    expect(shareOf(form)).toBe(1 / 3)
  })

  test('counts the address that is collected, and everything in a traditional form', () => {
    expect(shareOf(visit.with({ collectEmail: true }))).toBe(1 / 5)
    expect(start(visit.with({ mode: 'traditional' })).at()).toEqual({
      share: 1 / 4,
      isSettled: true,
    })
  })

  test('is nothing in a form without questions', () => {
    expect(start(aForm()).at()).toEqual({ share: 0, isSettled: true })
  })
})

test('listeners hear of answers and of a question passed', () => {
  const { filling, progress } = start(visit)
  let count = 0
  const unsubscribe = progress.subscribe(() => {
    count += 1
  })
  filling.setAnswer('visit', 'Poor')
  progress.pass()
  expect(count).toBe(2)
  unsubscribe()
  filling.setAnswer('visit', '')
  progress.pass()
  expect(count).toBe(2)
})

test('unchanged progress stays the same object', () => {
  const { filling, at } = start(visit)
  const before = at()
  filling.setAnswer('mail', 'x')
  expect(at()).toBe(before)
})

test('statements are steps that do not count', () => {
  const form = aForm()
    .field('statement', 'welcome')
    .text('a')
    .field('statement', 'between')
    .text('b')
    .field('statement', 'end')
  const { filling, at } = start(form)
  const shares = [at().share]
  for (let steps = 1; steps < 5; steps += 1) {
    filling.next()
    shares.push(at().share)
  }
  expect(shares).toEqual([0, 1 / 2, 1 / 2, 1, 1])
  expect(filling.step()).toMatchObject({ index: 4, count: 5, isLast: true })
  expect(statementsIn(filling)).toBe(3)
  expect(statementsIn(filling, 1)).toBe(1)
})

test('a statement that may show later leaves the end open, and adds no question', () => {
  const form = aForm()
    .radio('a', ['x', 'y'])
    .field('statement', 'note', shownWhen('a', 'equals', 'y'))
  const { filling, at } = start(form)
  expect(at()).toEqual({ share: 1, isSettled: false })
  filling.setAnswer('a', 'y')
  expect(at()).toEqual({ share: 1, isSettled: true })
})
