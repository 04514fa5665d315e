import { type Conditional, isSimple, rulesOf } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { operatorNames, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understandSentence } from './understand-sentence.ts'
import { ruleConfidence } from './understanding.ts'
import { ruleSentence } from './wording.ts'

const words =
  `name plan rating and or if is not show hide when the company number of over 18 empty Yes No Red email
  date other than contains less more between unless they picked question`.split(/\s+/)

/** Labels with grammar words, digits, quotes, markup, emoji and right-to-left text. */
const label = fc.oneof(
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(' ')),
  fc.constantFrom(
    'Do you own a car?',
    'Tell us if you smoke',
    'The "best" one',
    '<b>Bold</b> & co',
    '🚗 Car model',
    'כמה ילדים יש לך?',
    'ما اسمك؟',
    '住所',
    'E-mail (work)',
    "Owner's name",
    'Size: S/M/L',
    '100%',
    'Question 2b',
    'either A or B',
  ),
  fc.stringMatching(/^[A-Za-z][A-Za-z ]{1,20}[A-Za-z]$/),
)

const numeric = ['number', 'quantity', 'price']
const texts = ['text', 'email', 'phone', 'url']
const sourceTypes = [...texts, ...numeric, 'date', 'radio', 'select', 'checkbox'] as const
const option = fc.oneof(
  fc.constantFrom(
    'Yes',
    'No',
    'Red',
    'Dark Red',
    'Red and Blue',
    '11-50',
    'Not sure',
    "I don't know",
    'Other',
    'None of these',
    'A, B',
    '5 stars',
  ),
  fc.stringMatching(/^[A-Za-z]{2,10}$/),
)

const source: fc.Arbitrary<Omit<Field, 'id'>> = fc
  .record({
    type: fc.constantFrom(...sourceTypes),
    label,
    options: fc.uniqueArray(option, {
      minLength: 1,
      maxLength: 5,
      selector: (one) => one.toLowerCase(),
    }),
  })
  .map(({ type, label: words, options }) => ({
    type,
    label: words,
    ...(['radio', 'select', 'checkbox'].includes(type) && { options }),
  }))

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const form = fc
  .uniqueArray(source, { minLength: 2, maxLength: 6, selector: ({ label: words }) => plain(words) })
  .map((fields) => fields.map((field, at) => ({ ...field, id: `field_${at + 1}` })))

function valueFor({ type, options = [] }: Field): fc.Arbitrary<string> {
  if (options.length > 0) return fc.constantFrom(...options)
  if (numeric.includes(type)) return fc.integer({ min: -500, max: 100_000 }).map(String)
  if (type === 'date') {
    const range = { min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }
    return fc.date(range).map((day) => day.toISOString().slice(0, 10))
  }
  return fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9@.,' -]{1,30}$/),
    fc.constantFrom(
      'Sales and Marketing',
      'if',
      'is not',
      'empty',
      '5 or more',
      'a "quoted" one',
      ' ',
    ),
  )
}

/** Operators that make sense for a field: numbers and days can be compared, words cannot. */
function conditionsFor({ type, options = [] }: Field): readonly string[] {
  return operatorNames.filter((name) => {
    if (name === 'greater_than' || name === 'less_than')
      return numeric.includes(type) || type === 'date'
    if (name === 'contains')
      return texts.includes(type) || (type === 'checkbox' && options.length > 0)
    // For check boxes "is" and "is not" mean that this option is among the ticked ones.
    return !(type === 'checkbox' && (name === 'equals' || name === 'not_equals'))
  })
}

const ruleOnForm = form.chain((fields) =>
  fc.nat({ max: fields.length - 1 }).chain((at) => {
    const [from, to] = [fields[at], fields[(at + 1) % fields.length]]
    if (from === undefined || to === undefined) throw new Error('a form has fields')
    return fc.constantFrom(...conditionsFor(from)).chain((condition) =>
      valueFor(from).map((value) => {
        const needsValue = operators[condition as keyof typeof operators].needsValue
        const rule = { dependsOn: from.id, condition, value: needsValue ? value : '' }
        return { fields, target: to, rule }
      }),
    )
  }),
)

