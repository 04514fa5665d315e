import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

/** What an import gives of a survey of SurveyJS. */
function imported(survey: object) {
  const result = json.read(JSON.stringify(survey), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  return { ...result, told: result.warnings.map(({ message }) => message) }
}

const page = (...elements: object[]) => ({ pages: [{ name: 'one', elements }] })
const number = (name: string) => ({ type: 'text', inputType: 'number', name })

test('calculated values and expressions become values that conditions can read', () => {
  const { fields, values, told } = imported({
    ...page(
      number('a'),
      number('b'),
      { type: 'boolean', name: 'tip' },
      { type: 'expression', name: 'half', title: 'Half', expression: 'round({total} / 2, 1)' },
      { type: 'comment', name: 'why', visibleIf: '{total} > 100' },
    ),
    calculatedValues: [
      { name: 'total', expression: 'iif({tip} = true, sum({a}, {b}) + 5, {a} + {b})' },
      { name: 'age', expression: 'age({born})' },
      { name: 'size', expression: "iif({total} > 10, 'large', 'small')" },
    ],
  })
  const [total, size, half] = values ?? []
  expect(size?.formula).toMatchObject({ when: { rules: [{ fieldId: total?.id, value: '10' }] } })
  expect(total?.formula).toMatchObject({
    kind: 'if',
    when: { dependsOn: fields[2]?.id, condition: 'equals', value: 'Yes' },
  })
  expect(half).toMatchObject({ name: 'Half', formula: { kind: 'round', places: 1 } })
  expect(fields[3]?.conditional).toMatchObject({ rules: [{ fieldId: total?.id, value: '100' }] })
  expect(told).toEqual([
    'The calculation "age" was skipped: it calls the function "age".',
    '"Half" was shown on the page. To show it here, put the value into a text.',
  ])
})

test('texts in several languages become translations, and the title a name', () => {
  const { fields, translations, head, told } = imported({
    ...page({
      type: 'dropdown',
      name: 'size',
      title: { default: 'Size', de: 'Größe', tlh: 'x' },
      choices: [{ value: 's', text: { default: 'Small', de: 'Klein' } }, 'L'],
    }),
    title: { default: 'Shirts', de: 'Hemden' },
    completeText: { default: 'Order', de: 'Bestellen' },
  })
  const id = fields[0]?.id
  expect(translations).toEqual([
    {
      language: 'de',
      texts: [
        { place: `${id}.label`, source: 'Size', text: 'Größe' },
        { place: `${id}.option:Small`, source: 'Small', text: 'Klein' },
        { place: 'form:title', source: 'Shirts', text: 'Hemden' },
        { place: 'form:submitButtonText', source: 'Order', text: 'Bestellen' },
      ],
    },
  ])
  expect(head).toMatchObject({ name: 'Shirts', settings: { submitButtonText: 'Order' } })
  expect(told).toEqual(['The texts in the language "tlh" were skipped.'])
})

test('a survey in another language than English has its own texts first', () => {
  const { fields, translations } = imported({
    ...page({ type: 'text', name: 'n', title: { default: 'Name', fr: 'Nom' } }),
    locale: 'fr',
  })
  expect(fields[0]?.label).toBe('Nom')
  expect(translations).toEqual([
    { language: 'en', texts: [{ place: `${fields[0]?.id}.label`, source: 'Nom', text: 'Name' }] },
  ])
})

test('an order that a question of ours cannot have is reported', () => {
  const { fields, told } = imported(
    page(
      { type: 'dropdown', name: 'd', choices: ['x', 'y'], choicesOrder: 'asc' },
      { type: 'ranking', name: 'r', choices: ['x', 'y'], choicesOrder: 'random' },
    ),
  )
  expect(fields.map(({ shuffle }) => shuffle)).toEqual([undefined, undefined])
  expect(told).toEqual([
    'Its order is "asc". Here the order is fixed.',
    'Its order is "random". Here the order is fixed.',
  ])
})

test('what a question of ours does not have is reported', () => {
  const { fields, told } = imported(
    page(
      {
        type: 'multipletext',
        name: 'home',
        title: 'Home',
        items: [{ name: 'street', title: 'Street' }],
      },
      {
        type: 'rating',
        name: 'r',
        minRateDescription: 'Bad',
        maxRateDescription: 'Good',
        showCommentArea: true,
      },
      {
        type: 'checkbox',
        name: 'c',
        choices: ['x', 'y'],
        maxSelectedChoices: 1,
        choicesOrder: 'random',
        correctAnswer: 'x',
      },
      {
        type: 'text',
        name: 't',
        readOnly: true,
        validators: [
          { type: 'text', maxLength: 9 },
          { type: 'expression', expression: '{c} = 1' },
        ],
      },
      { type: 'html', name: 'h', html: '<p>Read <b>this</b>.</p>' },
    ),
  )
  expect(fields.map(({ label }) => label)).toEqual(['Home: Street', 'r', 'c', 't'])
  expect(fields[1]?.description).toBe('1: Bad, 5: Good')
  expect(fields[2]).toMatchObject({ maxChoices: 1 })
  expect(fields.map(({ shuffle }) => shuffle)).toEqual([undefined, undefined, true, undefined])
  expect(told).toEqual([
    'Skipped "Read this.": it is not a question.',
    'Its comment box was skipped.',
    'Its correct answer was skipped.',
    'It is read-only in the survey. Here it can be filled in.',
    'Its check "{c} = 1" was not imported.',
  ])
})

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

test('conditions of rows are kept, and those of columns are reported', () => {
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

test('the first check of a text gives its type and limits', () => {
  const check = (type: string, more: object = {}) => ({ validators: [{ type, ...more }] })
  const { fields, told } = imported(
    page(
      { type: 'text', name: 'n', ...check('numeric', { minValue: 10, maxValue: 99 }) },
      { type: 'text', name: 'e', ...check('email') },
      { type: 'comment', name: 'c', ...check('text', { minLength: 20 }) },
      { type: 'comment', name: 'd', ...check('expression', { expression: '{n} > 1' }) },
    ),
  )
  expect(fields).toMatchObject([
    { type: 'number', validation: { min: 10, max: 99 } },
    { type: 'email' },
    { type: 'textarea', validation: { min: 20 } },
    { type: 'textarea' },
  ])
  expect(told).toEqual(['Its check "{n} > 1" was not imported.'])
})

test('older surveys keep values before texts and the words at the ends of ratings', () => {
  const { fields } = imported({
    questions: [
      { type: 'radiogroup', name: 'price', choices: ['low|Too low', 'fair'] },
      {
        type: 'rating',
        name: 'r',
        visibleIf: "{price} = 'low'",
        mininumRateDescription: 'Bad',
        maximumRateDescription: 'Good',
      },
    ],
  })
  expect(fields[0]?.options).toEqual(['Too low', 'fair'])
  expect(fields[1]).toMatchObject({
    description: '1: Bad, 5: Good',
    conditional: { value: 'Too low' },
  })
})

test('files keep their limits, and other settings of questions and surveys are reported', () => {
  const { fields, told } = imported({
    ...page(
      {
        type: 'file',
        name: 'f',
        acceptedTypes: 'image/*',
        maxSize: 2_000_000,
        allowMultiple: true,
      },
      {
        type: 'text',
        name: 't',
        inputType: 'datetime-local',
        min: '2030-01-01',
        max: 'soon',
        requiredErrorText: 'Tell us when',
        defaultValue: '2030-05-01',
        maxValueExpression: 'today()',
      },
      { type: 'text', name: 'p', inputType: 'password' },
      {
        type: 'multipletext',
        name: 'm',
        title: 'Home',
        description: 'Where you live',
        isRequired: true,
        items: [
          { name: 'a', title: 'Street' },
          { name: 'b', title: 'Town' },
        ],
      },
      {
        type: 'checkbox',
        name: 'c',
        choices: [
          { value: 'x', isExclusive: true },
          { value: 'y', showCommentArea: true },
        ],
      },
    ),
    locale: 'pl',
    maxTimeToFinish: 60,
    questionsOrder: 'random',
    firstPageIsStarted: true,
  })
  expect(fields[0]?.upload).toEqual({ maxFiles: 20, maxMegabytes: 2, kinds: ['image'] })
  expect(fields[1]).toMatchObject({
    earliest: '2030-01-01',
    errorText: 'Tell us when',
    defaultAnswer: '2030-05-01',
  })
  expect(fields[3]?.description).toBe('Where you live')
  expect(told).toEqual([
    'The survey’s time limit was not imported.',
    'The survey’s first page is a start page. Here it is a page.',
    'The questions are in random order. Here the order is fixed.',
    'It accepts more files. Here it accepts up to 20.',
    'Its largest value is today(). This could not be imported.',
    'It asks for a time, too. Here it is a date.',
    'Its last date is soon. This limit was not imported.',
    'It hides what people type. Here it shows.',
    'One of its texts is required. Here each of them is optional.',
    'Texts beside its choices were skipped.',
    'A choice excludes all others. This was not imported.',
    'Buttons and messages do not exist in the language "pl". They are in English.',
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

test('a question alone asks for an answer that is not false', () => {
  const { fields } = imported(
    page(
      { type: 'boolean', name: 'b' },
      { type: 'boolean', name: 'c', valueTrue: 'Y', valueFalse: 'N' },
      { type: 'text', name: 'd', visibleIf: '{b}' },
      { type: 'text', name: 'e', visibleIf: '{c}' },
    ),
  )
  expect(fields.slice(2).map(({ conditional }) => conditional)).toEqual([
    expect.objectContaining({
      rules: [
        expect.objectContaining({ condition: 'is_not_empty' }),
        expect.objectContaining({ condition: 'not_equals', value: 'No' }),
      ],
    }),
    expect.objectContaining({ rules: [expect.objectContaining({ condition: 'is_not_empty' })] }),
  ])
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

test('the title and the button are in the language of the survey, and others are translations', () => {
  const { head, translations } = imported({
    ...page({ type: 'text', name: 'a' }),
    locale: 'fr',
    title: { default: 'Insurance quote', fr: 'Devis' },
    completeText: { default: 'Send it', fr: 'Envoyer' },
  })
  expect(head).toMatchObject({
    name: 'Devis',
    settings: { title: 'Devis', submitButtonText: 'Envoyer', language: 'fr' },
  })
  expect(translations).toEqual([
    {
      language: 'en',
      texts: [
        { place: 'form:title', source: 'Devis', text: 'Insurance quote' },
        { place: 'form:submitButtonText', source: 'Envoyer', text: 'Send it' },
      ],
    },
  ])
})

test('texts with the codes of languages alone are translated, too', () => {
  const { fields, head, translations, told } = imported({
    ...page(
      { type: 'text', name: 'car', title: { fr: 'Voiture', en: 'Car' }, defaultValue: 'x' },
      { type: 'text', name: 'only', title: { de: 'Rad' } },
      {
        type: 'text',
        name: 'year',
        title: 'Année',
        isRequired: true,
        requiredErrorText: { fr: 'Il manque', en: 'Missing' },
      },
    ),
    locale: 'fr',
    title: { fr: 'Devis', en: 'Quote' },
  })
  expect(fields.map(({ label }) => label)).toEqual(['Voiture', 'Rad', 'Année'])
  expect(head).toMatchObject({ name: 'Devis', settings: { language: 'fr' } })
  expect(translations).toMatchObject([
    {
      language: 'en',
      texts: [
        { source: 'Voiture', text: 'Car' },
        { source: 'Il manque', text: 'Missing' },
        { place: 'form:title', source: 'Devis', text: 'Quote' },
      ],
    },
  ])
  expect(told).toEqual([])
})

test('yes, no, other and none are in the language of the survey', () => {
  const { fields, translations } = imported({
    ...page(
      { type: 'boolean', name: 'b', title: { default: 'Same?', fr: 'Pareil ?' } },
      { type: 'boolean', name: 'own', labelTrue: { default: 'Sure', fr: 'Certes' } },
      { type: 'radiogroup', name: 'r', choices: ['A'], showOtherItem: true, showNoneItem: true },
      { type: 'text', name: 't', visibleIf: '{b} = false' },
    ),
    locale: 'fr',
  })
  expect(fields).toMatchObject([
    { options: ['Oui', 'Non'] },
    { options: ['Certes', 'Non'] },
    { options: ['A', 'Aucun'], other: 'Autre' },
    { conditional: { value: 'Non' } },
  ])
  const texts = translations?.[0]?.texts.map(({ source, text }) => `${source}: ${text}`)
  expect(texts).toEqual([
    'Pareil ?: Same?',
    'Oui: Yes',
    'Non: No',
    'Certes: Sure',
    'Non: No',
    'Aucun: None',
    'Autre: Other',
  ])
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

test('one question a page and the preview become settings', () => {
  const { head } = imported({
    elements: [{ type: 'text', name: 'a' }],
    questionsOnPageMode: 'questionPerPage',
    showPreviewBeforeComplete: 'showAllQuestions',
  })
  expect(head).toMatchObject({
    settings: { displayStyle: 'single-card', advanced: { requireConfirmation: true } },
  })
  const { sections } = imported({
    pages: ['a', 'b'].map((name) => ({ title: name, elements: [{ type: 'text', name }] })),
    questionsOnPageMode: 'singlePage',
  })
  expect(sections?.map(({ newPage }) => newPage)).toEqual([undefined, undefined])
})

test('masks, small files, results on the page and an exclusive choice are reported', () => {
  const { told } = imported(
    page(
      { type: 'text', name: 'p', maskType: 'pattern', maskSettings: { pattern: '+9 (999)' } },
      { type: 'file', name: 'f', maxSize: 102_400 },
      { type: 'checkbox', name: 'c', choices: ['x'], showNoneItem: true, noneText: 'No one' },
      { type: 'radiogroup', name: 'r', choices: ['x'], showNoneItem: true },
      number('n'),
      { type: 'expression', name: 'e', title: 'Double', expression: '{n} * 2' },
    ),
  )
  expect(told).toEqual([
    'Its format "+9 (999)" was not imported.',
    'It accepts files of up to 0.1 MB. Here they have up to 1 MB.',
    '"No one" excludes all other choices. This was not imported.',
    '"Double" was shown on the page. To show it here, put the value into a text.',
  ])
})

test('each trigger is reported with what it does', () => {
  const { told } = imported({
    ...page(
      { type: 'text', name: 'office', title: 'Your office' },
      { type: 'text', name: 'other' },
    ),
    triggers: [
      { type: 'complete', expression: '{other} = 1' },
      { type: 'setvalue', expression: '{other} = 2', setToName: 'office', setValue: 'none' },
      { type: 'copyvalue', expression: '{other} = 3', fromName: 'office', setToName: 'other' },
      { type: 'skip', expression: '{other} = 4', gotoName: 'office' },
      { type: 'runexpression', runExpression: 'f({other})', setToName: 'office' },
      { type: 'visible', name: 'other', operator: 'equal', value: 'x', questions: ['office'] },
      { type: 'mine', expression: '{other} = 5' },
    ],
  })
  expect(told).toEqual([
    'The trigger "complete" was skipped: it ends the survey if {other} = 1.',
    'The trigger "setvalue" was skipped: it sets "Your office" to "none" if {other} = 2.',
    'The trigger "copyvalue" was skipped: it copies "Your office" to "other" if {other} = 3.',
    'The trigger "skip" was skipped: it goes to "Your office" if {other} = 4.',
    'The trigger "runexpression" was skipped: it runs f({other}) and sets "Your office".',
    'The trigger "visible" was skipped: it shows other questions if {other} equal x.',
    'The trigger "mine" was skipped: it acts if {other} = 5.',
  ])
})

test('a survey without a language has that of its texts', () => {
  const titled = (title: object) =>
    imported({ elements: [{ type: 'text', name: 'a', title }], title: { ...title } })
  const french = titled({ fr: 'Nom' })
  expect(french).toMatchObject({
    fields: [{ label: 'Nom' }],
    head: { settings: { language: 'fr' } },
  })
  const both = titled({ fr: 'Nom', de: 'Name' })
  expect(both).toMatchObject({
    fields: [{ label: 'Name' }],
    head: { name: 'Name', settings: { language: 'de' } },
    translations: [{ language: 'fr' }],
  })
  const usual = titled({ default: 'Name' })
  expect(usual.head).toMatchObject({ settings: { title: 'Name' } })
  expect(usual).not.toHaveProperty('translations')
})
