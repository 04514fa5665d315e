import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'
import { choices, fieldOf } from './testing/typeform.ts'

const add = (target: string, amount: number, ref: string, action = 'add') => ({
  action,
  details: {
    target: { type: 'variable', value: target },
    value: { type: 'constant', value: amount },
  },
  condition: {
    op: 'is',
    vars: [
      { type: 'field', value: ref },
      { type: 'choice', value: 'yes' },
    ],
  },
})

test('variables become values, which endings and texts can read', () => {
  const { fields, values, endings, told } = imported({
    fields: [
      fieldOf('a', 'multiple_choice', { choices }),
      { ...fieldOf('b', 'short_text'), title: 'You have {{var:score}} points' },
    ],
    variables: { score: 1, product: 1 },
    logic: [
      {
        type: 'field',
        ref: 'a',
        actions: [add('score', 4, 'a'), add('product', 2, 'a', 'multiply')],
      },
      {
        type: 'field',
        ref: 'b',
        actions: [
          {
            action: 'jump',
            details: { to: { type: 'thankyou', value: 'top' } },
            condition: {
              op: 'greater_than',
              vars: [
                { type: 'variable', value: 'score' },
                { type: 'constant', value: 3 },
              ],
            },
          },
        ],
      },
    ],
    thankyou_screens: [{ ref: 'top', title: 'Top' }],
  })
  const [score] = values ?? []
  expect(score).toMatchObject({
    name: 'score',
    formula: {
      kind: 'sum',
      of: [
        { kind: 'number', value: 1 },
        { kind: 'if', when: { dependsOn: fields[0]?.id, value: 'Yes' }, yes: { value: 4 } },
      ],
    },
  })
  expect(fields[1]?.label).toBe(`You have {{${score?.id}|}} points`)
  expect(endings).toMatchObject([
    { title: 'Top', conditional: { rules: [{ fieldId: score?.id, value: '3' }] } },
  ])
  expect(values?.[1]).toMatchObject({
    name: 'product',
    formula: {
      kind: 'product',
      of: [{ value: 1 }, { kind: 'if', yes: { value: 2 }, no: { value: 1 } }],
    },
  })
  expect(told).toEqual([])
})

test('prices, ends of scales and the title come over, and other settings are reported', () => {
  const { fields, head, told } = imported({
    title: 'Regatta',
    settings: { language: 'de' },
    welcome_screens: [{ title: 'Ahoy', properties: { description: 'Two minutes.' } }],
    fields: [
      fieldOf('fee', 'payment', { price: { value: '12.50' }, currency: 'EUR' }),
      fieldOf('wind', 'opinion_scale', {
        steps: 5,
        start_at_one: true,
        labels: { left: 'None', right: 'Storm' },
      }),
      fieldOf(
        'boats',
        'picture_choice',
        {
          choices: [{ label: 'A', attachment: { href: 'x' } }, { label: 'B' }],
          allow_multiple_selection: true,
          randomize: true,
        },
        { validations: { max_selection: 2 }, attachment: { type: 'image', href: 'y' } },
      ),
    ],
  })
  expect(fields[0]?.payment).toMatchObject({ amount: 1250, currency: 'eur' })
  expect(fields[1]?.description).toBe('1: None, 5: Storm')
  expect(fields[2]).toMatchObject({ type: 'checkbox', shuffle: true, maxChoices: 2 })
  expect(head).toEqual({
    name: 'Regatta',
    description: '',
    settings: { title: 'Regatta', description: 'Ahoy\n\nTwo minutes.', language: 'de' },
  })
  expect(told).toEqual([
    'Its picture or video was not imported.',
    'The pictures of its choices were not imported.',
  ])
})

