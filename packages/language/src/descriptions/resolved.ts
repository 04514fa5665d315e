import type { Logic } from '@ramiform/formats/reading/logic'
import { type Entry, yesNoIn } from './collection.ts'

/** A condition as rules, and its source field. */
export interface Resolved {
  readonly logic: Logic
  readonly source: Entry
}

export function answer(source: Entry, value: string): Logic {
  return rule(source, 'equals', value)
}

/** The yes or the no to a question; the English words if its options are still to come. */
export const yesOrNo = (source: Entry, isNo: boolean): Logic =>
  answer(source, yesNoIn(source)?.[isNo ? 'no' : 'yes'] ?? (isNo ? 'No' : 'Yes'))

export function rule(
  source: Entry,
  condition: Extract<Logic, { kind: 'rule' }>['condition'],
  value: string,
): Logic {
  return { kind: 'rule', source: source.id, condition, value }
}
