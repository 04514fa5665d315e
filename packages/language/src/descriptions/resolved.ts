import type { Logic } from '@ramiform/formats/reading/logic'
import type { Entry } from './collection.ts'

/** A condition as rules, and its source field. */
export interface Resolved {
  readonly logic: Logic
  readonly source: Entry
}

export function answer(source: Entry, value: string): Logic {
  return rule(source, 'equals', value)
}

export function rule(
  source: Entry,
  condition: Extract<Logic, { kind: 'rule' }>['condition'],
  value: string,
): Logic {
  return { kind: 'rule', source: source.id, condition, value }
}
