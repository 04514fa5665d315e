import { type Conditional, isSimple, rulesOf } from '../conditions/condition.ts'
import { logicsOf } from '../conditions/logic-members.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { limits } from '../limits.ts'
import { patternSize } from './pattern-size.ts'
import type { PatternEngine } from './problem.ts'

/** Problem that prevents saving, beyond the schema's shape. Rule problems never do (`checkRules`). */
export interface FormProblem {
  /** Id of the field; absent when the form as a whole is too large. */
  readonly fieldId?: string
  readonly code:
    | 'pattern'
    | 'too_many_patterns'
    | 'too_many_fields'
    | 'too_many_rules'
    | 'too_deep'
    | 'too_many_options'
  readonly message: string
}

/**
 * Finds sizes beyond the limits (decision 36), and patterns that are too large or that the engine rejects (decisions
 * 14 and 188). Each problem has the field's label. Without an engine, only the sizes of patterns are checked.
 */
export function checkForm(
  { fields }: FormSchema,
  { patterns }: { readonly patterns: Pick<PatternEngine, 'refusal'> | null },
): readonly FormProblem[] {
  const patternProblem = createPatternCheck(patterns)
  const problems = fields.flatMap((field) => [
    ...sizeProblems(field),
    ...(patternProblem(field) ?? []),
  ])
  if (fields.length <= limits.fields) return problems
  const message = `A form may have ${limits.fields.toLocaleString('en')} fields, not ${fields.length.toLocaleString('en')}`
  return [{ code: 'too_many_fields', message }, ...problems]
}

/** Message for a pattern above the size limit; null when it is within it. */
export function patternTooLarge(pattern: string): string | null {
  return patternSize(pattern) > limits.patternSize
    ? 'The pattern is too complex. Use fewer or shorter repeats, such as {1,50}'
    : null
}

/** Checks the patterns of one form, field by field. A pattern that several fields share counts once. */
function createPatternCheck(engine: Pick<PatternEngine, 'refusal'> | null) {
  const verdicts = new Map<string, string | null>()
  let size = 0
  let isFull = false

  return ({ id: fieldId, label, validation }: Field): FormProblem[] | null => {
    const pattern = validation?.pattern
    if (pattern === undefined || pattern === '' || isFull) return null
    let refusal = verdicts.get(pattern)
    if (refusal === undefined) {
      refusal = patternTooLarge(pattern)
      if (refusal === null) {
        size += patternSize(pattern)
        isFull = size > limits.patternsSize || verdicts.size >= limits.patterns
        if (isFull) {
          const message = `${label}: The form has too many patterns, or they are too complex together. Remove or simplify some`
          return [{ fieldId, code: 'too_many_patterns', message }]
        }
        refusal = engine === null ? null : engine.refusal(pattern)
      }
      verdicts.set(pattern, refusal)
    }
    return refusal === null ? null : [{ fieldId, code: 'pattern', message: `${label}: ${refusal}` }]
  }
}

function* sizeProblems(field: Field): Iterable<FormProblem> {
  const { id: fieldId, label, options = [] } = field
  if (options.length > limits.options) {
    const message = `${label}: a field may have ${limits.options.toLocaleString('en')} options, not ${options.length.toLocaleString('en')}`
    yield { fieldId, code: 'too_many_options', message }
  }
  for (const logic of logicsOf(field)) {
    if (isTooDeep(logic)) {
      const message = `${label}: groups may be nested ${limits.groupDepth} levels deep, not more`
      yield { fieldId, code: 'too_deep', message }
      continue
    }
    const rules = rulesOf(logic).length
    if (rules > limits.rulesPerField) {
      const message = `${label}: a field may have ${limits.rulesPerField} rules, not ${rules}`
      yield { fieldId, code: 'too_many_rules', message }
    }
  }
}

/** True for logic nested too deeply. The outermost group is level 1. */
function isTooDeep(conditional: Conditional): boolean {
  if (isSimple(conditional)) return false
  let level = [conditional.groups]
  for (let depth = 1; depth < limits.groupDepth; depth += 1) {
    level = level.flatMap((groups) => groups.map((group) => group.groups))
  }
  return level.some((groups) => groups.length > 0)
}
