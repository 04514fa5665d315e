import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'
import { number, page } from './testing/survey-js.ts'

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
    ),
  )
  expect(fields.map(({ label }) => label)).toEqual(['Home: Street', 'r', 'c', 't'])
  expect(fields[1]?.description).toBe('1: Bad, 5: Good')
  expect(fields[2]).toMatchObject({ maxChoices: 1 })
  expect(fields.map(({ shuffle }) => shuffle)).toEqual([undefined, undefined, true, undefined])
  expect(told).toEqual([
    'Its comment box was skipped.',
    'Its correct answer was skipped.',
    'It is read-only in the survey. Here it can be filled in.',
    'Its check "{c} = 1" was not imported.',
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
