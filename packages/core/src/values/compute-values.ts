import { type Answers, answerTo, isList } from '../answers.ts'
import type { Rule } from '../conditions/condition.ts'
import { readAnswer } from '../conditions/reading.ts'
import { createVisibility } from '../conditions/visibility.ts'
import { ruleHoldsFor } from '../conditions/whole-truth.ts'
import type { Field } from '../field.ts'
import { type AnswerRulesOf, fieldTypeOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { withFixedPrices } from '../payments/fixed-price.ts'
import type { Value } from '../value.ts'
import {
  asNumber,
  computeFormula,
  type FormulaAnswers,
  numberOf,
  type Part,
  type Result,
} from './compute-formula.ts'
import { writeDecimal } from './decimal.ts'
import { orderValues } from './order-values.ts'

/** Longer texts are cut: a short formula could repeat a long answer. Not in `limits`, which few pages load. */
const mostCharacters = 500

/** The values of a form, computed again as answers change. */
export interface Values {
  /** Notes a changed answer, or a question that was shown or hidden. Call `update` afterwards. */
  touch(id: string): void
  /** Computes what depends on touched answers. Each value at most once, after those that it reads. */
  update(): void
}

/** An answer or a value that formulas read. Its number is kept, since most answers stay the same. */
interface Source {
  /** Places of the values that read it. */
  readonly places: readonly number[]
  number?: Part | undefined
  /** Result of a value that was computed. */
  result?: string
}

/**
 * @param answer answer of a field or hidden field
 * @param publish gets each result at first, and later each that differs from the last one; `''` for none. It may touch
 * further ids.
 */
export function createValues(
  schema: FormSchema,
  fieldTypes: AnswerRulesOf,
  answer: FormulaAnswers['answer'],
  publish: (id: string, result: string) => void,
): Values {
  const { values, inLoops, readers } = orderValues(schema)
  const ordered = values.map((value): Source & { value: Value; isTouched: boolean } => ({
    value,
    places: readers.get(value.id) ?? [],
    isTouched: true,
  }))
  const sources = new Map<string, Source>([...readers].map(([id, places]) => [id, { places }]))
  for (const one of ordered) sources.set(one.value.id, one)
  let isUpdating = false

  const texts = answersOfFormulas(schema, fieldTypes, (id) => sources.get(id)?.result ?? answer(id))
  const answers: FormulaAnswers = {
    ...texts,
    number(id) {
      const source = sources.get(id)
      const number = source?.number ?? numberOf(texts.answer(id))
      if (source) source.number = number
      return number
    },
  }

  function touch(id: string, number?: Part) {
    const source = sources.get(id)
    if (!source) return
    source.number = number
    for (const place of source.places) {
      const reader = ordered[place]
      if (reader) reader.isTouched = true
    }
  }

  function update() {
    if (isUpdating) return
    isUpdating = true
    for (const one of ordered) {
      if (!one.isTouched) continue
      one.isTouched = false
      const { id, type, formula } = one.value
      const result = inLoops.has(id) ? '' : computeFormula(formula, answers)
      const text = textOfResult(type, result)
      if (text === one.result) continue
      one.result = text
      touch(id, typeof result === 'bigint' ? result : undefined)
      publish(id, text)
    }
    isUpdating = false
  }

  return { touch, update }
}

/**
 * What formulas of a form see.
 * @param answer undefined for no answer, also of a question that does not show
 */
export function answersOfFormulas(
  { fields, values = [] }: FormSchema,
  fieldTypes: AnswerRulesOf,
  answer: FormulaAnswers['answer'],
): FormulaAnswers {
  const sources = new Map<string, Field>(
    [...fields, ...values.map(({ id, type }) => ({ id, type, label: '' }))].map((one) => [
      one.id,
      one,
    ]),
  )
  return {
    /** A forged answer could repeat an option, and so its points. Files may have equal names. */
    answer(id) {
      const given = answer(id)
      if (!isList(given)) return given
      const isOptions = fieldTypeOf(fieldTypes, sources.get(id)?.type ?? '')?.answerKind === 'list'
      return isOptions ? [...new Set(given)] : given
    },
    holds: (rule: Rule) =>
      ruleHoldsFor(rule, (id) => readAnswer(answer(id)), sources.get(rule.fieldId), fieldTypes),
  }
}

/** A result as the stored answer of a value; `''` for none. */
export function textOfResult(type: string, found: Result): string {
  const result = type === 'number' ? asNumber(found) : found
  if (typeof result === 'bigint') return writeDecimal(result)
  // Never cut within a character.
  return (result ?? '').slice(0, mostCharacters).replace(/[\ud800-\udbff]$/, '')
}

/** The values that are not empty, for these answers. Answers of values themselves are ignored. */
export function computeValues(
  schema: FormSchema,
  given: Answers,
  fieldTypes: AnswerRulesOf,
): Record<string, string> {
  const own = new Set(schema.values?.map(({ id }) => id))
  if (own.size === 0) return {}
  const answers = Object.fromEntries(
    Object.entries(withFixedPrices(schema.fields, given)).filter(([id]) => !own.has(id)),
  )
  const visibility = createVisibility(schema, fieldTypes, answers)
  const results = new Map<string, string>()
  const values = createValues(
    schema,
    fieldTypes,
    (id) => (visibility.isVisible(id) ? answerTo(answers, id) : undefined),
    (id, result) => {
      results.set(id, result)
      for (const turned of visibility.setAnswer(id, result)) values.touch(turned)
    },
  )
  values.update()
  return Object.fromEntries([...results].filter(([, result]) => result !== ''))
}
