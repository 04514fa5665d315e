import type { Phrase } from '@ramiform/core/conditions/describe'
import { offerOfId } from '@ramiform/core/conditions/offer-ids'
import { inWords, type RuleRef } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { isOfSection, whyNotTogether } from './conflict-in-words.ts'
import { ruleRefs, smallestConflict } from './conflicts.ts'
import {
  aboutRule,
  allListed,
  cannotHold,
  listed,
  mostInConflict,
  nameIn,
  rulesInWords,
} from './finding-words.ts'
import {
  areAllNeeded,
  type FormLogic,
  type LogicGroup,
  type LogicRule,
  rulesIn,
} from './form-logic.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'

/** Why a field is never shown. */
export interface NeverShown {
  readonly fieldId: string
  readonly rules: readonly number[]
  readonly conflict: readonly RuleRef[]
  /** the words after `Details is never shown`, where the field is one of several, or alone */
  reason(isAlone: boolean): string
  /** the finding that already names one of the rules as an error */
  readonly known: ProofFinding | null
}

/** A field that is never shown because another one is not. */
export interface Follower {
  /** id of the field that has the cause */
  readonly cause: string
  /** rules that need the other field, as their owner knows them */
  readonly conflict: readonly RuleRef[]
}

/** Fields that are never shown for one reason. */
interface Cause {
  readonly position: number
  readonly rules: readonly LogicRule[]
}

/**
 * The causes of fields that are never shown. A field that is hidden only because its source is never shown has the
 * cause of that source.
 *
 * @param explains the finding that already names one of these rules as an error
 * @param impossible why a rule can never be true, as core says it: `It needs Seats to be greater than 50, but ...`
 */
export function neverShown(
  proved: ProvedFields,
  explains: (ref: RuleRef) => ProofFinding | undefined,
  impossible: (ref: RuleRef | undefined) => readonly Phrase[] | undefined,
): {
  readonly causes: readonly NeverShown[]
  /** by field id */
  readonly followers: ReadonlyMap<string, Follower>
} {
  const { logic, fields } = proved
  const idOf = (position: number) => fields[position]?.fieldId ?? ''
  const { causes, followers } = causesOf(proved)
  return {
    causes: causes.map(({ position, rules }) => {
      const conflict = ruleRefs(logic, rules)
      return {
        fieldId: idOf(position),
        rules: conflict.filter((ref) => ref.fieldId === idOf(position)).map(({ rule }) => rule),
        conflict,
        reason: (isAlone) => reasonFor({ position, rules }, logic, isAlone, impossible),
        known: conflict.map(explains).find((finding) => finding !== undefined) ?? null,
      }
    }),
    followers: new Map(
      followers.map(({ position, cause, rules }) => [
        idOf(position),
        { cause: idOf(cause.position), conflict: ruleRefs(logic, rules) },
      ]),
    ),
  }
}

