import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'
import { number, page } from './testing/survey-js.ts'

const offers = (...questions: object[]) => {
  const { fields, told } = imported(page(...questions))
  const offered = fields.map(({ optionsWhen = [] }) => optionsWhen)
  return { fields, told, offered }
}

const member = { type: 'boolean', name: 'member' }

test('the condition of a choice becomes the condition of the option', () => {
  const { fields, told, offered } = offers(member, number('seats'), {
    type: 'radiogroup',
    name: 'plan',
    showOtherItem: true,
    choices: [
      'Free',
      { value: 'club', text: 'Club', visibleIf: '{member} = true' },
      { value: 'team', text: 'Team', visibleIf: '{seats} > 5 and {member} = false' },
    ],
  })
  const when = (condition: string, value: string, fieldId?: string) => ({
    fieldId,
    condition,
    value,
  })
  expect(offered[2]).toMatchObject([
    { option: 'Club', when: { dependsOn: fields[0]?.id, condition: 'equals', value: 'Yes' } },
    {
      option: 'Team',
      when: {
        operator: 'AND',
        rules: [when('greater_than', '5', fields[1]?.id), when('equals', 'No', fields[0]?.id)],
      },
    },
  ])
  expect(fields[2]).toMatchObject({ options: ['Free', 'Club', 'Team'], other: 'Other' })
  expect(told).toEqual([])
})

test('one condition for all choices is read for each, and a choice of its own keeps its own', () => {
  const { fields, told, offered } = offers(
    { type: 'checkbox', name: 'known', choices: [{ value: 1, text: 'Ada' }, 'Rust', "O'Caml"] },
    {
      type: 'dropdown',
      name: 'best',
      choices: [
        { value: 1, text: 'Ada' },
        'Rust',
        { value: "O'Caml", visibleIf: '{known} notempty' },
      ],
      choicesVisibleIf: '{known} contains {item}',
      showNoneItem: true,
    },
  )
  const id = fields[0]?.id
  expect(offered[1]).toMatchObject([
    { option: 'Ada', when: { dependsOn: id, condition: 'contains', value: 'Ada' } },
    { option: 'Rust', when: { dependsOn: id, condition: 'contains', value: 'Rust' } },
    { option: "O'Caml", when: { rules: [{ fieldId: id, condition: 'is_not_empty' }] } },
  ])
  expect(told).toEqual([])
})

test('a condition of a choice that cannot be kept is reported', () => {
  const { told, offered } = offers(
    member,
    {
      type: 'radiogroup',
      name: 'plan',
      choices: [
        { value: 'a', visibleIf: 'age({born}) > 18' },
        { value: 'b', visibleIf: '{gone} = 1' },
        { value: 'c', enableIf: '{member} = true' },
        { value: 'd', visibleIf: 'false' },
        { value: 'e', visibleIf: '{member} = true' },
        { value: 'x', text: 'e' },
      ],
    },
    { type: 'checkbox', name: 'all', choices: ['a', 'b'], choicesVisibleIf: '{item} notempty' },
    {
      type: 'ranking',
      name: 'order',
      choices: [{ value: 'a', visibleIf: '{member} = true' }, 'b'],
    },
  )
  expect(offered).toEqual([[], [], [], []])
  expect(told).toEqual([
    'The option "a" is offered if age({born}) > 18. This could not be imported: it calls the function "age".',
    'The option "c" can be chosen if {member} = true. This could not be imported.',
    'The condition of the option "b" could not be imported, so it is always offered: it reads "gone", which is not a field in this form.',
    'The condition of the option "d" could not be imported, so it is always offered: it never holds.',
    'Its choices show if {item} notempty. This could not be imported: it asks whether a fixed value is empty.',
    'The condition of the option "a" could not be imported, so it is always offered: this type of field always offers all options.',
  ])
})

