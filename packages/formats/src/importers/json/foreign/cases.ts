import { all, any, type Logic } from '../../../reading/logic.ts'

type Rule = Extract<Logic, { kind: 'rule' }>

/** Rules that must all hold. */
type Case = readonly Rule[]

/** Alternatives, one of which must hold. */
export type Cases = readonly Case[]

/** Conditions under which a question was reached; undefined if unknown. */
export type Reached = (question: string) => Cases | undefined

const unknown: Reached = () => undefined

export const noCases: Cases = []
export const oneCase: Cases = [[]]

/** Alternatives; more become null, since no one could read such a condition */
const mostCases = 60
const mostRules = 20

export function casesOf(logic: Logic, reached: Reached = unknown): Cases | null {
  if (logic.kind === 'rule') return [[logic]]
  let cases: Cases | null = logic.kind === 'all' ? oneCase : noCases
  for (const part of logic.parts) {
    const inner = casesOf(part, reached)
    cases = logic.kind === 'all' ? bothOf(cases, inner, reached) : eitherOf(cases, inner, reached)
  }
  return cases
}

export function logicOfCases(cases: Cases): Logic {
  return any(...cases.map((rules) => all(...rules)))
}

export function eitherOf(
  left: Cases | null,
  right: Cases | null,
  reached: Reached = unknown,
): Cases | null {
  if (left === null || right === null) return null
  return simplified([...left, ...right], reached)
}

/**
 * Combines each case of one list with each of the other.
 * @param here Question of `right`. A rule that needs an answer to it implies that it was reached, which is what
 *   `left` says.
 */
export function bothOf(
  left: Cases | null,
  right: Cases | null,
  reached: Reached = unknown,
  here?: string,
): Cases | null {
  if (left === null || right === null) return null
  const saysReached = (rules: Case) =>
    rules.some((rule) => rule.source === here && needsAnswer(rule))
  const cases = right.flatMap((rules) =>
    left.length > 0 && saysReached(rules)
      ? narrowed(left, rules, here)
      : left.map((others) => [...others, ...rules]),
  )
  return simplified(cases, reached)
}

/** True for a rule that holds only for an answer, so that its question was reached. */
const needsAnswer = ({ condition }: Rule) => !['not_equals', 'is_empty'].includes(condition)

/** Keeps what earlier jumps from here exclude, and drops how the respondent got here. */
function narrowed(left: Cases, rules: Case, here: string | undefined): Cases {
  return left.map((others) => [...others.filter(({ source }) => source === here), ...rules])
}

/** Reduces the cases; null if there are too many. */
function simplified(given: Cases, reached: Reached): Cases | null {
  let cases: Case[] = []
  const add = (rules: Case): boolean => {
    const one = tidy(rules, reached)
    if (one === null || cases.some((other) => follows(one, other, reached))) return false
    cases = [...cases.filter((other) => !follows(other, one, reached)), one]
    return true
  }
  for (const rules of given) {
    add(rules)
    if (cases.length > mostCases || rules.length > mostRules * 2) return null
  }
  // Two cases that differ in a rule and its opposite become one without it.
  for (let turn = 0; turn < 4; turn += 1) {
    let hasChanged = false
    for (const first of cases)
      for (const second of cases) {
        for (const rule of first) {
          const other = second.find((one) => areOpposite(rule, one))
          if (other === undefined) continue
          const joined = [
            ...first.filter((one) => one !== rule),
            ...second.filter((one) => one !== other),
          ]
          if (add(joined)) hasChanged = true
          if (cases.length > mostCases) return null
        }
      }
    if (!hasChanged) break
  }
  cases = withoutExhausted(cases)
  return cases.some((rules) => rules.length > mostRules) ? null : cases
}

/** Removes rules that together cover every answer: less, more, equal and none. */
function withoutExhausted(cases: readonly Case[]): Case[] {
  const kept = [...cases]
  for (const rules of cases) {
    const bound = rules.find(({ condition }) => condition === 'less_than')
    if (bound === undefined) continue
    const rest = rules.filter((rule) => rule !== bound)
    const { source, value } = bound
    const wanted: readonly Rule[] = [
      bound,
      { kind: 'rule', source, condition: 'greater_than', value },
      { kind: 'rule', source, condition: 'equals', value },
      { kind: 'rule', source, condition: 'is_empty', value: '' },
    ]
    const parts = wanted.map((rule) => kept.find((one) => isSame(one, [...rest, rule])))
    if (!parts.every((part) => part !== undefined)) continue
    for (const part of parts) kept.splice(kept.indexOf(part), 1)
    kept.push(rest)
  }
  return kept
}

function isSame(one: Case, other: Case): boolean {
  return one.length === other.length && follows(one, other) && follows(other, one)
}

/** Removes rules that others imply; null for a contradiction. */
function tidy(rules: Case, reached: Reached): Case | null {
  const kept: Rule[] = []
  for (const rule of rules) {
    if (rules.some((other) => contradicts(rule, other))) return null
    if (kept.some((other) => tells(other, rule, reached))) continue
    const others = kept.filter((other) => !tells(rule, other, reached))
    kept.splice(0, kept.length, ...others, rule)
  }
  return kept
}

/** True if `one` implies `other`. */
function follows(one: Case, other: Case, reached: Reached = unknown): boolean {
  return other.every((wanted) => one.some((rule) => tells(rule, wanted, reached)))
}

/** Answers that rules imply each other through; more would take long. */
const longestChain = 8

/**
 * True if one rule implies another: by itself, or because its question was only reached while the other one held.
 * @param left number of questions that may still be looked through
 */
function tells(one: Rule, wanted: Rule, reached: Reached, left = longestChain): boolean {
  if (implies(one, wanted)) return true
  if (left === 0 || !needsAnswer(one)) return false
  const cases = reached(one.source) ?? noCases
  // Many cases rarely agree, and asking each of them takes long.
  if (cases.length === 0 || cases.length > 4) return false
  return cases.every((rules) =>
    rules.slice(0, 4).some((rule) => tells(rule, wanted, reached, left - 1)),
  )
}

function implies(one: Rule, other: Rule): boolean {
  if (one.source !== other.source) return false
  // Of two compared answers, nothing else is known.
  if (one.valueFrom !== undefined || other.valueFrom !== undefined)
    return one.condition === other.condition && one.valueFrom === other.valueFrom
  if (one.condition === other.condition && one.value === other.value) return true
  const isFilled = !['not_equals', 'is_empty'].includes(one.condition)
  if (other.condition === 'is_not_empty') return isFilled
  if (other.condition !== 'not_equals') return false
  if (one.condition === 'equals') return one.value !== other.value
  // Neither less nor more is the same.
  const isBeyond = ['less_than', 'greater_than'].includes(one.condition)
  return one.condition === 'is_empty' || (isBeyond && one.value === other.value)
}

function contradicts(one: Rule, other: Rule): boolean {
  if (one.source !== other.source) return false
  if (areOpposite(one, other)) return true
  if (one.valueFrom !== undefined || other.valueFrom !== undefined) return false
  return one.condition === 'equals' && other.condition === 'equals' && one.value !== other.value
}

const opposites: Readonly<Record<string, string>> = {
  equals: 'not_equals',
  not_equals: 'equals',
  is_empty: 'is_not_empty',
  is_not_empty: 'is_empty',
}

function areOpposite(one: Rule, other: Rule): boolean {
  return (
    one.source === other.source &&
    opposites[one.condition] === other.condition &&
    one.value === other.value &&
    one.valueFrom === other.valueFrom
  )
}
