import type { Calculation } from '../../../reading/calculations.ts'
import type { Logic } from '../../../reading/logic.ts'
import { logicText } from '../../../reading/logic-text.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import type { JumpLogic } from './answer-variables.ts'

/** A change of a variable after a step. */
export interface Change {
  readonly variable: string
  readonly action: string
  readonly amount: Amount
  /** Position of the step; -1 for a hidden field, which is filled before the first one */
  readonly from: number
  readonly when: JumpLogic
}

/** A fixed number, or the answer or variable that is one. */
type Amount =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'field' | 'variable'; readonly name: string }

const verbs: Readonly<Record<string, readonly [string, string]>> = {
  add: ['+', 'is added to'],
  subtract: ['-', 'is subtracted from'],
  multiply: ['*', 'multiplies'],
  divide: ['/', 'divides'],
  set: ['=', 'replaces'],
}

/** Reads an action that is no jump; null for one that changes no variable in a known way. */
export function changeOf(action: Members, from: number, when: JumpLogic): Change | null {
  const details = membersOf(action.details) ?? {}
  const target = membersOf(details.target) ?? {}
  const amount = amountOf(membersOf(details.value) ?? {})
  const variable = textIn(target, 'value')
  const verb = textIn(action, 'action') ?? ''
  if (textIn(target, 'type') !== 'variable' || variable === null || amount === null) return null
  return Object.hasOwn(verbs, verb) ? { variable, action: verb, amount, from, when } : null
}

function amountOf(value: Members): Amount | null {
  const kind = textIn(value, 'type')
  if (kind === 'constant') {
    const number = numberIn(value, 'value')
    return number === null ? null : { kind: 'number', number }
  }
  const name = textIn(value, 'value')
  return (kind === 'field' || kind === 'variable') && name !== null ? { kind, name } : null
}

interface Around {
  /** Condition under which a step is reached and a condition holds; null if not expressible */
  readonly within: (step: number, condition: JumpLogic) => Logic | null
  /** True for a question whose answers are numbers */
  readonly isNumber: (key: string) => boolean
  readonly labelOf: (key: string) => string
  readonly stepName: (step: number) => string
  readonly lost: string[]
}

/**
 * Writes each variable as a formula: its start, and each change in the order of the steps. A change that no formula
 * expresses is reported, and the others stay.
 */
export function variablesOf(
  variables: Members,
  changes: readonly Change[],
  around: Around,
): readonly Calculation[] {
  // Actions are listed in any order, but run when their step is done.
  const inOrder = changes.toSorted((one, other) => one.from - other.from)
  return Object.keys(variables).map((name) => ({
    key: name,
    name,
    formula:
      typeof variables[name] === 'string'
        ? { unsaid: 'it is a text' }
        : { text: formulaOf(name, numberIn(variables, name) ?? 0, inOrder, around) },
  }))
}

function formulaOf(
  name: string,
  start: number,
  changes: readonly Change[],
  around: Around,
): string {
  let text = numberText(start)
  for (const [at, change] of changes.entries()) {
    if (change.variable !== name) continue
    const { action, amount, from, when } = change
    const logic = canUse(change, changes.slice(at), around) ? around.within(from, when) : null
    if (logic === null) {
      around.lost.push(lostChange(change, around))
      continue
    }
    const written = logicText(logic)
    if (written === 'never') continue
    const number = amount.kind === 'number' ? numberText(amount.number) : `{${amount.name}}`
    const either = (otherwise: string) =>
      written === 'always' ? number : `if(${written}, ${number}, ${otherwise})`
    const [sign = ''] = verbs[action] ?? []
    if (sign === '=') text = either(text)
    else if (sign === '*' || sign === '/') text = `(${text}) ${sign} ${either('1')}`
    else text = `${text} ${sign} ${either('0')}`
  }
  return text
}

const numberText = (number: number) => (number < 0 ? `(0 - ${-number})` : String(number))

/** True if a formula can read the amount. @param following this change and the later ones */
function canUse(
  { action, amount }: Change,
  following: readonly Change[],
  { isNumber }: Around,
): boolean {
  const isSum = action === 'add' || action === 'subtract'
  if (amount.kind === 'number') return action !== 'divide' || amount.number !== 0
  // A product with an empty answer has no result.
  if (amount.kind === 'field') return isSum && isNumber(amount.name)
  // A value of ours has its final result, so nothing may change it later.
  return following.every(({ variable }) => variable !== amount.name)
}

/** "At “Budget”, 2 multiplies “price”. This calculation was skipped." */
export function lostChange(
  { variable, action, amount, from }: Change,
  { labelOf, stepName }: Pick<Around, 'labelOf' | 'stepName'>,
): string {
  const what =
    amount.kind === 'number'
      ? String(amount.number)
      : `"${amount.kind === 'field' ? labelOf(amount.name) : amount.name}"`
  const [, verb = ''] = verbs[action] ?? []
  return `At "${stepName(from)}", ${what} ${verb} "${variable.slice(0, 60)}". This calculation was skipped.`
}