test('the usual end screen counts without another one, and its link to Typeform does not', () => {
  const usual = {
    ref: 'default_tys',
    title: 'Fair winds',
    properties: { button_mode: 'redirect', redirect_url: 'https://www.typeform.com/x' },
  }
  const fields = [fieldOf('a', 'short_text')]
  const alone = imported({ fields, thankyou_screens: [usual] })
  expect(alone.endings).toMatchObject([{ title: 'Fair winds' }])
  expect(alone.endings?.[0]).not.toHaveProperty('redirectUrl')
  const both = imported({ fields, thankyou_screens: [{ ref: 'own', title: 'Own' }, usual] })
  expect(both.endings).toMatchObject([{ title: 'Own' }])
})

test('the form in an event of a webhook is read with its settings of choices', () => {
  const choice = {
    ...{ id: 'c', ref: 'c', type: 'multiple_choice', title: 'Winds', properties: {} },
    ...{ allow_multiple_selections: true, allow_other_choice: true, choices },
  }
  const { fields, head, endings } = imported({
    form_response: {
      definition: {
        title: 'Log',
        fields: [choice, fieldOf('s', 'opinion_scale')],
        endings: [{ ref: 'e', title: 'Done' }],
      },
    },
  })
  expect(head).toMatchObject({ name: 'Log' })
  expect(fields[0]).toMatchObject({ type: 'checkbox', options: ['Yes', 'No'], other: 'Other' })
  expect(fields[1]?.options).toHaveLength(11)
  expect(endings).toMatchObject([{ title: 'Done' }])
})

test('texts keep their lines, and parts of screens and variables that are lost are reported', () => {
  const { fields, head, values, told } = imported({
    settings: { language: 'pl' },
    welcome_screens: [{ title: 'Hi {{var:sum}}', attachment: { href: 'x' } }],
    fields: [
      fieldOf('a', 'short_text', { description: 'One\n\nTwo' }),
      fieldOf('p', 'payment', { price: { type: 'variable', value: 'sum' }, currency: 'EUR' }),
    ],
    variables: { sum: 3 },
  })
  expect(fields[0]?.description).toBe('One\n\nTwo')
  expect(head).toMatchObject({ settings: { description: 'Hi {{var:sum}}' } })
  expect(values?.map(({ name }) => name)).toEqual(['sum'])
  expect(told).toEqual([
    'Pictures of the welcome and thank-you screens were skipped.',
    '“{{var:sum}}” in the welcome text stays text.',
    'Buttons and messages do not exist in the language "pl". They are in English.',
    'Its price is a variable. Set its amount here.',
  ])
})

type Condition = readonly [op: string, field: string, value?: string | number | boolean]

const condition = ([op, field, value = '']: Condition) => ({
  op,
  vars: [
    { type: field === 'score' ? 'variable' : 'field', value: field },
    { type: 'constant', value },
  ],
})
const jump = (to: string, when: Condition | null, type = 'field') => ({
  action: 'jump',
  details: { to: { type, value: to } },
  condition: when === null ? { op: 'always', vars: [] } : condition(when),
})
const after = (ref: string, ...actions: readonly object[]) => ({ type: 'field', ref, actions })
const texts = (...refs: readonly string[]) => refs.map((ref) => fieldOf(ref, 'short_text'))

test('a screen-out by a number keeps branches that meet short', () => {
  const { fields, endings } = imported({
    fields: [
      fieldOf('age', 'number'),
      fieldOf('use', 'multiple_choice', { choices }),
      ...texts('x', 'y', 'z'),
    ],
    thankyou_screens: [{ ref: 'out', title: 'Too young' }],
    logic: [
      after('age', jump('out', ['lower_than', 'age', 18], 'thankyou')),
      after('use', jump('x', ['is', 'use', 'yes']), jump('y', null)),
      after('x', jump('z', null)),
    ],
  })
  const age = fields[0]?.id
  const grownUp = {
    operator: 'OR',
    rules: [
      { fieldId: age, condition: 'equals', value: '18' },
      { fieldId: age, condition: 'greater_than', value: '18' },
      { fieldId: age, condition: 'is_empty' },
    ],
    groups: [],
  }
  expect(fields[1]?.conditional).toMatchObject(grownUp)
  expect(fields[4]?.conditional).toMatchObject(grownUp)
  expect(endings).toMatchObject([
    { title: 'Too young', conditional: { rules: [{ fieldId: age, condition: 'less_than' }] } },
  ])
})

