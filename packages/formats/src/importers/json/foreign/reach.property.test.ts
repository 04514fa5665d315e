import { comparisons } from '@ramiform/core/conditions/comparisons'
import { readAnswer, readText } from '@ramiform/core/conditions/reading'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Logic, rule } from '../../../reading/logic.ts'
import type { Rule, Source } from './answer-regions.ts'
import type { JumpLogic } from './answer-variables.ts'
import { type Jump, reachedSteps } from './reach.ts'

type Answer = string | readonly string[]

interface Kind {
  readonly source: Source
  readonly answers: readonly Answer[]
  readonly rules: readonly (readonly [Rule['condition'], string])[]
}

const each = (
  conditions: readonly Rule['condition'][],
  values: readonly string[],
): Kind['rules'] => [
  ...conditions.flatMap((condition) => values.map((value) => [condition, value] as const)),
  ['is_empty', ''],
  ['is_not_empty', ''],
]
const bounds = ['less_than', 'greater_than', 'equals', 'not_equals'] as const
const kinds: Readonly<Record<string, Kind>> = {
  choice: {
    source: { options: ['a', 'b', 'c'] },
    answers: ['', 'a', 'b', 'c'],
    rules: each(['equals', 'not_equals'], ['a', 'b', 'c']),
  },
  scale: {
    source: { options: ['1', '2', '3', '4'] },
    answers: ['', '1', '2', '3', '4'],
    rules: each(bounds, ['2', '3']),
  },
  number: {
    source: {},
    answers: ['', '15', '16', '16.5', '17', '99', '100'],
    rules: each(bounds, ['16', '99']),
  },
  date: {
    source: {},
    answers: ['', '2023-12-31', '2024-01-01', '2024-01-02', '2025-01-01'],
    rules: each(bounds, ['2024-01-01']),
  },
  text: {
    source: {},
    answers: ['', 'x@shop', '@shop', 'shop', 'other'],
    rules: each(['contains', 'equals', 'not_equals'], ['@shop', 'shop']),
  },
  list: {
    source: { isList: true },
    answers: [[], ['a'], ['b'], ['a', 'b'], ['c']],
    rules: each(['contains', 'equals', 'not_equals'], ['a', 'b']),
  },
}

interface Form {
  readonly kinds: readonly string[]
  readonly jumps: readonly (readonly Jump[])[]
  readonly answers: readonly (readonly Answer[])[]
}

const keyOf = (step: number) => `q${step}`

/** Condition of a jump after a step: about the answers up to there. */
function conditionsOf(given: readonly string[], step: number): fc.Arbitrary<JumpLogic> {
  const one = fc.nat({ max: step }).chain((at) => {
    const { rules } = kinds[given[at] ?? ''] as Kind
    return fc.constantFrom(...rules).map(([condition, value]) => rule(keyOf(at), condition, value))
  })
  const several = fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    parts: fc.array(one, { minLength: 1, maxLength: 3 }),
  })
  const plain: fc.Arbitrary<JumpLogic> = fc.oneof(one, several)
  return fc.oneof(
    { weight: 4, arbitrary: plain },
    { weight: 1, arbitrary: plain.map((part): JumpLogic => ({ kind: 'not', part })) },
    { weight: 1, arbitrary: fc.constant<JumpLogic>({ kind: 'all', parts: [] }) },
  )
}

const forms: fc.Arbitrary<Form> = fc
  .array(fc.constantFrom(...Object.keys(kinds)), { minLength: 2, maxLength: 7 })
  .chain((given) =>
    fc.record({
      kinds: fc.constant(given),
      jumps: fc.tuple(
        ...given.map((_, step) =>
          fc.array(
            fc.record({
              to: fc.integer({ min: step + 1, max: given.length }),
              when: conditionsOf(given, step),
            }),
            { maxLength: 3 },
          ),
        ),
      ),
      answers: fc.array(
        fc.tuple(...given.map((kind) => fc.constantFrom(...(kinds[kind] as Kind).answers))),
        { minLength: 10, maxLength: 30 },
      ),
    }),
  )

type AnswerOf = (key: string) => Answer

function holds(logic: JumpLogic, answerOf: AnswerOf): boolean {
  if (logic.kind === 'not') return !holds(logic.part, answerOf)
  if (logic.kind !== 'rule') {
    const outcomes = logic.parts.map((part) => holds(part, answerOf))
    return logic.kind === 'all' ? !outcomes.includes(false) : outcomes.includes(true)
  }
  const { source, condition, value } = logic
  const [key = '', without] = source.split(' without ')
  const answer = answerOf(key)
  if (without !== undefined)
    return !comparisons.contains(readAnswer(answer), readText(without), true)
  if (typeof answer !== 'string' && condition === 'equals') return answer.includes(value)
  if (typeof answer !== 'string' && condition === 'not_equals') return !answer.includes(value)
  return comparisons[condition](readAnswer(answer), readText(value), true)
}

/** Steps that a respondent sees one after another, as in Typeform. */
function walk({ jumps }: Form, answers: readonly Answer[]): readonly boolean[] {
  const seen = jumps.map(() => false)
  const answerOf: AnswerOf = (key) => {
    const at = Number(key.slice(1))
    return seen[at] ? (answers[at] ?? '') : ''
  }
  for (let at = 0; at < jumps.length; ) {
    seen[at] = true
    at = jumps[at]?.find(({ when }) => when !== null && holds(when, answerOf))?.to ?? at + 1
  }
  return seen
}

/** Steps that show where each has a condition. */
function shown(steps: readonly (Logic | null)[], answers: readonly Answer[]): readonly boolean[] {
  const seen: boolean[] = []
  const answerOf: AnswerOf = (key) => {
    const at = Number(key.slice(1))
    return seen[at] ? (answers[at] ?? '') : ''
  }
  for (const logic of steps) seen.push(logic !== null && holds(logic, answerOf))
  return seen
}

function reachOf(form: Form, conditions: readonly JumpLogic[] = []) {
  return reachedSteps(
    form.kinds.map((_, at) => ({ keys: [keyOf(at)] })),
    form.jumps,
    {
      conditions,
      sourceOf: (key) => kinds[form.kinds[Number(key.slice(1))] ?? '']?.source,
      doesNotContain: ({ source, value }) => rule(`${source} without ${value}`, 'is_empty'),
    },
  )
}

test('conditions show the same questions as a walk along the jumps', () => {
  fc.assert(
    fc.property(forms, (form) => {
      const { steps } = reachOf(form)
      for (const answers of form.answers) expect(shown(steps, answers)).toEqual(walk(form, answers))
    }),
    { numRuns: 400 },
  )
})

test('a condition within a step holds only if the step is reached', () => {
  fc.assert(
    fc.property(
      forms.chain((form) =>
        fc.record({
          form: fc.constant(form),
          condition: conditionsOf(form.kinds, form.kinds.length - 1),
        }),
      ),
      ({ form, condition }) => {
        const { steps, within } = reachOf(form, [condition])
        const last = form.kinds.length - 1
        const logic = within(last, condition)
        for (const answers of form.answers) {
          const seen = walk(form, answers)
          const answerOf: AnswerOf = (key) => {
            const at = Number(key.slice(1))
            return seen[at] ? (answers[at] ?? '') : ''
          }
          expect(shown(steps, answers)).toEqual(seen)
          expect(logic !== null && holds(logic, answerOf)).toBe(
            seen[last] === true && holds(condition, answerOf),
          )
        }
      },
    ),
    { numRuns: 200 },
  )
})
