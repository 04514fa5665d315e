import { english } from '@ramiform/core/built-in-texts/en'
import type { Field } from '@ramiform/core/field'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { inSentence } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { classesOfAnswers } from './classes-of-answers.ts'
import type { LogicRule } from './form-logic.ts'

const context = { fieldTypes, patterns: null, words: english }

/**
 * What the limits of a question say, if a rule follows from other rules about the question only because of them: with a
 * lowest answer of 1, "less than 5" implies "greater than 0". Otherwise an empty text.
 *
 * @param areAll true when all of the rules are needed, and the rule follows from the others; false when any one is enough,
 *   and they follow from it
 */
export function boundsAsReason(
  schema: FormSchema,
  rule: LogicRule,
  reasons: readonly LogicRule[],
  areAll: boolean,
): string {
  const all = [rule, ...reasons]
  const sources = new Set(
    all.map(({ meaning }) => (typeof meaning === 'object' ? meaning.source : -1)),
  )
  const [source = -1, ...others] = sources
  const field = schema.fields[source]
  if (field?.validation === undefined || others.length > 0) return ''
  const atoms = all.map((one, index) => ({ index, source, rule: one.rule }))
  const { validation: _, ...unlimited } = field
  const isExcluded = classesOfAnswers(unlimited, atoms, context).some(
    ({ truth: [own, ...rest] }) =>
      areAll ? own === false && rest.every((one) => one) : own === true && !rest.some((one) => one),
  )
  return isExcluded ? limitsInWords(field, inSentence(nameOf(schema, source))) : ''
}

function limitsInWords({ validation: { min, max } = {} }: Field, name: string): string {
  if (min !== undefined && max !== undefined)
    return `${name} allows only answers from ${min} to ${max}`
  if (min !== undefined) return `${name} must be at least ${min}`
  if (max !== undefined) return `${name} allows at most ${max}`
  return `the limits of ${name} rule out the other answers`
}
