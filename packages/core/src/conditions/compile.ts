import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { asGroup, fieldsReadBy, type Group, type Rule } from './condition.ts'
import { dependenciesOf, inOneCycle } from './dependencies.ts'
import { logicOfFields } from './section-logic.ts'
import { type RuleTest, ruleTest, settledBy, unsettledOutcome } from './truth.ts'

/** The next rule to evaluate, or the final visibility. */
export type Next = Step | boolean

/** One rule, with the next step for a true and for a false outcome. */
export interface Step extends RuleTest {
  readonly source: number
  /** Slot of the field whose answer is the value; undefined for a rule with a value of its own. */
  readonly other: number | undefined
  readonly yes: Next
  readonly no: Next
}

/** A slot without an answer, for sources that count as empty (decisions 7 and 9). */
const unanswered = 0

/** A form compiled for evaluation. Slots number the fields from 1, with every source before its dependents. */
export interface CompiledForm {
  /** Field id by slot. */
  readonly ids: readonly string[]
  readonly slots: ReadonlyMap<string, number>
  /** First step of each slot's conditional. */
  readonly starts: readonly Next[]
  /** Slots that read each slot, in descending order. */
  readonly dependents: readonly (readonly number[])[]
}

/** Cache by schema. Schemas are immutable, so the server compiles each of them once. */
const compiled = new WeakMap<FormSchema, { fieldTypes: AnswerRulesOf; form: CompiledForm }>()

/**
 * Compiles a form's logic into steps by slot. Compiling takes time linear in rules; the result is cached per schema.
 *
 * @param fieldTypes decides how sources compare
 */
export function compileForm(schema: FormSchema, fieldTypes: AnswerRulesOf): CompiledForm {
  const known = compiled.get(schema)
  if (known?.fieldTypes === fieldTypes) return known.form
  const form = compile(schema, fieldTypes)
  compiled.set(schema, { fieldTypes, form })
  return form
}

function compile(given: FormSchema, fieldTypes: AnswerRulesOf): CompiledForm {
  // Rules read hidden fields as texts. Only ids and types are needed here, which keeps every page's script small.
  const all = [...given.fields, ...(given.hiddenFields ?? []), ...(given.values ?? [])] as Field[]
  const schema = { ...given, fields: all }
  const dependencies = dependenciesOf(schema)
  const positions = [-1, ...dependencies.order]
  const fields = positions.map((position) => schema.fields[position])
  const logic = logicOfFields(schema)
  const ids = fields.map((field) => field?.id ?? '')
  const slots = new Map(ids.map((id, slot) => [id, slot]))

  const dependents = fields.map(() => new Set<number>())
  const starts = positions.map((position, slot) => {
    const conditional = logic[position]
    if (conditional === undefined || isTraditional(schema)) return true
    return askGroup(asGroup(conditional), true, false, (rule, yes, no) => {
      // As `resolveSource` decides it, in fewer bytes of every page.
      const [source = unanswered, other] = fieldsReadBy(rule).map(
        (id) =>
          (!inOneCycle(dependencies, position, dependencies.positions.get(id)) && slots.get(id)) ||
          unanswered,
      )
      const test = ruleTest(rule, fields[source], fieldTypes)
      if (test === null) return yes
      dependents[source]?.add(slot)
      dependents[other ?? source]?.add(slot)
      return { ...test, source, other, yes, no }
    })
  })
  return { ids, slots, starts, dependents: dependents.map((of) => [...of].reverse()) }
}

/** Creates the step for one rule. Returns `yes` itself when the rule always holds. */
type AskRule = (rule: Rule, yes: Next, no: Next) => Next

/**
 * Links a group's rules from the last to the first. A child that settles the group ends it; any other outcome goes on
 * to the next child. `truth.ts` decides which outcome settles a group.
 */
function askGroup(
  group: Pick<Group, 'operator' | 'rules' | 'groups'>,
  yes: Next,
  no: Next,
  askRule: AskRule,
): Next {
  const children = [...group.rules, ...group.groups]
  const settling = settledBy(group.operator)
  let next = unsettledOutcome(group.operator, children.length) ? yes : no
  for (const child of children.reverse()) {
    const ways = settling ? ([yes, next] as const) : ([next, no] as const)
    next = 'rules' in child ? askGroup(child, ...ways, askRule) : askRule(child, ...ways)
  }
  return next
}
