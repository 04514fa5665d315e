import { decidedBy } from '@ramiform/core/conditions/logic-owner'
import { inSentence } from '@ramiform/core/findings/finding'
import { boundsAsReason } from './bounds-as-reason.ts'
import { isOfSection, rulesByOwner } from './conflict-in-words.ts'
import { listed, nameIn, ruleInWords, rulesInWords } from './finding-words.ts'
import {
  type Atom,
  areAllNeeded,
  type FormLogic,
  type LogicGroup,
  type LogicNode,
  type LogicRule,
} from './form-logic.ts'

/** A rule that changes no state of the form, and what proves it. */
export interface NeedlessRule {
  /** of the field that the rule decides about */
  readonly position: number
  readonly node: LogicRule
  /** the group that the rule stands in */
  readonly parent: LogicGroup
  /** of the group that the rule is in, up to the outermost */
  readonly siblings: readonly Sibling[]
  /** the other rules of the conflict */
  readonly causes: readonly LogicRule[]
}

/** A rule decides only where its siblings do not: "all of" when they hold, "any of" when they do not. */
export interface Sibling {
  readonly node: LogicNode
  readonly holds: boolean
}

interface Reason {
  /** `because rule 1 is the same` */
  readonly because: string
  readonly isHarmless: boolean
}

/** Why a rule can be removed, by the rules that cover it. */
export function whyRemovable(logic: FormLogic, needless: NeedlessRule): Reason {
  const { position, node, parent } = needless
  const { schema } = logic
  const reasons = reasonsOf(needless)
  if (reasons.length === 0)
    return {
      because: `because ${sameEffects[decidedBy(schema.fields[position])]}`,
      isHarmless: false,
    }
  if (areOfSection(logic, reasons)) {
    const needs = rulesByOwner(logic, reasons).map(({ owner, words }) => `${owner} needs ${words}`)
    return { because: `because ${listed(needs)}`, isHarmless: true }
  }
  const isAll = parent.operator === 'AND'
  const bounds = boundsAsReason(schema, node, reasons, isAll)
  return {
    because: coveredBy(logic, needless, reasons, bounds === '' ? '' : `, as ${bounds}`),
    isHarmless: bounds !== '' || isHarmlessHabit(logic, needless),
  }
}

/** Why a rule has the same outcome for all answers. An exact comparison shows that its value is no possible answer. */
export function whyConstant({ schema }: FormLogic, { node, parent }: NeedlessRule): string {
  const { condition, value, valueFrom } = node.rule
  const holds = parent.operator === 'AND'
  if (valueFrom !== undefined)
    return holds ? 'the rule is true for all answers' : 'no answers make the rule true'
  const source = nameIn(schema, (node.meaning as Atom).source)
  if (condition === (holds ? 'not_equals' : 'equals'))
    return `no visitor can answer ${source} with ${inSentence(value)}`
  return holds
    ? `the rule is true for every answer to ${source}`
    : `no answer to ${source} makes the rule true`
}

/** True for a common habit that does no harm: a rule of the section again, or "is not empty" beside a comparison. */
export function isHarmlessHabit(logic: FormLogic, needless: NeedlessRule): boolean {
  const reasons = reasonsOf(needless)
  return areOfSection(logic, reasons) || asksForAnswer(needless.node, reasons)
}

const areOfSection = (logic: FormLogic, reasons: readonly LogicRule[]): boolean =>
  reasons.length > 0 && reasons.every((reason) => isOfSection(logic, reason))

/** The rules of ancestors often look like the rule itself and would explain nothing. */
function reasonsOf({ causes, position }: NeedlessRule): readonly LogicRule[] {
  const ofField = causes.filter(({ reader }) => reader === position)
  return ofField.length > 0 ? ofField : causes
}

/** True for "is not empty" beside a comparison of the same answer. */
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

/** What any one of the rules does: `shows Details`, or `makes its group true`. */
function effectOf(
  { schema, conditions }: FormLogic,
  position: number,
  reasons: readonly LogicRule[],
): string {
  const root = conditions[position]
  return reasons.every((reason) => root?.children.includes(reason))
    ? `${effects[decidedBy(schema.fields[position])]} ${nameIn(schema, position)}`
    : 'makes its group true'
}

/** @param bounds what the limits of the question add: `, as Guests allows only answers from 1 to 8` */
function coveredBy(
  logic: FormLogic,
  { position, node, parent, siblings, causes }: NeedlessRule,
  reasons: readonly LogicRule[],
  bounds: string,
): string {
  const { schema, conditions } = logic
  const isAll = parent.operator === 'AND'
  const covering = rulesInWords(reasons, schema)
  const areBeside = reasons.every((reason) =>
    siblings.some((one) => one.node === reason && one.holds === isAll),
  )
  const gate = shownOnlyWhen(logic, causes, position)
  const isOne = covering.length === 1
  if (areBeside && isOne && covering[0] === ruleInWords(node, schema))
    return `because rule ${reasons[0]?.number} is the same`
  if (areBeside && isAll) {
    const root = conditions[position]
    const isAtTop =
      root?.operator === 'AND' && reasons.every((reason) => root.children.includes(reason))
    const whatNeeds = isAtTop ? nameIn(schema, position) : 'its group'
    const proof = gate || `${isOne ? 'that makes' : 'those make'} rule ${node.number} true anyway`
    return `because ${whatNeeds} also needs ${listed(covering)}, and ${proof}${bounds}`
  }
  if (areBeside && isOne)
    return `because ${covering[0]} is true whenever rule ${node.number} is${bounds}, and either rule ${effectOf(logic, position, reasons)}`
  const covers = `because ${listed(covering)} already ${isOne ? 'covers' : 'cover'} it${bounds}`
  return gate === '' ? covers : `${covers}: ${gate}`
}

/** `Session is shown only when “Plan is Pro”`, if one rule of one source is the rest of the reason. */
function shownOnlyWhen(
  { schema, conditions }: FormLogic,
  causes: readonly LogicRule[],
  position: number,
): string {
  const [only, ...others] = causes.filter(({ reader }) => reader !== position)
  const whole = only && conditions[only.reader]
  const isAfter = causes.length > 1 && others.length === 0
  if (!only || !whole || !isAfter || !areAllNeeded(whole, [only])) return ''
  return `${nameIn(schema, only.reader)} is shown only when ${ruleInWords(only, schema)}`
}
