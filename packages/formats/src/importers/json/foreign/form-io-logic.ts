import { readExpression } from '../../../reading/expression.ts'
import { all, any, type Logic, not, rule } from '../../../reading/logic.ts'
import type { SectionWords } from '../../../reading/question.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { type Names, ruleAbout } from './form-io-names.ts'
import { readJsonLogic } from './json-logic.ts'
import { listOf, localized, objectsIn } from './localized.ts'

/** Visibility of an element, and the parts that were lost. */
export interface Shown {
  readonly logic: Logic
  readonly lost: readonly string[]
  readonly section?: SectionWords | undefined
}

/** Visibility of a component: its own conditions and those of its container. */
export function shownBy(component: Members, around: Shown, names: Names): Shown {
  const conditional = membersOf(component.conditional) ?? {}
  const script = textIn(component, 'customConditional')?.trim() ?? ''
  const found = [
    simple(conditional, names),
    conjunction(conditional, names),
    readScript(script, names),
  ]
  if (membersOf(conditional.json) !== null) found.push(readJsonLogic(conditional.json))
  let shown = around
  for (const one of found) {
    if (one === null) continue
    if (one.kind === 'unsaid') {
      const words = script === '' ? 'Its condition' : `Shown if ${script.slice(0, 200)}`
      shown = { ...shown, lost: [...shown.lost, `${words} could not be imported: ${one.reason}.`] }
    } else shown = { ...shown, logic: all(shown.logic, one) }
  }
  if (listOf(component.logic).length > 0)
    shown = { ...shown, lost: [...shown.lost, 'Its further logic could not be imported.'] }
  if (component.hidden === true && shown.logic === around.logic) {
    return { ...shown, lost: [...shown.lost, 'It is hidden in the form; here it shows.'] }
  }
  return shown
}

type Read = ReturnType<typeof readExpression> | null

/** Reads `{show: true, when: "plan", eq: "pro"}`. */
function simple({ show, when, eq }: Members, names: Names): Read {
  if (typeof when !== 'string' || when === '') return null
  const chosen = ruleAbout(when, names, (source) => rule(source, 'equals', localized(eq)))
  return isShowing(show) ? chosen : (not(chosen) ?? noOpposite)
}

const noOpposite: Read = { kind: 'unsaid', reason: 'its opposite is not supported' }

const operators: Readonly<Record<string, (source: string, value: string) => Logic>> = {
  isEqual: (source, value) => rule(source, 'equals', value),
  isNotEqual: (source, value) => rule(source, 'not_equals', value),
  isEmpty: (source) => rule(source, 'is_empty'),
  isNotEmpty: (source) => rule(source, 'is_not_empty'),
  includes: (source, value) => rule(source, 'contains', value),
  greaterThan: (source, value) => rule(source, 'greater_than', value),
  lessThan: (source, value) => rule(source, 'less_than', value),
  greaterThanOrEqual: (source, value) =>
    any(rule(source, 'greater_than', value), rule(source, 'equals', value)),
  lessThanOrEqual: (source, value) =>
    any(rule(source, 'less_than', value), rule(source, 'equals', value)),
  isDateEqual: (source, value) => rule(source, 'equals', value),
  dateGreaterThan: (source, value) => rule(source, 'greater_than', value),
  dateLessThan: (source, value) => rule(source, 'less_than', value),
}

/** Reads `{show: true, conjunction: "any", conditions: [{component, operator, value}]}`. */
function conjunction(conditional: Members, names: Names): Read {
  const parts: Logic[] = []
  for (const condition of objectsIn(conditional.conditions)) {
    const operator = textIn(condition, 'operator') ?? 'isEqual'
    const source = textIn(condition, 'component')
    if (source === null || source === '') continue
    const make = Object.hasOwn(operators, operator) ? operators[operator] : undefined
    const part = make && ruleAbout(source, names, (key) => make(key, localized(condition.value)))
    if (part === undefined)
      return { kind: 'unsaid', reason: `no condition says "${operator.slice(0, 40)}"` }
    parts.push(part)
  }
  if (parts.length === 0) return null
  const logic = conditional.conjunction === 'any' ? any(...parts) : all(...parts)
  return isShowing(conditional.show) ? logic : (not(logic) ?? noOpposite)
}

/** Reads `show = data.plan === "pro" && data.seats > 5;`. */
function readScript(script: string, names: Names): Read {
  if (script === '') return null
  const assigned = /^\s*(?:var\s+)?show\s*=(?!=)\s*([^;]+);?\s*(?:(?:true|show)\s*;?\s*)?$/s.exec(
    script,
  )
  if (assigned === null) return { kind: 'unsaid', reason: 'it is a program' }
  // `(...) ? true : false` equals its condition.
  const condition = (assigned[1] ?? '').replace(/\?\s*true\s*:\s*false\s*$/, '')
  const expression = condition
    .replaceAll(
      /\b(?:data|row)\.(\w+)\.(\w+)(?:\s*===?\s*true)?(?![\w.])/g,
      (whole, name: string, box: string) =>
        names.isBox(name, box) ? `({${names.keyOf(name)}} contains '${box}')` : whole,
    )
    .replaceAll(
      /\b(?:data|row)(?:\.([A-Za-z_$][\w$]*)|\[\s*['"]([^'"\]]+)['"]\s*\])/g,
      (_, name, quoted) => `{${names.keyOf(name ?? quoted)}}`,
    )
  return readExpression(expression)
}

function isShowing(show: unknown): boolean {
  return show !== false && show !== 'false'
}
