import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import type { FormSchema } from '../form.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { checkSubmission } from './check-submission.ts'

const submit = (form: FormSchema, answers: Answers) =>
  checkSubmission(form, answers, { fieldTypes: fewFieldTypes, patterns: null })

const planForm = aForm()
  .radio('plan', ['Free', 'Pro'], { required: true })
  .text('company', { required: true, ...shownWhen('plan', 'equals', 'Pro') })
  .text('note')

test('answers to hidden and unknown fields are dropped (decision 13)', () => {
  const { accepted, problems } = submit(planForm, {
    plan: 'Free',
    company: 'Acme',
    hack: 'x',
    note: '',
  })
  expect(accepted).toEqual({ plan: 'Free' })
  expect(problems).toEqual([])
})

test('a hidden field is never wrong, and a visible one is', () => {
  expect(submit(planForm, { plan: 'Free' }).problems).toEqual([])
  expect(submit(planForm, { plan: 'Pro' }).problems).toEqual([
    { fieldId: 'company', code: 'required' },
  ])
})

test('problems come in form order, and a wrong answer is not accepted', () => {
  const { accepted, problems, visible } = submit(planForm, { plan: 'Gold', note: 'hi' })
  expect(accepted).toEqual({ note: 'hi' })
  expect(problems).toEqual([{ fieldId: 'plan', code: 'format' }])
  expect(visible.map(({ id }) => id)).toEqual(['plan', 'note'])
})

test('an optional answer of white space is stored, since conditions can see it', () => {
  expect(submit(planForm, { plan: 'Free', note: '  ' }).accepted).toEqual({
    plan: 'Free',
    note: '  ',
  })
})

describe("the respondent's address (decision 22)", () => {
  const asking = aForm().email('friend').with({ collectEmail: true })

  test('is asked first and travels beside the answers', () => {
    const outcome = submit(asking, { submitterEmail: 'a@b.c', friend: 'd@e.f' })
    expect(outcome.submitterEmail).toBe('a@b.c')
    expect(outcome.accepted).toEqual({ friend: 'd@e.f' })
    expect(outcome.visible.map(({ id }) => id)).toEqual(['submitterEmail', 'friend'])
  })

  test('is required and checked', () => {
    expect(submit(asking, {}).problems).toEqual([{ fieldId: 'submitterEmail', code: 'required' }])
    const wrong = submit(asking, { submitterEmail: 'a', friend: 'd@e.f' })
    expect(wrong.problems).toEqual([{ fieldId: 'submitterEmail', code: 'email' }])
  })

  test('is otherwise the first valid answer to a visible e-mail field', () => {
    const form = aForm()
      .text('a')
      .email('hidden', shownWhen('a', 'equals', 'x'))
      .email('empty')
      .email('first')
      .email('second')
    const answers = { hidden: 'no@b.c', empty: ' ', first: 'yes@b.c', second: 'later@b.c' }
    expect(submit(form, answers).submitterEmail).toBe('yes@b.c')
    expect(submit(form, {}).submitterEmail).toBeUndefined()
    expect(submit(form, { submitterEmail: 'forged@b.c' }).submitterEmail).toBeUndefined()
  })
})

test('a field called like a part of every object keeps its answer', () => {
  const answers: Answers = JSON.parse('{"__proto__": "x"}')
  const { accepted } = submit(aForm().text('__proto__'), answers)
  expect(Object.entries(accepted)).toEqual([['__proto__', 'x']])
})
