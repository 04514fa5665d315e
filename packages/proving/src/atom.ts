import type { Comparing } from '@ramiform/core/conditions/condition'

/** A comparison with the answer to one field. Rules that compare alike share it. */
export interface Atom {
  readonly index: number
  /** position of the source in the form */
  readonly source: number
  readonly rule: Comparing
  /** position of the field whose answer is the value; absent for a comparison with a value */
  readonly other?: number
}

/** A comparison of the answers to two fields. */
export interface ComparedAtom extends Atom {
  /** position of the field whose answer is the value */
  readonly other: number
}

/** Positions of the fields that a comparison reads. */
export const fieldsOf = ({ source, other }: Atom): readonly number[] =>
  other === undefined ? [source] : [source, other]
