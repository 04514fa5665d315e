import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { describeSeenValue, type RuleTruth } from '@ramiform/core/conditions/explain'
import { inSentence, inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { quotedWithin } from '../finding-words.ts'
import type { Difference, StaleAnswer } from './run-scenario.ts'

/** Label of a field, or a name for one without a label or without a place in the form. */
export function nameIn(schema: FormSchema, fieldId: string): string {
  const { fields } = withNamesInTexts(schema)
  const position = fields.findIndex(({ id }) => id === fieldId)
  if (position === -1) return `A deleted question (${fieldId})`
  return fields[position]?.label.trim() || `Question ${position + 1}`
}

/** `Lunch is hidden, but must show.` */
export function differenceInWords(schema: FormSchema, { fieldId, is }: Difference): string {
  const name = inSentence(nameIn(schema, fieldId))
  if (is === 'gone') return `${name} must show, but is not in the form.`
  return is === 'hidden'
    ? `${name} is hidden, but must show.`
    : `${name} shows, but must be hidden.`
}

/** `Rule 4, “Seats is greater than 6”, is false: the answer is “5”.` */
export function decidingRuleInWords(schema: FormSchema, truth: RuleTruth): string {
  const phrases = describeConditional(asSimple(truth.rule), withNamesInTexts(schema))
  const rule = inWords(phrases.map(quotedWithin))
  return `Rule ${truth.number}, “${rule}”, is ${truth.holds}: ${describeSeenValue(truth)}.`
}

/** `Plan does not accept “Basic” any more.` */
export function staleAnswerInWords(
  schema: FormSchema,
  { fieldId, missing }: StaleAnswer,
  answer: string,
): string {
  return missing === 'field'
    ? `An answer belongs to a deleted question (${fieldId}).`
    : `${inSentence(nameIn(schema, fieldId))} does not accept the answer “${answer}”.`
}
