import { type Conditional, isSimple, rulesOf } from '../conditions/condition.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { limits } from '../limits.ts'
import type { PatternEngine } from './problem.ts'

/** What refuses a save, beyond the shape of the schema. Problems of rules never do (see `checkRules`). */
export interface FormProblem {
  /** absent where the form as a whole is too large */
  readonly fieldId?: string
  readonly code: 'pattern' | 'too_many_fields' | 'too_many_rules' | 'too_deep' | 'too_many_options'
  readonly message: string
}

/** The sizes of decision 36, and patterns that the engine cannot run, with the field's label (decision 14). */
export function checkForm(
  { fields }: FormSchema,
  { patterns }: { readonly patterns: PatternEngine | null },
): readonly FormProblem[] {
  const problems = fields.flatMap((field) => [
    ...sizeProblems(field),
    ...patternProblems(field, patterns),
  ])
  if (fields.length <= limits.fields) return problems
  const message = `A form may have ${limits.fields.toLocaleString('en')} fields, not ${fields.length.toLocaleString('en')}`
  return [{ code: 'too_many_fields', message }, ...problems]
}

function* patternProblems(
  { id: fieldId, label, validation }: Field,
  patterns: PatternEngine | null,
): Iterable<FormProblem> {
  const pattern = validation?.pattern
  if (pattern === undefined || pattern === '' || patterns === null) return
  const refusal = patterns.refusal(pattern)
  if (refusal !== null) yield { fieldId, code: 'pattern', message: `${label}: ${refusal}` }
}

function* sizeProblems({
  id: fieldId,
  label,
  conditional,
  options = [],
}: Field): Iterable<FormProblem> {
  if (options.length > limits.options) {
    const message = `${label}: a field may have ${limits.options.toLocaleString('en')} options, not ${options.length.toLocaleString('en')}`
    yield { fieldId, code: 'too_many_options', message }
  }
  if (conditional === undefined) return
  if (isTooDeep(conditional)) {
    const message = `${label}: groups may be nested ${limits.groupDepth} levels deep, not more`
    yield { fieldId, code: 'too_deep', message }
    return
  }
  const rules = rulesOf(conditional).length
  if (rules > limits.rulesPerField) {
    const message = `${label}: a field may have ${limits.rulesPerField} rules, not ${rules}`
    yield { fieldId, code: 'too_many_rules', message }
  }
}

/** The outermost group is the first level. */
function isTooDeep(conditional: Conditional): boolean {
  if (isSimple(conditional)) return false
  let level = [conditional.groups]
  for (let depth = 1; depth < limits.groupDepth; depth += 1) {
    level = level.flatMap((groups) => groups.map((group) => group.groups))
  }
  return level.some((groups) => groups.length > 0)
}
