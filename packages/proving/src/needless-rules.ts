import { decidedBy } from '@ramiform/core/conditions/logic-owner'
import { offerOfId } from '@ramiform/core/conditions/offer-ids'
import { requirementType } from '@ramiform/core/conditions/requirement-fields'
import type { FormClauses } from './clauses.ts'
import { rulesByOwner, whyNotTogether } from './conflict-in-words.ts'
import { ruleRefs, smallestConflict } from './conflicts.ts'
import { allListed, cannotHold, nameIn, ruleInWords, rulesInWords } from './finding-words.ts'
import {
  type Atom,
  areAllNeeded,
  fieldsOf,
  type LogicGroup,
  type LogicNode,
  type LogicRule,
  rulesIn,
} from './form-logic.ts'
import {
  isHarmlessHabit,
  type NeedlessRule,
  type Sibling,
  whyConstant,
  whyRemovable,
} from './needless-in-words.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'
import { type Literal, not } from './solver.ts'

interface Place {
  readonly node: LogicNode
  readonly parent: LogicGroup
  /** of the group that the node is in, up to the outermost */
  readonly siblings: readonly Sibling[]
}

/**
 * Rules and groups that change no state of the form, at most one finding for each reason.
 *
 * @param isOwn positions of the fields to look at
 * @param isNamed rules that another finding is about
 */
export function* needlessRules(
  proved: ProvedFields,
  isOwn: (position: number) => boolean,
  isNamed: (rule: LogicRule) => boolean,
): Iterable<ProofFinding> {
  const { logic, fields, clauses } = proved
  for (const [position, condition] of logic.conditions.entries()) {
    const shown = fields[position]?.shown
    const rules = logic.rules[position] ?? []
    if (condition === null || !isOwn(position) || shown === 'never' || shown === 'undecided')
      continue
    if (clauses.solver.stepsLeft <= 0) return
    const reads = (rule: LogicRule) => typeof rule.meaning === 'object' && !isNamed(rule)
    if (shown === 'always') {
      if (rules.some((rule) => typeof rule.meaning !== 'object')) continue
      const always = rules.length > 0 ? alwaysShown(proved, position, isNamed) : null
      if (always !== null) yield always
      continue
    }
    const left = new Set<LogicNode>()
    for (const place of placesIn(condition).toReversed()) {
      const { node } = place
      if (left.has(node)) continue
      if (clauses.solver.stepsLeft <= 0) return
      const within = node.kind === 'group' ? nodesIn(node) : []
      if (node.kind === 'group' && !rulesIn(node).every(reads)) {
        // A finding about one of its rules explains a group with a single outcome.
        if (outcomesOf(proved, position, node).length < 2)
          for (const one of [node, ...within]) left.add(one)
        continue
      }
      const found =
        node.kind === 'group'
          ? needlessGroup(proved, position, node)
          : reads(node)
            ? needlessRule(proved, position, { ...place, node }, left)
            : null
      if (found === null) continue
      for (const one of [node, ...within]) left.add(one)
      yield found
    }
  }
}

/** Every rule and inner group, outer ones first. */
function placesIn(group: LogicGroup, above: Place['siblings'] = []): readonly Place[] {
  return group.children.flatMap((node): readonly Place[] => {
    const holds = group.operator === 'AND'
    const beside = group.children
      .filter((other) => other !== node)
      .map((other) => ({ node: other, holds }))
    const siblings = [...above, ...beside]
    const own: Place = { node, parent: group, siblings }
    return node.kind === 'rule' ? [own] : [...placesIn(node, siblings), own]
  })
}

const nodesIn = (group: LogicGroup): readonly LogicNode[] =>
  group.children.flatMap((node) => (node.kind === 'rule' ? [node] : [node, ...nodesIn(node)]))

function needlessRule(
  proved: ProvedFields,
  position: number,
  { node, parent, siblings }: Place & { readonly node: LogicRule },
  left: ReadonlySet<LogicNode>,
): ProofFinding | null {
  const { logic, reach, clauses, fields } = proved
  // What follows from a source that is never shown is told at the source.
  if (fieldsOf(node.meaning as Atom).some((read) => fields[read]?.shown === 'never')) return null
  const isAll = parent.operator === 'AND'
  /** Leaving a rule out of "all of" puts true for it, and out of "any of" false. The rule matters where it has the other outcome. */
  const differs = ({ outcomeOf }: FormClauses) => (isAll ? not(outcomeOf(node)) : outcomeOf(node))
  const decides = (own: FormClauses): readonly Literal[] => [
    differs(own),
    ...siblings
      .filter((one) => !left.has(one.node))
      .map((one) => (one.holds ? own.outcomeOf(one.node) : not(own.outcomeOf(one.node)))),
  ]
  const at = [position]
  if (reach.canHold(decides(clauses), at) !== 'unreachable') return null
  const isConstant = reach.canHold([differs(clauses)], at) === 'unreachable'
  const isLocal = reach.canHold(decides(clauses), at, { hiddenCounts: true }) === 'unreachable'
  const conflict = smallestConflict(proved, reach.ancestors(at), (own) =>
    isConstant ? [differs(own)] : decides(own),
  )
  const causes = (conflict?.rules ?? []).filter((rule) => rule !== node)
  const needless: NeedlessRule = { position, node, parent, siblings, causes }
  const removable = isConstant ? null : whyRemovable(logic, needless)
  const says = removable
    ? `can be removed, ${removable.because}`
    : `is ${isAll ? 'always' : 'never'} true, because ${whyConstant(logic, needless)}`
  const { schema } = logic
  const of = schema.fields[position]?.type === requirementType ? ' of its requirement' : ''
  const isHarmless = !isLocal || (removable?.isHarmless ?? isHarmlessHabit(logic, needless))
  return {
    code: removable ? 'redundant_rule' : isAll ? 'rule_always_holds' : 'rule_never_holds',
    severity: isHarmless ? 'hint' : 'warning',
    fieldId: fields[position]?.fieldId ?? '',
    rules: [node.number],
    conflict: ruleRefs(logic, conflict?.rules.length ? conflict.rules : [node]),
    witness: null,
    message: `${nameIn(schema, position)}: rule ${node.number}${of}, ${ruleInWords(node, schema)}, ${says}.`,
  }
}

