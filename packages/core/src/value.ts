import type { Formula } from './formula.ts'

/** A number or text that the form calculates from answers. Rules, texts and results read it like an answer. */
export interface Value {
  readonly id: string
  /** Shown to the owner, and used by other formulas. */
  readonly name: string
  readonly type: 'number' | 'text'
  readonly formula: Formula
}
