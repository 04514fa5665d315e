import type { Group } from '@ramiform/core/conditions/condition'
import { fieldIdPattern } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { z } from 'zod'
import { text } from './text.ts'

/** Id of a field, section or another part of a form. */
export const fieldId = z
  .string()
  .regex(fieldIdPattern, 'must be 1 to 64 letters, digits, - or _, and not __proto__')

/** Id of the field that a rule depends on. Empty until the owner chooses a field. */
const sourceId = z
  .string()
  .refine((id) => id === '' || fieldIdPattern.test(id), 'must be the id of a field, or empty')

/** Condition of a rule. An unknown condition is stored unchanged and makes the field visible (decision 7). */
const condition = text(64).default('')

/** Value that a rule compares with, stored as text. Numbers and booleans in hand-written JSON are converted to text. */
const ruleValue = z
  .union([
    text(limits.answerCharacters),
    z.number().transform(String),
    z.boolean().transform(String),
  ])
  .default('')

const groupOperator = z.enum(['AND', 'OR'])

/** Field whose answer a rule compares with. Empty until the owner chooses a field. */
const valueFrom = sourceId.optional()

const simpleConditional = z.strictObject({
  dependsOn: sourceId,
  condition,
  value: ruleValue,
  valueFrom,
})

const rule = z.strictObject({
  id: text(64).default(''),
  fieldId: sourceId,
  condition,
  value: ruleValue,
  valueFrom,
  operator: groupOperator.optional(),
})

const group: z.ZodType<Group> = z.strictObject({
  id: text(64).default(''),
  operator: groupOperator,
  rules: z.array(rule).max(limits.rulesPerField).default([]),
  get groups() {
    return z.array(group).max(limits.rulesPerField).default([])
  },
})

const advancedConditional = z.strictObject({
  id: text(64).optional(),
  operator: groupOperator,
  rules: z.array(rule).max(limits.rulesPerField).default([]),
  groups: z.array(group).max(limits.rulesPerField).default([]),
})

/**
 * Simple or advanced conditional logic. Only simple logic has `dependsOn`. Limits on rules and nesting apply to all
 * groups of a field together (decision 36).
 */
export const conditional = z
  .union([simpleConditional, advancedConditional])
  .superRefine((value, context) => {
    if ('dependsOn' in value) return
    let rules = 0
    let level: readonly Pick<Group, 'rules' | 'groups'>[] = [value]
    for (let depth = 1; level.length > 0; depth += 1) {
      if (depth > limits.groupDepth) {
        context.addIssue(`groups may be nested ${limits.groupDepth} levels deep, not more`)
        return
      }
      for (const { rules: own } of level) rules += own.length
      level = level.flatMap(({ groups }) => groups)
    }
    if (rules > limits.rulesPerField) {
      context.addIssue(`a field may have ${limits.rulesPerField} rules, not ${rules}`)
    }
  })
