import { asGroup } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { labelText } from '../reading/label-text.ts'

/** An answer behind which a field is shown. */
export interface Behind {
  /** position of the question */
  readonly at: number
  readonly option: string
}

/**
 * For each field the answers of which one shows it: none for a field that always shows, null for logic that a
 * drawing of branches cannot say.
 */
export function branchesOf(fields: readonly Field[]): readonly (readonly Behind[] | null)[] {
  const positions = new Map(fields.map(({ id }, at) => [id, at]))
  return fields.map(({ conditional }, self) => {
    if (conditional === undefined) return []
    const { operator, rules, groups } = asGroup(conditional)
    if (groups.length > 0 || rules.length === 0 || (operator === 'AND' && rules.length > 1))
      return null
    const behind: Behind[] = []
    for (const { fieldId, condition, value } of rules) {
      const at = positions.get(fieldId)
      const source = fields[at ?? -1]
      // A drawing reads from above: what shows a field stands before it.
      if (at === undefined || source === undefined || at >= self) return null
      if (condition !== (source.type === 'checkbox' ? 'contains' : 'equals')) return null
      if (!source.options?.includes(value) || labelText(value) !== value) return null
      behind.push({ at, option: value })
    }
    return coversAll(behind, fields) ? null : behind
  })
}

/** "One of all options" asks for an answer; drawn, it would read as always. */
function coversAll(behind: readonly Behind[], fields: readonly Field[]): boolean {
  return behind.some(({ at }) => {
    const options = fields[at]?.options ?? []
    const named = new Set(behind.flatMap((one) => (one.at === at ? [one.option] : [])))
    return options.length > 1 && options.every((option) => named.has(option))
  })
}

export function lostLogic(
  fields: readonly Field[],
  branches: readonly unknown[],
): readonly string[] {
  return fields.flatMap(({ label }, at) =>
    branches[at] === null
      ? [`The logic of "${label}" is too complex for branches. It is drawn as always shown.`]
      : [],
  )
}
