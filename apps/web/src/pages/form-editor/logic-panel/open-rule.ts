/** The rule being edited; `opened` makes asking for the same one again count. */
export interface OpenRule {
  readonly ruleId: string
  readonly opened: number
}

/** Simple logic has one rule, and that has no id. */
export const simpleRuleId = 'simple'
