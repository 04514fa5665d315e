/** Shows a field when the answer to one other field meets one condition (spec section 3, "Conditional (simple)"). */
export interface SimpleConditional {
  readonly dependsOn: string
  readonly condition: string
  readonly value: string
  readonly valueFrom?: string | undefined
}

/** One comparison in an advanced conditional. Its own `operator` is stored and never evaluated (decision 8). */
export interface Rule {
  readonly id: string
  readonly fieldId: string
  readonly condition: string
  readonly value: string
  /** Id of a field whose answer is the value. `value` then does not count (decision 631). */
  readonly valueFrom?: string | undefined
  readonly operator?: GroupOperator | undefined
}

/** The condition and value of a rule, without its source. */
export type Comparing = Pick<Rule, 'condition' | 'value' | 'valueFrom'>

export type GroupOperator = 'AND' | 'OR'

/** Rules and inner groups, joined by one operator (decision 8). */
export interface Group {
  readonly id: string
  readonly operator: GroupOperator
  readonly rules: readonly Rule[]
  readonly groups: readonly Group[]
}

/** The outermost group; it needs no id of its own. */
export type AdvancedConditional = Omit<Group, 'id'> & { readonly id?: string | undefined }

/** Logic of a field: simple or advanced, never both (decision 10). */
export type Conditional = SimpleConditional | AdvancedConditional

/** True for simple logic, which has `dependsOn` (spec section 3). */
export function isSimple(conditional: Conditional): conditional is SimpleConditional {
  return 'dependsOn' in conditional
}

/** Converts simple logic to a group of one rule, so that readers of logic handle groups only. */
export function asGroup(conditional: Conditional): AdvancedConditional {
  if (!isSimple(conditional)) return conditional
  const { dependsOn: fieldId, ...comparison } = conditional
  return { operator: 'AND', rules: [{ id: '', fieldId, ...comparison }], groups: [] }
}

/** Ids of the fields that a rule reads: its source, and the field whose answer is its value. */
export function fieldsReadBy({ fieldId, valueFrom }: Pick<Rule, 'fieldId' | 'valueFrom'>) {
  return valueFrom === undefined ? [fieldId] : [fieldId, valueFrom]
}

/** Lists all rules in reading order: a group's own rules, then the rules of its inner groups. */
export function rulesOf(conditional: Conditional): readonly Rule[] {
  const { rules, groups } = asGroup(conditional)
  return [...rules, ...groups.flatMap((group) => rulesOf(group))]
}
