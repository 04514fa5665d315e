import type { Consequence } from '../../../editing/draft/consequences.ts'
import { fieldName } from '../../../forms/field-name.ts'

/** Describes the cause of broken rules, one sentence per cause. */
export function causeInWords({ kind, source, renamed, rules }: Consequence): string {
  const name = fieldName(source)
  const read = rules === 1 ? '1 rule' : `${rules} rules`
  switch (kind) {
    case 'field-gone':
      return `${name} was deleted, and ${read} used it.`
    case 'option-renamed':
      return `“${renamed?.from}” of ${name} is now “${renamed?.to}”, and ${read} ${rules === 1 ? 'compares' : 'compare'} with the old name.`
    case 'option-gone':
      return `${read} ${rules === 1 ? 'compares' : 'compare'} with a deleted option of ${name}.`
    case 'type-changed':
      return `The type of ${name} changed. ${read} can no longer be true.`
  }
}

/** Button label such as `Rewrite 2 rules to “Crimson”`; without a name when there are several. */
export function rewriteLabel(consequences: readonly Consequence[]): string {
  const count = consequences.reduce((sum, { rewritable }) => sum + rewritable, 0)
  const rules = count === 1 ? '1 rule' : `${count} rules`
  const names = consequences.flatMap(({ renamed }) => renamed?.to ?? [])
  return names.length === 1 ? `Rewrite ${rules} to “${names.join()}”` : `Rewrite ${rules}`
}

export function removeLabel(consequences: readonly Consequence[]): string {
  const count = consequences.reduce((sum, { rules }) => sum + rules, 0)
  if (consequences.every(({ kind }) => kind === 'field-gone')) {
    return count === 1 ? 'Remove that rule' : 'Remove those rules'
  }
  return count === 1 ? 'Remove 1 rule' : `Remove ${count} rules`
}