test('a jump on a part of a text hides what it skips, by a value that is reported', () => {
  const { fields, values, told } = imported({
    fields: texts('mail', 'x', 'y'),
    logic: [after('mail', jump('y', ['contains', 'mail', '@shop']))],
  })
  const [value] = values ?? []
  expect(value).toMatchObject({
    name: 'Title of mail contains "@shop"',
    formula: {
      kind: 'if',
      when: { dependsOn: fields[0]?.id, condition: 'contains', value: '@shop' },
      yes: { value: 'Yes' },
      no: { value: 'No' },
    },
  })
  expect(fields[1]?.conditional).toEqual({
    dependsOn: value?.id,
    condition: 'equals',
    value: 'No',
  })
  expect(fields[2]).not.toHaveProperty('conditional')
  expect(told).toEqual([
    'The value “Title of mail contains "@shop"” was added: a rule cannot check that an answer does not contain a text.',
  ])
})

test('what one of several answers skips is hidden, too', () => {
  const { fields, values } = imported({
    language: 'de',
    fields: [
      fieldOf('d', 'multiple_choice', { choices, allow_multiple_selection: true }),
      ...texts('x', 'y', 'z'),
    ],
    logic: [after('d', jump('y', ['is', 'd', 'no']), jump('z', ['is', 'd', 'yes']))],
  })
  expect(values?.map(({ name }) => name)).toEqual([
    'Title of d contains "No"',
    'Title of d contains "Yes"',
  ])
  expect(fields[1]?.conditional).toMatchObject({
    operator: 'AND',
    rules: values?.map(({ id }) => ({ fieldId: id, condition: 'equals', value: 'Nein' })),
  })
})

