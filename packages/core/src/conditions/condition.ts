/** Shown when the answer to one field meets one condition (spec section 3, "Conditional (simple)"). */
export interface SimpleConditional {
  readonly dependsOn: string
  readonly condition: string
  readonly value: string
}

/** One comparison inside an advanced conditional. Its own `operator` is kept and never evaluated (decision 8). */
export interface Rule {
  readonly id: string
  readonly fieldId: string
  readonly condition: string
  readonly value: string
  readonly operator?: GroupOperator | undefined
}

export type GroupOperator = 'AND' | 'OR'

/** Rules and further groups, all joined by one operator (decision 8). */
export interface Group {
  readonly id: string
  readonly operator: GroupOperator
  readonly rules: readonly Rule[]
  readonly groups: readonly Group[]
}

/** The outermost group; it needs no id of its own. */
export type AdvancedConditional = Omit<Group, 'id'> & { readonly id?: string | undefined }

/** A field holds the simple or the advanced form, never both (decision 10). */
export type Conditional = SimpleConditional | AdvancedConditional

export function isSimple(conditional: Conditional): conditional is SimpleConditional {
  return 'dependsOn' in conditional
}
