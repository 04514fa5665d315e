import type { Consequence } from '../../../editing/draft/consequences.ts'
import { fieldName } from '../../../forms/field-name.ts'

/** Describes the rule changes made together with a step. */
export function settledInWords({ kind, source, renamed, rules, rewritable }: Consequence): string {
  const [gone, changed] = [rules, rewritable].map((count) =>
    count === 1 ? '1 rule' : `${count} rules`,
  )
  return kind === 'field-gone'
    ? `${fieldName(source)} deleted, with ${gone} that used it.`
    : `${changed} changed to “${renamed?.to}”.`
}
