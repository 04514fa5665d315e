import { type AnswerRulesOf, fieldTypeOf } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { type Comparison, comparisons, isOperator } from './comparisons.ts'
import { asGroup, type Group, type Rule } from './condition.ts'
import { dependenciesOf, inOneCycle } from './dependencies.ts'
import { type Reading, readText } from './reading.ts'

/** What is left to ask: one more rule, or nothing, since it is certain whether the field shows. */
export type Next = Step | boolean

/** One rule, and how to go on when it holds and when it does not. */
export interface Step {
  readonly source: number
  readonly holds: Comparison
  readonly value: Reading
  readonly asNumbers: boolean
  readonly yes: Next
  readonly no: Next
}

/** The slot that is never answered: it stands for sources that count as empty (decisions 7 and 9). */
const unanswered = 0

/** A form made ready to evaluate. Fields have slots from 1 on, every source before its dependents. */
export interface CompiledForm {
  /** the id of the field in each slot */
  readonly ids: readonly string[]
  readonly slots: ReadonlyMap<string, number>
  /** for each slot how its conditional begins */
  readonly starts: readonly Next[]
  /** for each slot those whose conditional reads it, the last first */
  readonly dependents: readonly (readonly number[])[]
}

/** Schemas are never changed, so one that is asked about again and again, as on the server, is compiled once. */
const compiled = new WeakMap<FormSchema, { fieldTypes: AnswerRulesOf; form: CompiledForm }>()

export function compileForm(schema: FormSchema, fieldTypes: AnswerRulesOf): CompiledForm {
  const known = compiled.get(schema)
  if (known?.fieldTypes === fieldTypes) return known.form
  const form = compile(schema, fieldTypes)
  compiled.set(schema, { fieldTypes, form })
  return form
}

function compile(schema: FormSchema, fieldTypes: AnswerRulesOf): CompiledForm {
  const dependencies = dependenciesOf(schema)
  const positions = [-1, ...dependencies.order]
  const fields = positions.map((position) => schema.fields[position])
  const ids = fields.map((field) => field?.id ?? '')
  const slots = new Map(ids.map((id, slot) => [id, slot]))

  const dependents = fields.map(() => new Set<number>())
  const starts = fields.map((field, slot) => {
    if (field?.conditional === undefined || isTraditional(schema)) return true
    return askGroup(asGroup(field.conditional), true, false, (rule, yes, no) => {
      if (!isOperator(rule.condition)) return yes
      const source = slots.get(rule.fieldId) ?? unanswered
      const counts = !inOneCycle(dependencies, positions[slot], positions[source])
      if (counts) dependents[source]?.add(slot)
      return {
        source: counts ? source : unanswered,
        holds: comparisons[rule.condition],
        value: readText(rule.value),
        asNumbers: fieldTypeOf(fieldTypes, fields[source]?.type ?? '')?.comparesAsNumber ?? false,
        yes,
        no,
      }
    })
  })
  return { ids, slots, starts, dependents: dependents.map((of) => [...of].reverse()) }
}

/** Gives the step that asks one rule: `yes` itself for a condition nobody knows (decision 7). */
type AskRule = (rule: Pick<Rule, 'fieldId' | 'condition' | 'value'>, yes: Next, no: Next) => Next

/**
 * Puts a group's rules together from the last to the first, so that each knows where to go on: with the next one while
 * the outcome is open, and out of the group as soon as it is certain. An empty group holds (decision 8).
 */
function askGroup(
  group: Pick<Group, 'operator' | 'rules' | 'groups'>,
  yes: Next,
  no: Next,
  askRule: AskRule,
): Next {
  const children = [...group.rules, ...group.groups]
  const all = group.operator === 'AND'
  let next = all || children.length === 0 ? yes : no
  for (const child of children.reverse()) {
    const ways = all ? ([next, no] as const) : ([yes, next] as const)
    next = 'rules' in child ? askGroup(child, ...ways, askRule) : askRule(child, ...ways)
  }
  return next
}
