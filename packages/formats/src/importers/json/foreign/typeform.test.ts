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
  expect(fields[2]).toMatchObject({ type: 'checkbox', shuffle: true })
  expect(head).toEqual({
    name: 'Regatta',
    description: '',
    settings: { title: 'Regatta', description: 'Ahoy\n\nTwo minutes.', language: 'de' },
  })
  expect(told).toEqual([
    'Its picture or video was not imported.',
    'The pictures of its choices were not imported.',
    'It allows up to 2 choices. This limit was not imported.',
  ])
})
