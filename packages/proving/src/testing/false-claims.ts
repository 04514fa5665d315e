import type { Answers } from '@ramiform/core/answers'
import { asGroup, type Group, type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import type { ProofFinding } from '../proof-finding.ts'
import { prove } from '../prove.ts'
import { everyState, type State, stateContext, visibilityIn } from './every-state.ts'

const isTrue: Rule = { id: '', fieldId: 'deleted', condition: 'is_empty', value: '' }
const isFalse: Rule = { id: '', fieldId: 'deleted', condition: 'is_not_empty', value: '' }

/** Claims of the prover that some state of the form contradicts. Null for a form with too many states. */
export function falseClaims(schema: FormSchema, most = 20_000): readonly string[] | null {
  const states = everyState(schema, most)
  if (states === null) return null
  const { fields, findings } = prove(schema, stateContext)
  const visibilityOf = visibilityIn(schema)
  const positions = new Map(schema.fields.map(({ id }, at) => [id, at]))
  const sees = (answers: Answers, at: number) =>
    visibilityOf(schema.fields.map(({ id }) => answers[id]))[at] === true
  const shows = (at: number) => states.some(({ visible }) => visible[at] === true)
  const hides = (at: number) => states.some(({ visible }) => visible[at] !== true)
  const isSent = (at: number) => states.some((one) => one.canBeSent && one.visible[at] === true)
  return [
    ...fields.flatMap(({ fieldId, shown, witness, hiddenWitness, sendable }, at) => [
      ...(shown === 'never' && shows(at) ? [`${fieldId} can be shown`] : []),
      ...(shown === 'always' && hides(at) ? [`${fieldId} can be hidden`] : []),
      ...(sendable === false && isSent(at) ? [`${fieldId} can be sent`] : []),
      ...(witness !== null && !sees(witness, at) ? [`${fieldId}: its witness hides it`] : []),
      ...(hiddenWitness !== null && sees(hiddenWitness, at) ? [`${fieldId}: hidden witness`] : []),
    ]),
    ...coreDisagrees(schema, states),
    ...findings.flatMap((finding) =>
      isRefuted(finding, schema, states, positions)
        ? [`${finding.code} ${finding.fieldId} ${finding.rules}: ${finding.message}`]
        : [],
    ),
  ]
}

/** Core shows other fields than the plain evaluation. */
function coreDisagrees(schema: FormSchema, states: readonly State[]): readonly string[] {
  const some = states.filter((_, at) => at % 7 === 0)
  return some.flatMap(({ answers, visible }) => {
    const core = createVisibility(schema, fieldTypes, answers)
    return schema.fields.flatMap(({ id }, at) =>
      core.isVisible(id) === visible[at]
        ? []
        : [`core disagrees about ${id} for ${JSON.stringify(answers)}`],
    )
  })
}

function isRefuted(
  finding: ProofFinding,
  schema: FormSchema,
  states: readonly State[],
  positions: ReadonlyMap<string, number>,
): boolean {
  const { code, fieldId = '', alsoFieldIds = [], rules, witness, conflict } = finding
  const at = positions.get(fieldId) ?? -1
  const isShownIn = ({ visible }: State) => visible[at] === true
  const changes = (outcome: Rule, numbers: readonly number[]) => {
    const changed = withOutcome(schema, at, numbers, outcome)
    const visibilityOf = visibilityIn(changed)
    return states.some(({ answers, visible }) => {
      const now = visibilityOf(schema.fields.map(({ id }) => answers[id]))
      return visible.some((one, position) => one !== now[position])
    })
  }
  switch (code) {
    case 'never_shown':
      return [fieldId, ...alsoFieldIds].some((id) =>
        states.some(({ visible }) => visible[positions.get(id) ?? -1] === true),
      )
    case 'contradiction':
      return changes(isFalse, rules)
    case 'rule_always_holds':
      return witness === null ? changes(isTrue, rules) : !states.every(isShownIn)
    case 'rule_never_holds':
      return changes(isFalse, rules)
    case 'redundant_rule':
      return changes(isTrue, rules) && changes(isFalse, rules)
    case 'cannot_be_sent':
    case 'gone_before_sending':
      return states.some((state) => state.canBeSent && isShownIn(state))
    case 'gap': {
      const visible = visibilityIn(schema)(schema.fields.map(({ id }) => witness?.[id]))
      return conflict.some((ref) => visible[positions.get(ref.fieldId) ?? -1] === true)
    }
    default:
      return false
  }
}

/** The form with a constant in place of these rules of one field; of several rules, in place of their group. */
function withOutcome(
  schema: FormSchema,
  at: number,
  numbers: readonly number[],
  outcome: Rule,
): FormSchema {
  const isAny = new Set(numbers)
  const replaced = (group: Omit<Group, 'id'>, first: number): Omit<Group, 'id'> => {
    let next = first + group.rules.length
    const rules = group.rules.map((rule, index) =>
      numbers.length === 1 && isAny.has(first + index) ? outcome : rule,
    )
    const groups: Group[] = []
    for (const inner of group.groups) {
      const count = rulesOf(inner).length
      const own = Array.from({ length: count }, (_, index) => next + index)
      if (numbers.length > 1 && own.length === numbers.length && own.every((one) => isAny.has(one)))
        rules.push(outcome)
      else groups.push({ ...replaced(inner, next), id: '' })
      next += count
    }
    return { ...group, rules, groups }
  }
  const fields = schema.fields.map((field, position): Field => {
    if (position !== at || field.conditional === undefined) return field
    return { ...field, conditional: replaced(asGroup(field.conditional), 1) }
  })
  return { ...schema, fields }
}
