import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

const fieldOf = (ref: string, type: string, properties: object = {}, more: object = {}) => ({
  ...{ ref, type, title: `Title of ${ref}`, properties },
  ...more,
})
const choices = ['Yes', 'No'].map((label) => ({ ref: label.toLowerCase(), label }))

/** What an import gives of a form of Typeform. */
function imported(form: object) {
  const result = json.read(JSON.stringify(form), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  return { ...result, told: result.warnings.map(({ message }) => message) }
}

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
  expect(told).toEqual([
    'The calculation "product" was skipped: it is more than a sum of fixed numbers.',
  ])
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
    welcome_screens: [{ title: 'Hi {{var:club}}', attachment: { href: 'x' } }],
    fields: [
      fieldOf('a', 'short_text', { description: 'One\n\nTwo' }),
      fieldOf('p', 'payment', { price: { type: 'variable', value: 'sum' }, currency: 'EUR' }),
    ],
    variables: { club: 'Skua', sum: 3 },
  })
  expect(fields[0]?.description).toBe('One\n\nTwo')
  expect(head).toMatchObject({ settings: { description: 'Hi {{var:club}}' } })
  expect(values?.map(({ name }) => name)).toEqual(['sum'])
  expect(told).toEqual([
    'Pictures of the welcome and thank-you screens were skipped.',
    '“{{var:club}}” in the welcome text stays text.',
    'Buttons and messages do not exist in the language "pl". They are in English.',
    'The calculation "club" was skipped: it is a text.',
    'Its price is a variable. Set its amount here.',
  ])
})
