import type { Answer } from '@ramiform/core/answers'
import { comparesOf } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { Atom } from './form-logic.ts'

/** Answers to try, and what else may exist. */
export interface Candidates {
  /** most ordinary first */
  readonly answers: readonly Answer[]
  /**
   * Truth vectors that some answer may have although none was tried; null leaves a comparison open. Together with
   * the answers they cover every answer that the type accepts.
   */
  readonly others: readonly (readonly (boolean | null)[])[]
}

/** What the makers of candidates know about a field. */
export interface Source {
  readonly field: Field
  readonly atoms: readonly Atom[]
  /** Core's verdict on each comparison. */
  truthOf(answer: Answer | undefined): readonly boolean[]
  /** Whether the type, the options and the bounds accept an answer. */
  accepts(answer: Answer): boolean
}

const needsText = (source: Source, condition: string): readonly string[] => [
  ...new Set(
    source.atoms
      .filter(({ rule }) => rule.condition === condition && rule.value !== '')
      .map(({ rule }) => rule.value),
  ),
]

/** The values that rules look for inside the answer. */
export const partValues = (source: Source): readonly string[] => [
  ...new Set(
    source.atoms
      .filter(({ rule }) => comparesOf(rule.condition) === 'part' && rule.value !== '')
      .map(({ rule }) => rule.value),
  ),
]

/** The values that the field is compared with for equality. */
export const namedValues = (source: Source): readonly string[] => [
  ...new Set([...needsText(source, 'equals'), ...needsText(source, 'not_equals')]),
]

export const comparedValues = (source: Source): readonly string[] => [
  ...new Set([...needsText(source, 'greater_than'), ...needsText(source, 'less_than')]),
]
