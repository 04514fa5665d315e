import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { inSentence, inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import type { LogicRule } from './form-logic.ts'

/** as many names or rules as one sentence lists */
const mostListed = 4

/** `A, B and C`, or `A, B, C and 17 more`. */
export function listed(items: readonly string[], most = mostListed): string {
  const shown = items.length > most ? items.slice(0, most - 1) : items
  const more = items.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

export function namesOf(schema: FormSchema, positions: readonly number[]): string {
  return listed(positions.map((position) => nameIn(schema, position)))
}

/** A field's name within a sentence. */
export function nameIn(schema: FormSchema, position: number): string {
  return inSentence(nameOf(schema, position))
}

/** When visitors come to a state: with no answer yet, or with some. */
export function whenIn(witness: object): string {
  return Object.keys(witness).length === 0
    ? 'when the form opens'
    : 'for some answers to other questions'
}

/** `“Plan is Free”`. */
export function ruleInWords({ rule }: LogicRule, schema: FormSchema): string {
  const phrases = describeConditional(asSimple(rule), schema)
  return `“${inWords(phrases.map(quotedWithin))}”`
}

/** A label with a question mark or a stop gets single quotes, because the rule has the double ones. */
export function quotedWithin(phrase: Phrase): Phrase {
  const isQuoted = phrase.kind === 'field' && inSentence(phrase.text) !== phrase.text
  return isQuoted ? { ...phrase, text: `‘${phrase.text}’` } : phrase
}

/** The rules of a conflict in words, each once. */
export function rulesInWords(rules: readonly LogicRule[], schema: FormSchema): readonly string[] {
  return [...new Set(rules.map((rule) => ruleInWords(rule, schema)))]
}

/** as many rules as a conflict lists */
export const mostInConflict = 6

/** `both “Plan is Free” and “Plan is Pro”`, or a list of three and more. */
export function allListed(sentences: readonly string[]): string {
  return `${sentences.length === 2 ? 'both ' : ''}${listed(sentences, mostInConflict)}`
}

/** The reason for a group that is never true: `“Plan is Free” and “Plan is Pro” cannot be true together`. */
export function cannotHold(sentences: readonly string[], areNeeded: boolean): string {
  if (sentences.length === 1) return `no answer makes ${sentences[0]} true`
  const all = listed(sentences, mostInConflict)
  return areNeeded ? `${all} cannot be true together` : `no answers satisfy ${all}`
}

/** A reason about a rule, with its subject: `It needs ...` becomes `Rule 2 needs ...`. */
export function aboutRule([first, ...rest]: readonly Phrase[], subject: string): readonly Phrase[] {
  if (first === undefined) return []
  return [{ ...first, text: first.text.replace(/^It(?= )/, subject) }, ...rest]
}
