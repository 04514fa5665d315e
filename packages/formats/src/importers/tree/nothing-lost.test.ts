import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { tree } from './tree.ts'

/** Fields in short, and the warnings. */
function read(text: string) {
  const result = tree.read(text, countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  return {
    fields: result.fields.map(({ type, label, options = [] }) =>
      options.length > 0 ? `${type} ${label}: ${options.join(', ')}` : `${type} ${label}`,
    ),
    warnings: result.warnings.map(({ message }) => message),
  }
}

test('items of a list of questions are fields, though they do not ask by themselves', () => {
  const list =
    '- Company name\n- Website\n- What do you want?\n- Budget (under 1000, 1000-5000, over 5000)\n- Deadline\n'
  expect(read(`Questions for new clients:\n${list}`)).toEqual({
    fields: [
      'text Company name',
      'text Website',
      'text What do you want?',
      'radio Budget: under 1000, 1000-5000, over 5000',
      'date Deadline',
    ],
    warnings: [],
  })
  expect(
    read('1) Name\n2) Email\n3) Do you eat fish?\n   yes -> which?\n4) Meal: fish / meat\n').fields,
  ).toEqual([
    'text Name',
    'email Email',
    'radio Do you eat fish?: yes, no',
    'text which?',
    'radio Meal: fish, meat',
  ])
})

test('a line that asks for anything else is a field', () => {
  const asked = 'How was it?\n- Great\n- Bad\nAny other comments\nWho are you?\n'
  expect(read(asked).fields).toEqual([
    'radio How was it?: Great, Bad',
    'text Any other comments',
    'text Who are you?',
  ])
  expect(read('Who are you?\nAnything else you want to tell us\n').fields).toEqual([
    'text Who are you?',
    'text Anything else you want to tell us',
  ])
})

test('each line that gives no field is named once', () => {
  const text =
    'Feedback\n\nWho are you?\n\nThe kitchen\n\nHow was it?\n- Good\n- Bad\n\nThe kitchen\n'
  expect(read(text).warnings).toEqual(['This line was not imported: “The kitchen”'])
})

test('the outcomes of a tree share one warning', () => {
  const outcomes = Array.from(
    { length: 14 },
    (_, at) => `  - Answer ${at} → Send letter ${at} home`,
  )
  const { fields, warnings } = read(`Which?\n${outcomes.join('\n')}\n`)
  expect(fields).toHaveLength(1)
  expect(warnings).toEqual([
    '14 lines ask nothing and were not imported: “Send letter 0 home” “Send letter 1 home” “Send letter 2 home” …',
  ])
})
