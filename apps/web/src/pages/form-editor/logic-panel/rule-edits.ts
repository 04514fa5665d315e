import type { Rule } from '@ramiform/core/conditions/condition'
import type { Direction } from '@ramiform/core/conditions/moves'

export type RulePart = 'fieldId' | 'condition' | 'value'

/** What can be done to one rule. The same object as long as the field is, so that other rows are left alone. */
export interface RuleEdits {
  /** `control` names the control that is typed in, if one is */
  change(ruleId: string, change: Partial<Pick<Rule, RulePart>>, control?: string): void
  remove(ruleId: string): void
  /** what only rules among others can do */
  readonly among?: {
    duplicate(ruleId: string): void
    wrap(ruleId: string): void
    step(ruleId: string, direction: Direction): void
  }
}