/** The outcomes that a group has in some state, as far as they are not ruled out. */
function outcomesOf(
  { reach, clauses }: ProvedFields,
  position: number,
  group: LogicGroup,
): readonly boolean[] {
  const outcome = clauses.outcomeOf(group)
  return [true, false].filter(
    (holds) => reach.canHold([holds ? outcome : not(outcome)], [position]) !== 'unreachable',
  )
}

/** A group of several rules with one outcome, inside a field that shows only for some answers. */
function needlessGroup(
  proved: ProvedFields,
  position: number,
  group: LogicGroup,
): ProofFinding | null {
  if (group.children.length < 2) return null
  const [outcome, other] = outcomesOf(proved, position, group)
  if (outcome === undefined || other !== undefined) return null
  return outcome ? groupThatHolds(proved, position, group) : deadGroup(proved, position, group)
}

/** A group that every state meets. */
function groupThatHolds(proved: ProvedFields, position: number, group: LogicGroup): ProofFinding {
  const { logic, reach, clauses, fields } = proved
  const fails = (own: FormClauses) => [not(own.outcomeOf(group))]
  const conflict = smallestConflict(proved, reach.ancestors([position]), fails)
  const isLocal =
    reach.canHold(fails(clauses), [position], { hiddenCounts: true }) === 'unreachable'
  const rules = rulesIn(group)
  const words = rulesByOwner(logic, rules).map((one) => one.words)
  return {
    code: 'rule_always_holds',
    severity: isLocal ? 'warning' : 'hint',
    fieldId: fields[position]?.fieldId ?? '',
    rules: rules.map(({ number }) => number),
    conflict: ruleRefs(logic, conflict?.rules.length ? conflict.rules : rules),
    witness: null,
    message: `${nameIn(logic.schema, position)}: a group of its rules, ${words}, is true whatever visitors answer, so the group can be removed.`,
  }
}

/** A group that no state meets. */
function deadGroup(proved: ProvedFields, position: number, group: LogicGroup): ProofFinding | null {
  const { logic, reach, fields } = proved
  const hidden = rulesIn(group).some(
    ({ meaning }) =>
      typeof meaning === 'object' &&
      fieldsOf(meaning).some((read) => fields[read]?.shown === 'never'),
  )
  if (hidden) return null
  const cone = reach.ancestors([position])
  const conflict = smallestConflict(proved, cone, ({ outcomeOf }) => [outcomeOf(group)])
  const rules = conflict?.rules ?? rulesIn(group)
  const areNeeded = rules.every((rule) => {
    const whole = rule.reader === position ? group : logic.conditions[rule.reader]
    return whole !== undefined && whole !== null && areAllNeeded(whole, [rule])
  })
  const sentences = rulesInWords(rules, logic.schema)
  const cause =
    sentences.length === 1
      ? cannotHold(sentences, areNeeded)
      : areNeeded
        ? `it needs ${allListed(sentences)}, which cannot be true together`
        : whyNotTogether(logic, rules, position, 'it')
  return {
    code: 'contradiction',
    severity: 'error',
    fieldId: fields[position]?.fieldId ?? '',
    rules: rulesIn(group).map(({ number }) => number),
    conflict: ruleRefs(logic, rules),
    witness: null,
    message: `${nameIn(logic.schema, position)}: a group of its rules is never true, because ${cause}.`,
  }
}

/** The rules of a field that always shows: one finding for all of them, unless another one says why. */
function alwaysShown(
  proved: ProvedFields,
  position: number,
  isNamed: (rule: LogicRule) => boolean,
): ProofFinding | null {
  const { logic, reach, clauses, fields } = proved
  const hidden = (own: FormClauses) => [not(own.visible[position] ?? own.always)]
  const conflict = smallestConflict(proved, reach.ancestors([position]), hidden)
  const isLocal =
    reach.canHold(hidden(clauses), [position], { hiddenCounts: true }) === 'unreachable'
  const own = logic.rules[position] ?? []
  if ((conflict?.rules ?? own).some(isNamed)) return null
  const isOffer = offerOfId(fields[position]?.fieldId ?? '') !== undefined
  const all = `${isOffer ? 'the option’s' : 'its'} ${own.length === 1 ? 'rule is' : 'rules are'}`
  return {
    code: 'rule_always_holds',
    severity: isLocal ? 'warning' : 'hint',
    fieldId: fields[position]?.fieldId ?? '',
    rules: own.map(({ number }) => number),
    conflict: ruleRefs(logic, conflict?.rules.length ? conflict.rules : own),
    witness: {},
    message: `${nameIn(logic.schema, position)} is always ${decidedBy(logic.schema.fields[position])}, because ${all} true whatever visitors answer.`,
  }
}
