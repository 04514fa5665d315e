/** Rule being edited. `opened` changes with each request, so that a repeated request for the same rule takes effect. */
export interface OpenRule {
  readonly ruleId: string
  readonly opened: number
  /** made by this opening */
  readonly isNew: boolean
  /** steps of the history that Escape goes back to */
  readonly steps: number
  /** codes of the problems that the rule had when it opened; later ones show after it is left */
  readonly known: ReadonlySet<string>
}

/** id for the single rule of simple logic, which has none */
export const simpleRuleId = 'simple'

/** Opens a rule, or closes the open one. `isNew`: Escape removes the rule again. */
export type OnOpenRule = (ruleId: string | null, isNew?: boolean) => void
