import { formSchema } from '@ramiform/contract/form-schema'
import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corpus } from './corpus/index.ts'
import { longestDescription, recognizeDescription } from './recognize-description.ts'
import { score } from './testing/score.ts'

function recognized(text: string) {
  let count = 0
  return recognizeDescription(text, () => {
    count += 1
    return `field_${count}`
  })
}

/** One line for each field: `radio* Size [S, M] if Shirt is Yes`. */
function linesOf(text: string): readonly string[] {
  const { fields } = recognized(text)
  return fields.map((field) => lineOf(field, fields))
}

function lineOf({ type, required, label, options, conditional }: Field, fields: readonly Field[]) {
  const when =
    conditional === undefined
      ? ''
      : ` if ${describeConditional(conditional, { fields, settings: {} })
          .map(({ text }) => text)
          .join('')}`
  return `${type}${required ? '*' : ''} ${label}${options ? ` [${options.join(', ')}]` : ''}${when}`
}

describe('the corpus', () => {
  const scores = corpus.map((description) => ({ description, found: score(description) }))
  const sum = (name: Exclude<keyof ReturnType<typeof score>, 'differences'>) =>
    scores.reduce((total, { found }) => total + found[name], 0)

  test('has at least sixty descriptions', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60)
  })

  test('recognizes the fields that were asked for, and no others', () => {
    expect(sum('right') / sum('found')).toBeGreaterThan(0.96)
    expect(sum('right') / sum('expected')).toBeGreaterThan(0.94)
    expect(sum('optionsRight') / sum('optionsExpected')).toBeGreaterThan(0.9)
    expect(sum('otherType') / sum('right')).toBeLessThan(0.04)
  })

  test('conditions refer to the right question', () => {
    expect(sum('conditionsRight') / sum('conditionsFound')).toBeGreaterThan(0.9)
    expect(sum('conditionsRight') / sum('conditionsExpected')).toBeGreaterThan(0.85)
    expect(sum('conditionsWrong')).toBe(0)
  })

  test.each(corpus.filter(({ fields }) => fields.length === 0))(
    '$text asks nothing',
    ({ text }) => {
      expect(linesOf(text)).toEqual([])
    },
  )
})

test('a condition on an unasked question adds that question before', () => {
  expect(linesOf('If they own a car, ask for the make and model.')).toEqual([
    'radio Do you own a car? [Yes, No]',
    'text Make if Do you own a car? is Yes',
    'text Model if Do you own a car? is Yes',
  ])
})

test('"if yes" and "if not" refer to the question before', () => {
  expect(
    linesOf('Ask whether they can come. If yes, ask how many seats they need. If not, ask why.'),
  ).toEqual([
    'radio Can you come? [Yes, No]',
    'number How many seats do you need? if Can you come? is Yes',
    'textarea Why? if Can you come? is No',
  ])
})

test('an uncertain condition gives a warning and no rule', () => {
  const told = (text: string) => [
    ...linesOf(text),
    ...recognized(text).warnings.map(({ message }) => message),
  ]
  expect(told('Department: IT, HR, Sales. If it is urgent, ask for a phone number.')).toEqual([
    'radio Department [IT, HR, Sales]',
    'phone Phone number',
    '"if it is urgent" was not understood: it always shows.',
  ])
  expect(told('Ask for name and phone. Do you smoke? If yes, ask for their phone.')).toEqual([
    'text Name',
    'phone Phone',
    'radio Do you smoke? [Yes, No]',
    '"if yes" was left aside, since it is asked for already: it always shows.',
  ])
  expect(
    told('Contact: parent, other. If the other parent attends too, ask for their name.'),
  ).not.toContainEqual(expect.stringContaining('is Other'))
})

test('a negation is not read as its opposite', () => {
  expect(
    linesOf('Ask: do you live without pets? If they have pets, ask for the breed.').filter((line) =>
      line.includes('without pets? is Yes'),
    ),
  ).toEqual([])
})

test('"if other, specify" does not apply to the fields behind', () => {
  expect(linesOf('Ask for the size: S, M, other. If other, specify, colour, date.')).toEqual([
    'radio Size [S, M, Other]',
    'text Please specify if Size is Other',
    'text Colour',
    'date Date',
  ])
})

test('options keep their prices', () => {
  expect(linesOf('Ask for the class: economy ($30/day), van ($1,090/day).')).toEqual([
    'radio Class [Economy ($30/day), Van ($1,090/day)]',
  ])
})

test('a condition on a number is a comparison', () => {
  expect(
    linesOf('Ask for their age. If they are under 18, ask for a parent phone number.'),
  ).toEqual(['number Age', 'phone Parent phone number if Age is less than 18'])
})

test('a label names its owner when there are two', () => {
  expect(linesOf("Collect the owner's name and email, and the dog's name and age.")).toEqual([
    "text Owner's name",
    "email Owner's email",
    "text Dog's name",
    "number Dog's age",
  ])
})

test('a repeated request gives one field', () => {
  expect(linesOf('Ask for name and email. Name and e-mail address are required.')).toEqual([
    'text* Name',
    'email* Email',
  ])
})

test('bullets below a question are its options', () => {
  expect(
    linesOf('Fields:\n- Name (required)\n- How did you hear about us?\n  - A friend\n  - An ad'),
  ).toEqual(['text* Name', 'radio How did you hear about us? [A friend, An ad]'])
})

test('each field has the words it came from', () => {
  const { fields, origins } = recognized('Ask for name and which day suits them (Mon or Tue).')
  expect(fields.map(({ id }) => origins.get(id))).toEqual([
    'name',
    'which day suits them (Mon or Tue)',
  ])
})

test('an unknown condition gives a warning, and the field always shows', () => {
  const { fields, warnings } = recognized('Ask for name. Ask for a phone number if it rains.')
  expect(fields.map(({ label }) => label)).toEqual(['Name', 'Phone number'])
  expect(warnings).toEqual([
    { message: '"if it rains" was not understood: it always shows.', fieldId: fields[1]?.id },
  ])
})

test('a long text is read up to the limit, with a warning', () => {
  const { fields, warnings } = recognized('Ask for name, email and age. '.repeat(40_000))
  expect(fields).toHaveLength(3)
  const limit = longestDescription.toLocaleString('en')
  expect(warnings[0]?.message).toBe(`Only the first ${limit} characters were read.`)
})

test('any text gives fields that a form can store, with unique ids', () => {
  const words = fc.constantFrom(
    ...corpus.flatMap(({ text }) => text.split(/(?<=[\s,.?:(])/)).slice(0, 900),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((some) => some.join('')),
    fc
      .array(
        fc.constantFrom('(', ')', ', ', ': ', ' or ', 'if ', '- ', '\n', '?', 'name', 'ask for '),
        {
          maxLength: 200,
        },
      )
      .map((some) => some.join('')),
  )
  fc.assert(
    fc.property(text, (some) => {
      const { fields } = recognized(some)
      expect(formSchema.safeParse({ fields }).error?.issues).toBeUndefined()
      expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    }),
    { numRuns: 300 },
  )
})

test('a text with thousands of blanks is read like one with a few', () => {
  const blanks = ' '.repeat(9_000)
  expect(linesOf(`Ask for name,${blanks}email${blanks}`)).toEqual(['text Name', 'email Email'])
  expect(linesOf(`Name\n${'\n'.repeat(9_000)}Email`)).toEqual(['text Name', 'email Email'])
  expect(linesOf(blanks)).toEqual([])
})
