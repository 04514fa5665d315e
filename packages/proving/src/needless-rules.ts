import { decidedBy } from '@ramiform/core/conditions/logic-owner'
import { requirementType } from '@ramiform/core/conditions/requirement-fields'
import { inSentence } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { boundsAsReason } from './bounds-as-reason.ts'
import type { FormClauses } from './clauses.ts'
import { isOfSection, rulesByOwner, whyNotTogether } from './conflict-in-words.ts'
import { ruleRefs, smallestConflict } from './conflicts.ts'
import {
  allListed,
  cannotHold,
  listed,
  nameIn,
  ruleInWords,
  rulesInWords,
} from './finding-words.ts'
import {
  type Atom,
  areAllNeeded,
  fieldsOf,
  type LogicGroup,
  type LogicNode,
  type LogicRule,
  rulesIn,
} from './form-logic.ts'
import type { ProofCode, ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'
import { type Literal, not } from './solver.ts'

/** A rule decides only where its siblings do not: "all of" when they hold, "any of" when they do not. */
interface Place {
  readonly node: LogicNode
  readonly parent: LogicGroup
  /** of the group that the node is in, up to the outermost */
  readonly siblings: readonly { readonly node: LogicNode; readonly holds: boolean }[]
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
  const { source } = node.meaning as Atom
  // What follows from a source that is never shown is told at the source.
  if (fieldsOf(node.meaning as Atom).some((read) => fields[read]?.shown === 'never')) return null
  const isAll = parent.operator === 'AND'
  const deciding = ({ outcomeOf }: FormClauses, sign: boolean): readonly Literal[] => [
    sign ? outcomeOf(node) : not(outcomeOf(node)),
    ...siblings
      .filter((one) => !left.has(one.node))
      .map((one) => (one.holds ? outcomeOf(one.node) : not(outcomeOf(one.node)))),
  ]
  // Leaving a rule out of "all of" is the same as putting true for it, and out of "any of" the same as false.
  if (reach.canHold(deciding(clauses, !isAll), [position]) !== 'unreachable') return null
  const only = isAll ? not(clauses.outcomeOf(node)) : clauses.outcomeOf(node)
  const isConstant = reach.canHold([only], [position]) === 'unreachable'
  const isLocal =
    reach.canHold(deciding(clauses, !isAll), [position], { hiddenCounts: true }) === 'unreachable'
  const cone = reach.ancestors([position])
  const conflict = smallestConflict(proved, cone, (own) =>
    isConstant ? [isAll ? not(own.outcomeOf(node)) : own.outcomeOf(node)] : deciding(own, !isAll),
  )
  const code: ProofCode = !isConstant
    ? 'redundant_rule'
    : isAll
      ? 'rule_always_holds'
      : 'rule_never_holds'
  const causes = (conflict?.rules ?? []).filter((rule) => rule !== node)
  const ofField = causes.filter(({ reader }) => reader === position)
  // The rules of ancestors often look like the rule itself and would explain nothing.
  const reasons = ofField.length > 0 ? ofField : causes
  const { schema } = logic
  const rule = ruleInWords(node, schema)
  const { number } = node
  const bySection = reasons.length > 0 && reasons.every((reason) => isOfSection(logic, reason))
  const bounds = isConstant ? '' : boundsAsReason(schema, node, reasons, isAll)
  const of = schema.fields[position]?.type === requirementType ? ' of its requirement' : ''
  const sameEffect = `because ${sameEffects[decidedBy(schema.fields[position])]}`
  const root = logic.conditions[position]
  const isAtTop = reasons.every((reason) => root?.children.includes(reason))
  const name = nameIn(schema, position)
  const whatNeeds = root?.operator === 'AND' && isAtTop ? name : 'its group'
  const does = effects[decidedBy(schema.fields[position])]
  const isEnough = isAtTop ? `${does} ${name}` : 'makes its group true'
  const covering = rulesInWords(reasons, schema)
  const covered =
    reasons.length === 0
      ? sameEffect
      : bySection
        ? `because ${listed(rulesByOwner(logic, reasons).map(({ owner, words }) => `${owner} needs ${words}`))}`
        : bounds !== ''
          ? `because ${listed(covering)} ${isAll ? `already need${covering.length === 1 ? 's' : ''} an answer` : `alone ${isEnough}`}, and ${bounds}`
          : coveredBy(
              isAll ? whatNeeds : isEnough,
              number,
              rule,
              reasons,
              siblings,
              isAll,
              shownOnlyWhen(logic, causes, position),
              schema,
            )
  const ending = {
    redundant_rule: `can be removed, ${covered}`,
    rule_always_holds: `is always true, because ${constantReason(node, nameIn(schema, source), true)}`,
    rule_never_holds: `is never true, because ${constantReason(node, nameIn(schema, source), false)}`,
  }[code as 'redundant_rule' | 'rule_always_holds' | 'rule_never_holds']
  const message = `${nameIn(schema, position)}: rule ${number}${of}, ${rule}, ${ending}.`
  const isHarmless = !isLocal || bySection || bounds !== '' || asksForAnswer(node, reasons)
  return {
    code,
    severity: isHarmless ? 'hint' : 'warning',
    fieldId: fields[position]?.fieldId ?? '',
    rules: [node.number],
    conflict: ruleRefs(logic, conflict?.rules.length ? conflict.rules : [node]),
    witness: null,
    message,
  }
}

/** True for the harmless habit of "is not empty" beside a comparison of the same answer. */
function asksForAnswer({ rule, meaning }: LogicRule, reasons: readonly LogicRule[]): boolean {
  const { source } = meaning as Atom
  return (
    rule.condition === 'is_not_empty' &&
    reasons.length > 0 &&
    reasons.every(
      (reason) => typeof reason.meaning === 'object' && reason.meaning.source === source,
    )
  )
}

const effects = { shown: 'shows', required: 'requires', offered: 'offers' } as const

const sameEffects = {
  shown: 'visitors would see the same questions',
  required: 'the same answers would be required',
  offered: 'the same options would be offered',
} as const

/**
 * Why the field's visibility is the same without the rule, by the rules that cover it.
 *
 * @param what the field or group that needs all rules; or what any one of them does
 */
function coveredBy(
  what: string,
  number: number,
  rule: string,
  reasons: readonly LogicRule[],
  siblings: Place['siblings'],
  isAll: boolean,
  gate: string,
  schema: FormSchema,
): string {
  const covering = rulesInWords(reasons, schema)
  const areBeside = reasons.every((reason) =>
    siblings.some(({ node, holds }) => node === reason && holds === isAll),
  )
  const isOne = covering.length === 1
  const [reason] = reasons
  if (areBeside && isOne && covering[0] === rule)
    return `because rule ${reason?.number} is the same`
  if (areBeside && isAll)
    return `because ${what} also needs ${listed(covering)}, and ${gate || `${isOne ? 'that makes' : 'those make'} rule ${number} true anyway`}`
  if (areBeside && isOne)
    return `because ${covering[0]} alone ${what}, and is true whenever rule ${number} is`
  const covers = `because ${listed(covering)} already ${isOne ? 'covers' : 'cover'} it`
  return gate === '' ? covers : `${covers}: ${gate}`
}

/** `Session is shown only when “Plan is Pro”`, if one rule of one source is the rest of the reason. */
function shownOnlyWhen(
  { schema, conditions }: ProvedFields['logic'],
  causes: readonly LogicRule[],
  position: number,
): string {
  const [only, ...others] = causes.filter(({ reader }) => reader !== position)
  const whole = only && conditions[only.reader]
  const isAfter = causes.length > 1 && others.length === 0
  if (!only || !whole || !isAfter || !areAllNeeded(whole, [only])) return ''
  return `${nameIn(schema, only.reader)} is shown only when ${ruleInWords(only, schema)}`
}

/** Why a rule has the same outcome for all answers. An exact comparison shows that its value is no possible answer. */
function constantReason(
  { rule: { condition, value, valueFrom } }: LogicRule,
  source: string,
  holds: boolean,
): string {
  if (valueFrom !== undefined)
    return holds ? 'the rule is true for all answers' : 'no answers make the rule true'
  if (holds && condition === 'not_equals')
    return `no visitor can answer ${source} with ${inSentence(value)}`
  if (!holds && condition === 'equals')
    return `no visitor can answer ${source} with ${inSentence(value)}`
  return holds
    ? `the rule is true for every answer to ${source}`
    : `no answer to ${source} makes the rule true`
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
        : whyNotTogether(logic, rules, position)
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
  const all = own.length === 1 ? 'its rule is' : 'its rules are'
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