const ofOneRule = (conditional: Conditional) => {
  const [rule] = rulesOf(conditional)
  return { dependsOn: rule?.fieldId, condition: rule?.condition, value: rule?.value }
}

test("a rule's own sentence is understood as that rule", () => {
  fc.assert(
    fc.property(ruleOnForm, ({ fields, target, rule }) => {
      const labels = new Map(fields.map(({ id, label: words }) => [id, words]))
      const sentence = ruleSentence(target.label, rule, (id) => labels.get(id) ?? id)
      const [understood, more] = understandSentence(sentence, fields)
      expect({ sentence, understood, more }).toMatchObject({
        understood: { kind: 'rule', fieldId: target.id },
        more: undefined,
      })
      if (understood?.kind !== 'rule') return
      expect(rulesOf(understood.conditional)).toHaveLength(1)
      expect(ofOneRule(understood.conditional)).toEqual(rule)
    }),
    { numRuns: 300 },
  )
})

test('the sentence of a rule in the editor is understood as that rule', () => {
  const fields: readonly Field[] = [
    { id: 'a', type: 'radio', label: 'Attendance', options: ['In person', 'Online', 'Not sure'] },
    { id: 'b', type: 'checkbox', label: 'Topics', options: ['Law', 'Money', 'Health'] },
    { id: 'c', type: 'number', label: 'Team size' },
    { id: 'd', type: 'date', label: 'Arrival' },
    { id: 'e', type: 'text', label: 'City' },
    { id: 'f', type: 'textarea', label: 'Remarks' },
  ]
  const rules = fc.constantFrom(...fields.slice(0, 5)).chain((from) =>
    fc.constantFrom(...conditionsFor(from)).chain((condition) =>
      (from.type === 'text' ? fc.constantFrom('Bergen', 'New York') : valueFor(from)).map(
        (value) => {
          const needsValue = operators[condition as keyof typeof operators].needsValue
          return { dependsOn: from.id, condition, value: needsValue ? value : '' }
        },
      ),
    ),
  )
  fc.assert(
    fc.property(rules, (rule) => {
      const said = describeConditional(rule, { fields, settings: {} }).map(({ text }) => text)
      const [understood] = understandSentence(`Show remarks when ${said.join('')}`, fields)
      expect({ said: said.join(''), understood }).toMatchObject({
        understood: { kind: 'rule', fieldId: 'f' },
      })
      if (understood?.kind === 'rule') expect(ofOneRule(understood.conditional)).toEqual(rule)
    }),
    { numRuns: 150 },
  )
})

const salad = fc
  .array(
    fc.constantFrom(
      ...words,
      ...'show hide if unless either both neither nor all of these : , ( ) “ ” " \' ? ! . ; - -> 5 1,000 $50 03/04/2026 otherwise then to for everyone except students who said it picked left blank not 2026-01-01 at least than'.split(
        ' ',
      ),
      '\n',
      '😀',
      'ß',
      '\u202e',
    ),
    { maxLength: 60 },
  )
  .map((some) => some.join(' '))

test('any text gives at least one reply, and every rule reads fields of the form', () => {
  fc.assert(
    fc.property(
      fc.oneof(salad, fc.string({ unit: 'binary', maxLength: 300 })),
      form,
      (text, fields) => {
        const understood = understandSentence(text, fields)
        expect(understood.length).toBeGreaterThan(0)
        const ids = new Set(fields.map(({ id }) => id))
        for (const one of understood) {
          if (one.kind === 'declined') expect([one.reason, one.hint]).not.toContain('')
          if (one.kind !== 'rule') {
            expect(one.confidence).toBeLessThanOrEqual(ruleConfidence)
            continue
          }
          expect(one.confidence).toBeGreaterThan(ruleConfidence)
          const rules = rulesOf(one.conditional)
          expect(ids).toContain(one.fieldId)
          for (const { fieldId, condition } of rules) {
            expect(ids).toContain(fieldId)
            expect(fieldId).not.toBe(one.fieldId)
            expect(operatorNames).toContain(condition)
          }
          expect(rules.length).toBeLessThanOrEqual(limits.rulesPerField)
          if (!isSimple(one.conditional))
            expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
          expect(one.formConfig.fieldId).toBe(one.fieldId)
        }
      },
    ),
    { numRuns: 500 },
  )
})
