import { describeConditional } from '@ramiform/core/conditions/describe'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { inWords } from '@ramiform/core/findings/finding'
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
  return listed(positions.map((position) => nameOf(schema, position)))
}

/** `“Plan is Free”`. */
export function ruleInWords({ rule }: LogicRule, schema: FormSchema): string {
  const { fieldId, condition, value } = rule
  return `“${inWords(describeConditional({ dependsOn: fieldId, condition, value }, schema))}”`
}

/** `“Plan is Free” and “Plan is Pro” cannot both be true`. */
export function cannotHold(rules: readonly LogicRule[], schema: FormSchema): string {
  const sentences = [...new Set(rules.map((rule) => ruleInWords(rule, schema)))]
  if (sentences.length === 0) return 'its rules cannot be true'
  if (sentences.length === 1) return `${sentences[0]} is never true`
  const all = sentences.length === 2 ? 'both' : 'all'
  return `${listed(sentences, 6)} cannot ${all} be true`
}
