import { type Answers, answerTo, isList } from '../answers.ts'
import type { Rule } from '../conditions/condition.ts'
import { readAnswer } from '../conditions/reading.ts'
import { createVisibility } from '../conditions/visibility.ts'
import { ruleHoldsFor } from '../conditions/whole-truth.ts'
import type { Field } from '../field.ts'
import { type AnswerRulesOf, fieldTypeOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { withFixedPrices } from '../payments/fixed-price.ts'
import { asNumber, computeFormula, type FormulaAnswers, type Result } from './compute-formula.ts'
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

/** @param publish gets each result that differs from the last one; `''` for none. It may touch further ids. */
export function createValues(
  schema: FormSchema,
  fieldTypes: AnswerRulesOf,
  answer: FormulaAnswers['answer'],
  publish: (id: string, result: string) => void,
): Values {
  const { values, inLoops, readers } = orderValues(schema)
  const answers = answersOfFormulas(schema, fieldTypes, answer)
  const results = values.map(() => '')
  const isTouched = values.map(() => true)
  let isUpdating = false

  function touch(id: string) {
    for (const place of readers.get(id) ?? []) isTouched[place] = true
  }

  function update() {
    if (isUpdating) return
    isUpdating = true
    for (const [place, { id, type, formula }] of values.entries()) {
      if (!isTouched[place]) continue
      isTouched[place] = false
      if (inLoops.has(id)) continue
      const text = textOfResult(type, computeFormula(formula, answers))
      if (text === results[place]) continue
      results[place] = text
      touch(id)
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
      const { type = '' } = sources.get(id) ?? {}
      const isOptions = fieldTypeOf(fieldTypes, type)?.answerKind === 'list'
      return isOptions && isList(given) ? [...new Set(given)] : given
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
    (id) => results.get(id) ?? (visibility.isVisible(id) ? answerTo(answers, id) : undefined),
    (id, result) => {
      results.set(id, result)
      for (const turned of visibility.setAnswer(id, result)) values.touch(turned)
    },
  )
  values.update()
  return Object.fromEntries([...results].filter(([, result]) => result !== ''))
}
