import { type Conditional, fieldsReadBy, rulesOf } from './conditions/condition.ts'

/** A calculation as a tree. People read and write it as text (`values/read-formula.ts`). */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  /** The answer of a field, hidden field or value. */
  | { readonly kind: 'answer'; readonly id: string }
  | Joined
  | { readonly kind: 'min' | 'max'; readonly of: readonly Formula[] }
  | { readonly kind: 'round'; readonly of: Formula; readonly places: number }
  /** Number of chosen options or uploaded files. */
  | { readonly kind: 'count'; readonly id: string }
  /** Points of the chosen options, added up. Other options have none. */
  | { readonly kind: 'points'; readonly id: string; readonly points: readonly OptionPoints[] }
  | {
      readonly kind: 'if'
      readonly when: Conditional
      readonly yes: Formula
      readonly no: Formula
    }

/** Parts joined by one sign, from left to right. */
export interface Joined {
  readonly kind: 'sum' | 'difference' | 'product' | 'division'
  readonly of: readonly Formula[]
}

export interface OptionPoints {
  readonly option: string
  readonly points: number
}

/** The parts of a formula that are formulas. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'sum':
    case 'difference':
    case 'product':
    case 'division':
    case 'min':
    case 'max':
      return formula.of
    case 'round':
      return [formula.of]
    case 'if':
      return [formula.yes, formula.no]
    default:
      return []
  }
}

/** Ids of everything that a formula reads, each once. */
export function readsOf(formula: Formula): readonly string[] {
  const ids = new Set<string>()
  const visit = (part: Formula) => {
    if ('id' in part) ids.add(part.id)
    if (part.kind === 'if') for (const id of rulesOf(part.when).flatMap(fieldsReadBy)) ids.add(id)
    partsOf(part).forEach(visit)
  }
  visit(formula)
  return [...ids]
}
