import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Group, Rule } from '../conditions/condition.ts'
import { readAnswer } from '../conditions/reading.ts'
import { ruleHolds } from '../conditions/whole-truth.ts'
import { createFilling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import type { Formula } from '../formula.ts'
import { readsOf } from '../formula.ts'
import { isTooLarge } from '../formula-size.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes as fieldTypes } from '../testing/field-types.ts'
import type { Value } from '../value.ts'
import { computeFormula } from './compute-formula.ts'
import { computeValues } from './compute-values.ts'
import { division, product, readDecimal, rounded, writeDecimal } from './decimal.ts'
import { liveValues } from './live-values.ts'
import { readFormula } from './read-formula.ts'
import { sourcesOfFormulas } from './sources-of-formulas.ts'
import { writeFormula } from './write-formula.ts'

const form = aForm()
  .number('a', { label: 'Guests {{a|}}' })
  .number('b', { label: 'Guests' })
  .text('c', { label: 'Say "hi", {you}' })
  .radio('d', ['One', 'T"w\\o', ''], { label: 'guests' })
  .checkbox('e', ['x', 'y'])
const sources = sourcesOfFormulas(form, fieldTypes)

const id = fc.constantFrom('a', 'b')
const decimal = fc
  .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`))

const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    id: fc.constant(''),
    fieldId: id,
    condition: fc.constantFrom('equals', 'not_equals', 'greater_than', 'less_than'),
    value: decimal.map((number) => String(number).replace(/e.*/, '')),
  }),
  fc.record({
    id: fc.constant(''),
    fieldId: fc.constantFrom('a', 'c', 'd', 'e'),
    condition: fc.constantFrom('is_empty', 'is_not_empty'),
    value: fc.constant(''),
  }),
  fc.record({
    id: fc.constant(''),
    fieldId: fc.constant('c'),
    condition: fc.constantFrom('equals', 'contains'),
    value: fc.string({ unit: 'binary', minLength: 1 }),
  }),
)

/** Groups as they are read: none of one part. */
const group: fc.Arbitrary<Group> = fc.letrec<{ group: Group }>((tie) => ({
  group: fc
    .record({
      id: fc.constant(''),
      operator: fc.constantFrom('AND' as const, 'OR' as const),
      rules: fc.array(rule, { maxLength: 3 }),
      groups: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('group'), { maxLength: 2 })),
    })
    .map((one) =>
      one.rules.length + one.groups.length >= 2
        ? one
        : { ...one, rules: [onlyRule, onlyRule], groups: [] },
    ),
})).group
const onlyRule: Rule = { id: '', fieldId: 'a', condition: 'is_empty', value: '' }

const when = fc.oneof(
  rule.map((one) => ({ operator: 'AND' as const, rules: [one], groups: [] })),
  group.map(({ operator, rules, groups }) => ({ operator, rules, groups })),
)

const { number: numbers } = fc.letrec<{ number: Formula }>((tie) => {
  const several = fc.array(tie('number'), { minLength: 2, maxLength: 3 })
  return {
    number: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.record({ kind: fc.constant('number' as const), value: decimal }),
      fc.record({ kind: fc.constant('answer' as const), id }),
      fc.record({ kind: fc.constant('count' as const), id: fc.constantFrom('c', 'd', 'e') }),
      fc.record({
        kind: fc.constant('points' as const),
        id: fc.constant('d'),
        points: fc.uniqueArray(
          fc.record({ option: fc.constantFrom('One', 'T"w\\o'), points: decimal }),
          { minLength: 1, selector: ({ option }) => option },
        ),
      }),
      fc.record({
        kind: fc.constantFrom(
          'sum' as const,
          'difference' as const,
          'product' as const,
          'division' as const,
        ),
        of: several,
      }),
      fc.record({
        kind: fc.constantFrom('min' as const, 'max' as const),
        of: fc.array(tie('number'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('round' as const),
        of: tie('number'),
        places: fc.integer({ min: 0, max: 12 }),
      }),
      fc.record({
        kind: fc.constant('if' as const),
        when,
        yes: tie('number'),
        no: tie('number'),
      }),
    ),
  }
})
const texts = fc.record({
  kind: fc.constant('if' as const),
  when,
  yes: fc.record({ kind: fc.constant('text' as const), value: fc.string({ unit: 'binary' }) }),
  no: fc.oneof(numbers, fc.record({ kind: fc.constant('answer' as const), id: fc.constant('c') })),
})
const formulas: fc.Arbitrary<Formula> = fc
  .oneof(numbers, texts)
  .filter((formula) => !isTooLarge(formula))

test('a formula that was written and read is the same tree', () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const text = writeFormula(formula, sources)
      const read = readFormula(text, sources)
      expect('formula' in read ? read.formula : read).toEqual(formula)
      expect('formula' in read && writeFormula(read.formula, sources)).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})

test('any text is a formula, or has a mistake at a place in the text', () => {
  const part = fc.constantFrom(
    ...['{Guests}', '{', '}', '"', 'if(', 'round(', ')', '(', ',', '+', '-', '/', '12.5', ' '],
    ...['points(', 'and', '=', '>=', 'is empty', '{d}', '“', 'e', '\n'],
  )
  const text = fc
    .array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (written) => {
      const read = readFormula(written, sources)
      if ('mistake' in read) {
        const { message, from, to } = read.mistake
        expect(message).not.toBe('')
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(written.length)
      } else {
        expect(writeFormula(read.formula, sources)).not.toBe('')
      }
    }),
    { numRuns: 3_000 },
  )
})

const digits = (number: bigint) => number.toString()
const exact = fc.tuple(
  fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n }),
  fc.integer({ min: 0, max: 6 }),
)
const textOf = ([coefficient, places]: readonly [bigint, number]) => {
  const size = digits(coefficient < 0n ? -coefficient : coefficient).padStart(places + 1, '0')
  const whole = size.slice(0, size.length - places)
  const fraction = places === 0 ? '' : `.${size.slice(-places)}`
  return `${coefficient < 0n ? '-' : ''}${whole}${fraction}`
}

test('sums and products of decimals are exact', () => {
  fc.assert(
    fc.property(exact, exact, (a, b) => {
      const [first, second] = [readDecimal(textOf(a)), readDecimal(textOf(b))]
      if (first === undefined || second === undefined) throw new Error('not read')
      const scaled = a[0] * 10n ** BigInt(6 - a[1]) + b[0] * 10n ** BigInt(6 - b[1])
      expect(writeDecimal(first + second)).toBe(writeDecimal(scaled * 10n ** 6n))
      expect(writeDecimal(product(first, second))).toBe(
        writeDecimal(a[0] * b[0] * 10n ** BigInt(12 - a[1] - b[1])),
      )
      expect(readDecimal(writeDecimal(first))).toBe(first)
      if (second !== 0n) {
        const back = product(division(first, second) ?? 0n, second) - first
        const size = second < 0n ? -second : second
        expect((back < 0n ? -back : back) <= size / 10n ** 12n + 1n).toBe(true)
      }
    }),
  )
})

test('any decimal number is read exactly, and rounded half away from zero at the twelfth place', () => {
  const any = fc.tuple(
    fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
    fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 16 })),
  )
  fc.assert(
    fc.property(any, ([coefficient, places]) => {
      const [size, scale] = [coefficient < 0n ? -coefficient : coefficient, 10n ** BigInt(places)]
      fc.pre(size < 10n ** 15n * scale)
      const expected = (2n * size * 10n ** 12n + scale) / (2n * scale)
      const text = textOf([coefficient, places])
      // Rounded to the next whole number, it may be too large.
      fc.pre(Math.abs(Number(text)) < 1e15)
      const read = readDecimal(text)
      expect(read).toBe(coefficient < 0n ? -expected : expected)
      if (read === undefined || places > 12) return
      const shortest = places === 0 ? text : text.replace(/\.?0+$/, '')
      expect(writeDecimal(read)).toBe(shortest === '-0' ? '0' : shortest)
    }),
    { numRuns: 2_000 },
  )
})

test('numbers with an exponent are read as what they stand for', () => {
  const texts = ['1.5e3', '1.234561e5', '12E-2', '-4e-12', '4e-13', '6e-13', '.5e1', '1e14']
  expect(texts.map((text) => writeDecimal(readDecimal(text) ?? 0n))).toEqual([
    ...['1500', '123456.1', '0.12', '-0.000000000004', '0', '0.000000000001', '5'],
    '100000000000000',
  ])
})

test('live results are those of the server, in any order of answers, and listeners hear of each once', () => {
  const given = { a: '', b: '', c: '', d: '', e: '' }
  const change = fc.oneof(
    fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('', '0', '2', '12.5', '-3', 'x')),
    fc.tuple(fc.constant('c'), fc.constantFrom('', 'ACME')),
    fc.tuple(fc.constant('d'), fc.constantFrom('', 'One')),
  )
  const three = fc.tuple(formulas, formulas, formulas)
  fc.assert(
    fc.property(three, fc.array(change, { maxLength: 12 }), (trees, changes) => {
      const schema: FormSchema = {
        ...form,
        fields: form.fields.map((field) => ({
          ...field,
          ...(field.id === 'b' && shownWhen('v0', 'greater_than', '1')),
          ...(field.id === 'c' && shownWhen('v1', 'greater_than', '1')),
        })),
        values: trees.map((tree, at): Value => {
          const before = { kind: 'answer' as const, id: at === 0 ? 'a' : `v${at - 1}` }
          return {
            id: `v${at}`,
            name: `v${at}`,
            type: at === 2 ? 'text' : 'number',
            formula: { kind: 'sum', of: [before, tree] },
          }
        }),
      }
      const filling = createFilling(schema, { fieldTypes, patterns: null })
      liveValues(filling, schema, fieldTypes)
      const all: Record<string, string> = { ...given }
      for (const [id, answer] of changes) {
        let heard = 0
        const stop = filling.subscribeField('v2', () => {
          heard += 1
        })
        filling.setAnswer(id, answer)
        stop()
        expect(heard).toBeLessThanOrEqual(1)
        all[id] = answer
        const results = Object.entries(filling.answersToSend()).filter(([one]) => /^v/.test(one))
        expect(Object.fromEntries(results)).toEqual(computeValues(schema, all, fieldTypes))
      }
    }),
    { numRuns: 500 },
  )
})

const computeWith = (formula: Formula, answer: (id: string) => string | undefined) =>
  computeFormula(formula, {
    answer,
    holds: (rule) => ruleHolds(rule, readAnswer(answer(rule.fieldId))),
  })

test('a result is a number that is read back as itself, without an exponent', () => {
  const answers = fc.record({ a: decimal.map(String), b: fc.constantFrom('', '0', '-3', '0.1') })
  let computed = 0
  fc.assert(
    fc.property(numbers, answers, (formula, given) => {
      const result = computeWith(formula, (one) =>
        one === 'a' || one === 'b' ? given[one] : undefined,
      )
      if (typeof result !== 'bigint') return
      computed += 1
      expect(readDecimal(writeDecimal(result))).toBe(result)
      expect(writeDecimal(result)).toMatch(/^-?\d{1,15}(\.\d{0,11}[1-9])?$/)
      expect(writeDecimal(rounded(result, 2))).toMatch(/^-?\d+(\.\d{1,2})?$/)
    }),
  )
  expect(computed).toBeGreaterThan(20)
})

test('what a formula does not read never changes its result', () => {
  fc.assert(
    fc.property(formulas, fc.string(), (formula, other) => {
      const reads = new Set(readsOf(formula))
      const compute = (rest: string | undefined) =>
        computeWith(formula, (one) => (reads.has(one) ? '7' : rest))
      expect(compute(other)).toBe(compute(undefined))
    }),
  )
})