test('conditions of rows show their questions; those of columns and of the whole matrix are reported', () => {
  const days = {
    type: 'matrix',
    name: 'days',
    columns: ['Yes', { value: 'No', visibleIf: '{member} = true' }],
    rows: ['Monday', { value: 'Tuesday', visibleIf: '{member} = true' }],
    enableIf: '{member} = true',
    rowsVisibleIf: '{free} contains {item}',
    columnsVisibleIf: '{member} = true',
  }
  const free = { type: 'checkbox', name: 'free', choices: ['Monday', 'Tuesday'] }
  const { fields, told } = imported(page(member, free, days))
  expect(fields.map(({ conditional }) => conditional).slice(2)).toMatchObject([
    { dependsOn: fields[1]?.id, condition: 'contains', value: 'Monday' },
    { dependsOn: fields[0]?.id, condition: 'equals', value: 'Yes' },
  ])
  expect(told).toEqual([
    'It can be filled in only if {member} = true. This could not be imported.',
    'Its columns show if {member} = true. This could not be imported.',
    'The column "No" shows if {member} = true. This could not be imported.',
  ])
})

test('a matrix of inputs becomes a table for each column of choices, and fields for others', () => {
  const { fields, tables, told } = imported({
    questions: [
      {
        type: 'matrixdropdown',
        name: 'm',
        title: 'Boats',
        choices: ['Good', 'Bad'],
        rows: ['Kayak', { value: 'y', text: 'Yacht' }],
        columns: [
          { name: 'state', title: 'State' },
          { name: 'use', title: 'Used for', cellType: 'checkbox', choices: ['Race', 'Fun'] },
          { name: 'age', title: 'Age', cellType: 'text', inputType: 'number' },
        ],
      },
      { type: 'text', name: 't', visibleIf: "{m.y.state} = 'Bad'" },
    ],
  })
  expect(tables).toMatchObject([{ title: 'Boats: State' }, { title: 'Boats: Used for' }])
  expect(fields.map(({ type, label }) => `${type} ${label}`)).toEqual([
    'radio Kayak',
    'radio Yacht',
    'checkbox Kayak',
    'checkbox Yacht',
    'number Kayak: Age',
    'number Yacht: Age',
    'text t',
  ])
  expect(fields[6]?.conditional).toMatchObject({ dependsOn: fields[1]?.id, value: 'Bad' })
  expect(told).toEqual(['It was a table of inputs. Each of its cells is a field of its own.'])
})

test('rows that people add to a matrix are asked once', () => {
  const { fields, told } = imported({
    elements: [
      {
        type: 'matrixdynamic',
        name: 'kids',
        title: 'Children',
        columns: [{ name: 'name', cellType: 'text', isRequired: true }],
      },
    ],
  })
  expect(fields).toMatchObject([{ type: 'text', label: 'Children: name', required: true }])
  expect(told).toEqual(['The repeated rows of "Children" are asked once.'])
})

test('at least the largest choice is that choice', () => {
  const { fields, told } = imported(
    page(
      { type: 'dropdown', name: 'dogs', choices: ['1', '2'] },
      { type: 'radiogroup', name: 'mood', choices: [1, { value: 2, text: 'Great' }] },
      { type: 'text', name: 'second', visibleIf: '{dogs} >= 2' },
      { type: 'text', name: 'why', visibleIf: '{mood} >= 2' },
    ),
  )
  expect(fields[2]?.conditional).toMatchObject({ condition: 'equals', value: '2' })
  expect(fields[3]?.conditional).toMatchObject({ condition: 'equals', value: 'Great' })
  expect(told).toEqual([])
})

test('numbers of choices, columns and steps come over', () => {
  const { fields, told } = imported(
    page(
      {
        type: 'checkbox',
        name: 'c',
        choices: ['x', 'y', 'z'],
        minSelectedChoices: 1,
        maxSelectedChoices: 2,
        colCount: 5,
      },
      { type: 'radiogroup', name: 'r', choices: ['x', 'y'], colCount: 0 },
      { type: 'text', name: 'n', inputType: 'number', step: 0.5 },
    ),
  )
  expect(fields[0]).toMatchObject({ minChoices: 1, maxChoices: 2, columns: 3 })
  expect(fields[1]).not.toHaveProperty('columns')
  expect(fields[2]?.validation).toEqual({ step: 0.5 })
  expect(told).toEqual([])
})