test('a jump that no rule expresses is lost alone, and hides no question', () => {
  const { fields, endings, told } = imported({
    fields: texts('a', 'b', 'c', 'd'),
    thankyou_screens: [
      { ref: 'never', title: 'Never' },
      { ref: 'top', title: 'Top' },
    ],
    logic: [
      after('a', jump('c', ['begins_with', 'a', 'P-'])),
      after('b', jump('never', ['ends_with', 'b', '!'], 'thankyou')),
      after('c', jump('top', ['is_not_answered', 'c'], 'thankyou')),
    ],
  })
  expect(fields.map(({ conditional }) => conditional !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(fields[3]?.conditional).toMatchObject({
    rules: [{ fieldId: fields[2]?.id, condition: 'is_not_empty' }],
  })
  expect(endings?.map(({ title }) => title)).toEqual(['Top'])
  expect(told).toEqual([
    'A jump after "Title of a" was skipped. A rule cannot check "begins with".',
    'A jump after "Title of b" was skipped. A rule cannot check "ends with".',
    'The thank-you screen "Never" was skipped: no condition can express its jump.',
  ])
})

const change = (
  action: string,
  target: string,
  value: readonly [type: string, value: string | number],
) => ({
  action,
  details: {
    target: { type: 'variable', value: target },
    value: { type: value[0], value: value[1] },
  },
  condition: { op: 'always', vars: [] },
})

test('a score adds numeric answers, and loses only the changes that no formula expresses', () => {
  const { fields, values, endings, told } = imported({
    fields: [
      fieldOf('n', 'number'),
      fieldOf('s', 'opinion_scale', { steps: 5 }),
      { ...fieldOf('t', 'short_text'), title: 'Why {{field:n}}?' },
    ],
    variables: { score: 1 },
    logic: [
      after('t', change('add', 'score', ['field', 't']), change('power', 'score', ['constant', 2])),
      after(
        's',
        change('add', 'score', ['field', 's']),
        change('multiply', 'score', ['constant', 2]),
      ),
      after('n', change('add', 'score', ['field', 'n'])),
      after('t', jump('top', ['greater_than', 'score', 3], 'thankyou')),
    ],
    thankyou_screens: [{ ref: 'top', title: 'Top' }],
  })
  expect(values?.[0]?.formula).toEqual({
    kind: 'product',
    of: [
      {
        kind: 'sum',
        of: [
          { kind: 'number', value: 1 },
          { kind: 'answer', id: fields[0]?.id },
          { kind: 'answer', id: fields[1]?.id },
        ],
      },
      { kind: 'number', value: 2 },
    ],
  })
  expect(endings).toHaveLength(1)
  expect(told).toEqual([
    'At "Why [Title of n]?", a calculation ("power") was skipped: its parts are not known.',
    'At "Why [Title of n]?", "Why [Title of n]?" is added to "score". This calculation was skipped.',
  ])
})

test('another answer than the named one gives points only if the question was asked', () => {
  const { fields, values } = imported({
    fields: [fieldOf('a', 'yes_no'), fieldOf('b', 'yes_no'), ...texts('c')],
    variables: { score: 0 },
    logic: [
      after('a', jump('c', ['is', 'a', false])),
      after('b', {
        ...change('add', 'score', ['constant', 2]),
        condition: condition(['is_not', 'b', true]),
      }),
    ],
  })
  const [a, b] = fields
  expect(values?.[0]?.formula).toMatchObject({
    of: [
      { value: 0 },
      {
        when: {
          operator: 'AND',
          rules: [
            { fieldId: a?.id, condition: 'not_equals', value: 'No' },
            { fieldId: b?.id, condition: 'not_equals', value: 'Yes' },
          ],
        },
      },
    ],
  })
})

test('a jump reads a score as it is at its step, without later changes', () => {
  const { fields, values, told } = imported({
    fields: [fieldOf('a', 'number'), ...texts('b'), fieldOf('c', 'number'), ...texts('d')],
    variables: { score: 0 },
    logic: [
      after('a', change('add', 'score', ['field', 'a'])),
      after('b', jump('d', ['greater_than', 'score', 3])),
      after('c', change('add', 'score', ['field', 'c'])),
    ],
  })
  const [interim, total] = values ?? []
  const answer = (at: number) => ({ kind: 'answer', id: fields[at]?.id })
  expect(total).toMatchObject({
    name: 'score',
    formula: { kind: 'sum', of: [{ value: 0 }, answer(0), { kind: 'if', yes: answer(2) }] },
  })
  expect(interim).toMatchObject({
    name: 'score after "Title of b"',
    formula: { kind: 'sum', of: [{ value: 0 }, answer(0)] },
  })
  expect(fields[2]?.conditional).toMatchObject({
    operator: 'OR',
    rules: [
      { fieldId: interim?.id, condition: 'equals', value: '3' },
      { fieldId: interim?.id, condition: 'less_than', value: '3' },
    ],
  })
  expect(told).toEqual([])
})

test('built-in texts are in the language of the form, and losses name their question', () => {
  const { fields, told } = imported({
    settings: { language: 'de' },
    fields: [
      fieldOf('name', 'yes_no'),
      fieldOf('terms', 'legal'),
      fieldOf('kind', 'multiple_choice', { choices, allow_other_choice: true }),
      fieldOf('c', 'calendly'),
    ],
  })
  expect(fields.map(({ options, other }) => [options, other])).toEqual([
    [['Ja', 'Nein'], undefined],
    [['Ich stimme zu', 'Ich stimme nicht zu'], undefined],
    [['Yes', 'No'], 'Sonstiges'],
    [undefined, undefined],
  ])
  expect(told).toEqual([
    'Appointments of Calendly do not exist here. It was imported as a URL field.',
  ])
})
