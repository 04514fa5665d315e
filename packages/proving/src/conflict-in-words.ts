import type { Group } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { inSentence, inWords } from '@ramiform/core/findings/finding'
import { titleOfSection } from '@ramiform/core/section'
import { ruleRefs } from './conflicts.ts'
import { listed, mostInConflict, nameIn, quotedWithin } from './finding-words.ts'
import type { FormLogic, LogicGroup, LogicRule } from './form-logic.ts'

/** The rules of a conflict that one question or section has. */
export interface OwnedRules {
  /** id of the question or section */
  readonly ownerId: string
  /** name of the question, or `its section Extras` */
  readonly owner: string
  /** position of the question with the rules, also with those of its section */
  readonly reader: number
  /** the rules as their owner joined them: `“Plan is Free, and either Plan is Pro or Plan is Enterprise”` */
  readonly words: string
}

/** True when a rule of the question is a rule of its section. */
export function isOfSection(logic: FormLogic, rule: LogicRule): boolean {
  return ruleRefs(logic, [rule])[0]?.fieldId !== logic.schema.fields[rule.reader]?.id
}

/** The rules of a conflict by the question or section that has them. */
export function rulesByOwner(logic: FormLogic, rules: readonly LogicRule[]): readonly OwnedRules[] {
  const { schema, conditions } = logic
  const byOwner = Map.groupBy(rules, (rule) => ruleRefs(logic, [rule])[0]?.fieldId ?? '')
  return [...byOwner].map(([ownerId, own]) => {
    const [{ reader } = { reader: -1 }] = own
    const section = schema.sections?.find(({ id }) => id === ownerId)
    const whole = conditions[reader]
    const part = whole ? onlyThese(whole, own) : null
    const phrases =
      part === null ? [] : describeConditional(part, schema, { clauses: mostInConflict })
    return {
      ownerId,
      owner: section
        ? `its section ${inSentence(titleOfSection(section))}`
        : nameIn(schema, reader),
      reader,
      words: `“${inWords(phrases.map(quotedWithin))}”`,
    }
  })
}

/**
 * `it needs “...”, but B is shown only when “...”`, or `no answers satisfy “...”` for one owner.
 *
 * @param position the question that these rules hide
 * @param subject what needs its rules: the question's name, or `it`
 */
export function whyNotTogether(
  logic: FormLogic,
  rules: readonly LogicRule[],
  position: number,
  subject: string,
): string {
  const owned = rulesByOwner(logic, rules)
  const [only] = owned
  if (only !== undefined && owned.length === 1) return `no answers satisfy ${only.words}`
  const own = owned.find(({ ownerId }) => ownerId === logic.schema.fields[position]?.id)
  const others = owned
    .filter((one) => one !== own)
    .map(({ owner, reader, words }) =>
      reader === position ? `${owner} needs ${words}` : `${owner} is shown only when ${words}`,
    )
  const all = listed(others, mostInConflict)
  if (own === undefined) return `${all}, which cannot be true together`
  const needs = `${subject} needs ${own.words}, but ${all}`
  return others.length === 1 ? needs : `${needs}, which cannot be true together`
}

function onlyThese(group: LogicGroup, rules: readonly LogicRule[]): Group | null {
  const own = group.children.flatMap((child) =>
    child.kind === 'rule' && rules.includes(child) ? [child.rule] : [],
  )
  const groups = group.children.flatMap((child) =>
    child.kind === 'group' ? (onlyThese(child, rules) ?? []) : [],
  )
  return own.length + groups.length === 0
    ? null
    : { id: '', operator: group.operator, rules: own, groups }
}