test('a list equals exactly one choice, and contains one of those behind "anyof"', () => {
  const { fields, values, told } = imported({
    ...page(
      { type: 'checkbox', name: 'c', choices: [{ value: 'a', text: 'Apple' }, 'b', 'd'] },
      { type: 'text', name: 'one', visibleIf: "{c} = ['a']" },
      { type: 'text', name: 'plain', visibleIf: "{c} = 'a'" },
      { type: 'text', name: 'not', visibleIf: "{c} <> ['a']" },
      { type: 'text', name: 'denied', visibleIf: "!({c} = ['a'])" },
      { type: 'text', name: 'any', visibleIf: "{c} anyof ['a', 'b']" },
      { type: 'text', name: 'given', visibleIf: '{c}' },
      { type: 'text', name: 'none', visibleIf: '!{c}' },
      { type: 'text', name: 'two', visibleIf: "{c} = ['a', 'b']" },
      { type: 'text', name: 'gone', visibleIf: "{c} = 'x'" },
    ),
    calculatedValues: [{ name: 'only', expression: "iif({c} = 'a', 1, 0)" }],
  })
  const id = fields[0]?.id
  const simple = (condition: string, value: string) => ({ dependsOn: id, condition, value })
  expect(fields.slice(1).map(({ conditional }) => conditional)).toMatchObject([
    simple('equals', 'Apple'),
    simple('equals', 'Apple'),
    simple('not_equals', 'Apple'),
    simple('not_equals', 'Apple'),
    {
      operator: 'OR',
      rules: [
        { condition: 'contains', value: 'Apple' },
        { condition: 'contains', value: 'b' },
      ],
    },
    { rules: [{ condition: 'is_not_empty' }] },
    { rules: [{ condition: 'is_empty' }] },
    undefined as never,
    undefined as never,
  ])
  expect(values?.[0]?.formula).toMatchObject({ when: simple('equals', 'Apple') })
  expect(told).toEqual([
    "Shown if {c} = ['a', 'b'] could not be imported: it compares with a whole list.",
    'Its condition could not be imported, so it is always shown: it compares a whole list with "x".',
  ])
})

test('the steps of a rating become its options', () => {
  const { fields, told } = imported(
    page(
      {
        type: 'rating',
        name: 'r',
        rateMin: 0,
        rateMax: 100,
        rateStep: 25,
        maxRateDescription: 'Yes',
      },
      { type: 'rating', name: 'half', rateMax: 2, rateStep: 0.2 },
      { type: 'rating', name: 'count', rateCount: 3, rateStep: 5 },
      { type: 'rating', name: 'percent', rateMin: 0, rateMax: 100 },
      { type: 'dropdown', name: 'd', choicesMin: 1, choicesMax: 2, choicesStep: 0.5 },
      { type: 'text', name: 't', visibleIf: '{r} > 50' },
    ),
  )
  expect(fields.map(({ options }) => options)).toMatchObject([
    ['0', '25', '50', '75', '100'],
    ['1', '1.2', '1.4', '1.6', '1.8', '2'],
    ['1', '6', '11'],
    Array.from({ length: 101 }, (_, at) => String(at)),
    ['1', '1.5', '2'],
    undefined as never,
  ])
  expect(fields[0]?.description).toBe('100: Yes')
  expect(told).toEqual([])
})

test('the numbers of a check of choices, and the message of a check, come over', () => {
  const { fields, told } = imported(
    page(
      {
        type: 'checkbox',
        name: 'c',
        choices: ['x', 'y', 'z'],
        validators: [{ type: 'answercount', minCount: 1, maxCount: 2, text: 'One or two' }],
      },
      {
        type: 'text',
        name: 'zip',
        validators: [
          { type: 'text', minLength: 5, maxLength: 9, text: '5 to 9' },
          { type: 'regex', regex: '^[0-9]+$', text: 'Digits' },
        ],
      },
      {
        type: 'text',
        name: 'both',
        requiredErrorText: 'Missing',
        validators: [{ type: 'email', text: 'No address' }],
      },
      { type: 'rating', name: 'r', validators: [{ type: 'answercount', minCount: 1 }] },
    ),
  )
  expect(fields[0]).toMatchObject({ minChoices: 1, maxChoices: 2, errorText: 'One or two' })
  expect(fields[1]).toMatchObject({ validation: { min: 5, max: 9 }, errorText: '5 to 9' })
  expect(fields[2]?.errorText).toBe('Missing')
  expect(told).toEqual([
    'Its check "^[0-9]+$" was not imported.',
    'Its message "No address" was not imported: a field has one message.',
    'Its check "answercount" was not imported.',
  ])
})
