/** Rule being edited. `opened` changes with each request, so that a repeated request for the same rule takes effect. */
export interface OpenRule {
  readonly ruleId: string
  readonly opened: number
}

/** id for the single rule of simple logic, which has none */
export const simpleRuleId = 'simple'
