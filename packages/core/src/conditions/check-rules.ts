import type { FormSchema } from '../form.ts'
import { rulesOf } from './condition.ts'
import { dependenciesOf, inOneCycle, wayBack } from './dependencies.ts'
import { isOperator, operators } from './operators.ts'

/** What the editor lists under Validation Errors; it never stops a save (spec section 5). */
export interface RuleProblem {
  readonly fieldId: string
  /** counted from 1 over the whole conditional in reading order: a group's own rules, then those of its groups */
  readonly rule: number
  /** absent for simple logic, whose one rule has no id */
  readonly ruleId?: string
  readonly code: 'no_field' | 'cycle' | 'no_condition' | 'no_value'
  /** as shown: "Rule N: ..." */
  readonly message: string
}

/** The problems of every rule of every field, in form order. A rule may have several. */
export function checkRules(schema: FormSchema): readonly RuleProblem[] {
  const dependencies = dependenciesOf(schema)
  const positions = new Map(schema.fields.map(({ id }, position) => [id, position]))
  const problems: RuleProblem[] = []
  for (const [position, { id: fieldId, conditional }] of schema.fields.entries()) {
    if (conditional === undefined) continue
    for (const [index, rule] of rulesOf(conditional).entries()) {
      const report = (code: RuleProblem['code'], words: string) => {
        const place = { fieldId, rule: index + 1, ...(rule.id !== '' && { ruleId: rule.id }) }
        problems.push({ ...place, code, message: `Rule ${index + 1}: ${words}` })
      }
      const source = positions.get(rule.fieldId)
      if (source === undefined) {
        report('no_field', 'No field selected')
      } else if (inOneCycle(dependencies, position, source)) {
        const way = wayBack(dependencies, position, source)
        const labels = [...way, position].map((at) => schema.fields[at]?.label ?? '')
        report('cycle', `Circular dependency detected: ${labels.join(' → ')}`)
      }
      if (!isOperator(rule.condition)) report('no_condition', 'No condition selected')
      if (rule.value === '' && needsValue(rule.condition)) report('no_value', 'No value specified')
    }
  }
  return problems
}

/** Required unless the condition is `is_empty` or `is_not_empty` (spec section 5). */
function needsValue(condition: string): boolean {
  return !isOperator(condition) || operators[condition].needsValue
}
