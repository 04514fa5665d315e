import type { Calculation } from '../../../reading/calculations.ts'
import type { FormulaText } from '../../../reading/expression-formula.ts'
import { all, always, any, type Logic, never } from '../../../reading/logic.ts'
import { logicText } from '../../../reading/logic-text.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'

/** A change of a variable after a step. */
export interface Change {
  readonly variable: string
  readonly action: string
  /** Null for another variable or field */
  readonly amount: number | null
  /** Position of the step */
  readonly from: number
  /** Null: not expressible */
  readonly when: Logic | null
}

const signs: Readonly<Record<string, string>> = { add: '+', subtract: '-' }

/** Reads an action that is no jump; null for one without a variable. */
export function changeOf(action: Members, from: number, when: Logic | null): Change | null {
  const details = membersOf(action.details) ?? {}
  const target = membersOf(details.target) ?? {}
  const value = membersOf(details.value) ?? {}
  const variable = textIn(target, 'value')
  if (textIn(target, 'type') !== 'variable' || variable === null) return null
  const amount = textIn(value, 'type') === 'constant' ? numberIn(value, 'value') : null
  return { variable, action: textIn(action, 'action') ?? '', amount, from, when }
}

/**
 * Writes each variable as a formula: its start, and what answers add to it or take from it.
 * @param reached condition under which a step is reached; null if not expressible
 */
export function variablesOf(
  variables: Members,
  changes: readonly Change[],
  reached: (from: number) => { readonly key: string; readonly logic: Logic | null },
): readonly Calculation[] {
  return Object.keys(variables).map((name) => ({
    key: name,
    name,
    formula:
      typeof variables[name] === 'string'
        ? { unsaid: 'it is a text' }
        : formulaOf(
            numberIn(variables, name) ?? 0,
            changes.filter(({ variable }) => variable === name),
            reached,
          ),
  }))
}

function formulaOf(
  start: number,
  changes: readonly Change[],
  reached: (from: number) => { readonly key: string; readonly logic: Logic | null },
): FormulaText {
  const parts = [String(start)]
  for (const { action, amount, from, when } of changes) {
    const sign = signs[action]
    if (sign === undefined || amount === null)
      return { unsaid: 'it is more than a sum of fixed numbers' }
    const { key, logic } = reached(from)
    // A rule about the step itself holds only if the step was reached.
    const both = when === null || names(when, key) ? when : logic === null ? null : all(logic, when)
    if (both === null) return { unsaid: 'one of its conditions is not supported' }
    const written = logicText(both)
    if (written === 'never') continue
    const number = amount < 0 ? `(0 - ${-amount})` : String(amount)
    parts.push(written === 'always' ? `${sign} ${number}` : `${sign} if(${written}, ${number}, 0)`)
  }
  return { text: parts.join(' ') }
}

function names(logic: Logic, key: string): boolean {
  return logic.kind === 'rule' ? logic.source === key : logic.parts.some((part) => names(part, key))
}

/** The logic without rules about an empty variable. A variable always has a number. */
export function withoutEmpty(logic: Logic, isVariable: (name: string) => boolean): Logic {
  if (logic.kind !== 'rule') {
    const parts = logic.parts.map((part) => withoutEmpty(part, isVariable))
    return logic.kind === 'all' ? all(...parts) : any(...parts)
  }
  if (!isVariable(logic.source)) return logic
  if (logic.condition === 'is_empty') return never
  return logic.condition === 'is_not_empty' ? always : logic
}
