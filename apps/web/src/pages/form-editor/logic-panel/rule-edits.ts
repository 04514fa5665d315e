import type { Rule } from '@ramiform/core/conditions/condition'
import type { Direction } from '@ramiform/core/conditions/moves'

export type RulePart = 'fieldId' | 'condition' | 'value'

/** The fields, condition and value of a rule. */
export type RuleParts = Pick<Rule, RulePart | 'valueFrom'>

/** Edit functions for one rule. The object stays the same while the field does, so that other rows do not rerender. */
export interface RuleEdits {
  /** `control` identifies the text input, so that typing in it is a single undo step */
  change(ruleId: string, change: Partial<RuleParts>, control?: string): void
  remove(ruleId: string): void
  /** edits available in advanced logic only */
  readonly among?: {
    duplicate(ruleId: string): void
    wrap(ruleId: string): void
    step(ruleId: string, direction: Direction): void
  }
}
