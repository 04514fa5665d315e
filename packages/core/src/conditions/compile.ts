import { type FieldTypes, fieldTypeOf } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { asGroup, type Group, type Rule } from './condition.ts'
import { dependenciesOf, inOneCycle } from './dependencies.ts'
import { type Comparison, isOperator, operators } from './operators.ts'
import { type Reading, readText } from './reading.ts'

/** One rule, and where to go on when it holds and when it does not: a step's number, `shown` or `hidden`. */
export interface Step {
  readonly source: number
  readonly holds: Comparison
  readonly value: Reading
  readonly asNumbers: boolean
  readonly yes: number
  readonly no: number
}

export const shown = -1
export const hidden = -2

/** The slot that is never answered: it stands for sources that count as empty (decisions 7 and 9). */
const unanswered = 0

/** A form made ready to evaluate. Fields have slots from 1 on, every source before its dependents. */
export interface CompiledForm {
  /** the id of the field in each slot */
  readonly ids: readonly string[]
  readonly slots: ReadonlyMap<string, number>
  /** for each slot the step its conditional begins with */
  readonly starts: readonly number[]
  readonly steps: readonly Step[]
  /** for each slot those whose conditional reads it */
  readonly dependents: readonly (readonly number[])[]
}

export function compileForm(schema: FormSchema, fieldTypes: FieldTypes): CompiledForm {
  const dependencies = dependenciesOf(schema)
  const positions = [-1, ...dependencies.order]
  const fields = positions.map((position) => schema.fields[position])
  const ids = fields.map((field) => field?.id ?? '')
  const slots = new Map(ids.map((id, slot) => [id, slot]))
  slots.delete('')

  const steps: Step[] = []
  const dependents = fields.map(() => new Set<number>())
  const starts = fields.map((field, slot) => {
    if (field?.conditional === undefined || isTraditional(schema)) return shown
    return addGroup(asGroup(field.conditional), shown, hidden, (rule, yes, no) => {
      if (!isOperator(rule.condition)) return yes
      const source = slots.get(rule.fieldId) ?? unanswered
      const counts = !inOneCycle(dependencies, positions[slot], positions[source])
      if (counts) dependents[source]?.add(slot)
      const step = {
        source: counts ? source : unanswered,
        holds: operators[rule.condition].holds,
        value: readText(rule.value),
        asNumbers: fieldTypeOf(fieldTypes, fields[source]?.type ?? '')?.comparesAsNumber ?? false,
        yes,
        no,
      }
      return steps.push(step) - 1
    })
  })
  return { ids, slots, starts, steps, dependents: dependents.map((of) => [...of]) }
}

/** Adds one rule, and gives the step to begin it with: `yes` itself for a condition nobody knows (decision 7). */
type AddRule = (
  rule: Pick<Rule, 'fieldId' | 'condition' | 'value'>,
  yes: number,
  no: number,
) => number

/**
 * Adds a group's rules from the last to the first, so that each knows where to go on: with the next one while
 * the outcome is open, and out of the group as soon as it is certain. An empty group holds (decision 8).
 */
function addGroup(
  group: Pick<Group, 'operator' | 'rules' | 'groups'>,
  yes: number,
  no: number,
  addRule: AddRule,
): number {
  if (group.rules.length + group.groups.length === 0) return yes
  const all = group.operator === 'AND'
  let next = all ? yes : no
  for (const inner of group.groups.toReversed()) {
    next = all ? addGroup(inner, next, no, addRule) : addGroup(inner, yes, next, addRule)
  }
  for (const rule of group.rules.toReversed()) {
    next = all ? addRule(rule, next, no) : addRule(rule, yes, next)
  }
  return next
}
