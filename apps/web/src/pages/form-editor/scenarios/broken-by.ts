import {
  asGroup,
  type Conditional,
  isSimple,
  type Rule,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import { isSameRule } from '@ramiform/core/conditions/conditional-rules'
import { dependenciesOf } from '@ramiform/core/conditions/dependencies'
import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { runScenario } from '@ramiform/proving/scenarios/run-scenario'
import type { Command } from '../../../editing/draft/edit.ts'
import { setConditional } from '../../../editing/draft/field-commands.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import type { Step } from '../../../editing/draft/history.ts'
import { same } from '../../../forms/same.ts'

/** The change that made a scenario fail. */
export interface BrokenBy {
  /** time of the step in milliseconds since 1970, or the earlier version in which the scenario passes */
  readonly since: { readonly at: number } | Pick<EarlierForm, 'version' | 'isLive'>
  /** Field whose logic changed. */
  readonly fieldId: string
  /** The only rule that differs; null when several do. */
  readonly rule: { readonly number: number; readonly before: Rule; readonly after: Rule } | null
  /** Gives the field its earlier logic; null when the logic changed again since. */
  readonly restore: Command | null
}

/** Steps that are searched, newest first: each runs the scenario once. */
const mostSteps = 60

/** A saved version of the form. */
export interface EarlierForm {
  readonly version: number
  readonly schema: FormSchema
  /** True for the version that visitors see. */
  readonly isLive: boolean
}

/** True when a field does not do what a scenario expects. */
export function failsAt(schema: FormSchema, scenario: Scenario, fieldId: string): boolean {
  return runScenario(schema, scenario).differences.some(
    (difference) => difference.fieldId === fieldId,
  )
}

/**
 * Finds the change after which a field no longer does what a scenario expects: a step since the editor opened, otherwise
 * the difference from the first earlier version in which it did.
 *
 * @param earlier versions to look at, in this order
 * @returns null when neither a step nor an earlier version explains it
 */
export function brokenBy(
  past: readonly Step[],
  schema: FormSchema,
  scenario: Scenario,
  fieldId: string,
  earlier: readonly EarlierForm[] = [],
): BrokenBy | null {
  const differs = (one: FormSchema) => failsAt(one, scenario, fieldId)
  for (const step of past.slice(-mostSteps).toReversed()) {
    const [before, after] = [step.before.draft.schema, step.after.draft.schema]
    if (before.fields === after.fields || differs(before)) continue
    const changed = changedIn(before, after, fieldId)
    if (changed === undefined) return null
    const now = fieldById(after.fields, changed)?.conditional
    const isCurrent = fieldById(schema.fields, changed)?.conditional === now
    return { since: { at: step.at }, ...backTo(before, after, changed, isCurrent) }
  }
  const passing = earlier.find((one) => !differs(one.schema))
  if (passing === undefined) return null
  const changed = changedIn(passing.schema, schema, fieldId)
  if (changed === undefined) return null
  const found = backTo(passing.schema, schema, changed, true)
  // With several changes, one of them alone may not make the scenario pass.
  const draft = { name: '', description: '', schema }
  const restored = found.restore?.(draft)
  const helps = restored != null && !differs(restored.draft.schema)
  const { version, isLive } = passing
  return { since: { version, isLive }, ...found, restore: helps ? found.restore : null }
}

/** The field, or the nearest question that it depends on, whose rules differ. */
function changedIn(before: FormSchema, after: FormSchema, fieldId: string): string | undefined {
  return ancestorsOf(after, fieldId).find(
    (id) =>
      !same(fieldById(before.fields, id)?.conditional, fieldById(after.fields, id)?.conditional),
  )
}

function backTo(
  before: FormSchema,
  after: FormSchema,
  fieldId: string,
  isCurrent: boolean,
): Omit<BrokenBy, 'since'> {
  const old = fieldById(before.fields, fieldId)?.conditional
  const now = fieldById(after.fields, fieldId)?.conditional
  return {
    fieldId,
    rule: onlyRuleChanged(old, now),
    restore: isCurrent ? setConditional(fieldId, old, { name: 'Change back' }) : null,
  }
}

/** The field first, then everything that its visibility depends on. */
function ancestorsOf(schema: FormSchema, fieldId: string): readonly string[] {
  const { positions, sources } = dependenciesOf(schema)
  const found = new Set([positions.get(fieldId) ?? -1])
  for (const position of found) for (const source of sources[position] ?? []) found.add(source)
  return [...found].flatMap((position) => schema.fields[position]?.id ?? [])
}

function onlyRuleChanged(
  before: Conditional | undefined,
  after: Conditional | undefined,
): BrokenBy['rule'] {
  if (before === undefined || after === undefined) return null
  const [old, now] = [rulesOf(before), rulesOf(after)]
  if (old.length !== now.length || shapeOf(before) !== shapeOf(after)) return null
  const changed = now.flatMap((rule, at) => {
    const was = old[at]
    return was !== undefined && isSameRule(rule, was) ? [] : [at]
  })
  const [at = -1, ...others] = changed
  const [one, other] = [old[at], now[at]]
  if (one === undefined || other === undefined || others.length > 0) return null
  return { number: at + 1, before: one, after: other }
}

/** The groups with their operators, without the rules. */
function shapeOf(conditional: Conditional): string {
  const shape = ({ operator, rules, groups }: ReturnType<typeof asGroup>): unknown => [
    rules.length + groups.length > 1 || !isSimple(conditional) ? operator : 'AND',
    rules.length,
    groups.map(shape),
  ]
  return JSON.stringify(shape(asGroup(conditional)))
}

/** Label of the button that restores the logic: `Change 6 back to 4`. */
export function restoreInWords({ rule }: BrokenBy, name: string): string {
  if (rule === null) return `Change the rules of ${name} back`
  const { before, after, number } = rule
  const isValue = before.fieldId === after.fieldId && before.condition === after.condition
  return isValue && before.value !== '' && after.value !== ''
    ? `Change ${after.value} back to ${before.value}`
    : `Change rule ${number} back`
}

/** `You changed rule 4 of Lunch`, or `Rule 4 of Lunch differs from version 13, which visitors see`. */
export function causeInWords({ since, rule }: BrokenBy, name: string): string {
  if ('at' in since)
    return `You changed ${rule === null ? 'the rules' : `rule ${rule.number}`} of ${name}`
  const what =
    rule === null ? `The rules of ${name} differ` : `Rule ${rule.number} of ${name} differs`
  const which = since.isLive ? 'which visitors see' : 'in which this scenario passed'
  return `${what} from version ${since.version}, ${which}`
}