function reasonFor(
  { position, rules }: Cause,
  logic: FormLogic,
  isAlone: boolean,
  impossible: (ref: RuleRef | undefined) => readonly Phrase[] | undefined,
): string {
  const { schema, conditions } = logic
  const name = nameIn(schema, position)
  const sentences = rulesInWords(rules, schema)
  const [only] = rules
  const because =
    only !== undefined && rules.length === 1 ? impossible(ruleRefs(logic, [only])[0]) : undefined
  if (only !== undefined && because !== undefined) {
    const isItsRule = isAlone && only.reader === position && logic.rules[position]?.length === 1
    const subject = isItsRule ? 'its rule' : `rule ${only.number} of ${nameIn(schema, only.reader)}`
    return `, because ${inWords(aboutRule(because, subject)).replace(/\.$/, '')}`
  }
  if (only !== undefined && rules.length === 1) {
    const earlier = schema.fields.findIndex(({ id, ending }) => ending && id === only.rule.fieldId)
    // Only an ending reads an ending: the one before it.
    if (earlier >= 0)
      return `, because ${nameIn(schema, earlier)} comes before it and is always shown`
  }
  if (sentences.length === 0) return `, because no answers satisfy the rules of ${name}`
  const own = conditions[position]
  const alternatives = own ? failingAlternatives(own, rules) : null
  if (alternatives !== null)
    return `: ${isAlone ? 'it' : name} needs ${noneHolds(alternatives, schema)}`
  const areNeeded = rules.every((rule) => {
    const condition = conditions[rule.reader]
    return condition !== undefined && condition !== null && areAllNeeded(condition, [rule])
  })
  if (sentences.length === 1) return `, because ${cannotHold(sentences, false)}`
  const isOwn = rules.every((rule) => rule.reader === position && !isOfSection(logic, rule))
  const isOffer = offerOfId(schema.fields[position]?.id ?? '') !== undefined
  if (!areNeeded || !isOwn) {
    const subject = !isAlone ? name : isOffer ? 'the option' : 'it'
    return `, because ${whyNotTogether(logic, rules, position, subject)}`
  }
  const needs = !isAlone ? `${name} needs` : isOffer ? 'the option needs' : 'its rules need'
  return `: ${needs} ${allListed(sentences)}, which cannot be true together`
}

/** The rules of each alternative of an "any of" group, if they contradict each other in every one. */
function failingAlternatives(
  { operator, children }: LogicGroup,
  rules: readonly LogicRule[],
): readonly (readonly LogicRule[])[] | null {
  if (operator !== 'OR') return null
  const parts = children.map((child) => {
    if (child.kind === 'rule') return []
    const within = rulesIn(child)
    const part = rules.filter((rule) => within.includes(rule))
    return areAllNeeded(child, part) ? part : []
  })
  const isComplete = parts.flat().length === rules.length
  return isComplete && parts.every((part) => part.length > 1) ? parts : null
}

/** `“Plan is Free” and “Plan is Pro”, or ..., and neither is possible` */
function noneHolds(alternatives: readonly (readonly LogicRule[])[], schema: FormSchema): string {
  const ways = alternatives.map((rules) => listed(rulesInWords(rules, schema), mostInConflict))
  return `${ways.join(', or ')}, and ${ways.length === 2 ? 'neither' : 'none of these'} is possible`
}

function causesOf(proved: ProvedFields): {
  readonly causes: readonly Cause[]
  /** fields that are hidden only because the field of their cause is, and the rules that need it */
  readonly followers: readonly (Cause & { readonly cause: Cause })[]
} {
  const { logic, reach, fields } = proved
  const causes: Cause[] = []
  const followers: (Cause & { readonly cause: Cause })[] = []
  const causeOf = new Map<number, Cause>()
  for (const position of logic.dependencies.order) {
    if (fields[position]?.shown !== 'never') continue
    // Nothing before a field that never shows matters here, because its visibility is assumed.
    const cone = reach.ancestors([position], (one) => causeOf.has(one))
    const hidden = cone.filter((one) => one !== position && causeOf.has(one))
    const goal = ({ visible, always }: { visible: readonly number[]; always: number }) => [
      visible[position] ?? always,
    ]
    // A field with a reason of its own stays hidden even if all its sources showed.
    const own = smallestConflict(proved, cone, goal, { free: hidden })
    const found = own ?? smallestConflict(proved, cone, goal, { hidden })
    // Without steps left, a source that never shows is the likely cause.
    const from = found === null ? hidden : found.hidden
    const source = from.map((one) => causeOf.get(one)).find((cause) => cause !== undefined)
    if (own === null && source !== undefined) {
      causeOf.set(position, source)
      followers.push({ position, rules: found?.rules ?? [], cause: source })
      continue
    }
    const cause: Cause = { position, rules: found?.rules ?? [] }
    causes.push(cause)
    causeOf.set(position, cause)
  }
  return { causes, followers }
}
