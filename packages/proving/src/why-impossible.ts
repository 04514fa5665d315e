import type { Finding, RuleRef } from '@ramiform/core/findings/finding'

/** Why a single rule can never be true, where core found the reason without a proof. */
export function whyImpossible(
  problems: readonly Finding[],
): (ref: RuleRef | undefined) => Finding['why'] | undefined {
  return (ref) =>
    problems.find(
      ({ code, fieldId, rules: [rule] }) =>
        (code === 'value_out_of_range' || code === 'kind_mismatch') &&
        fieldId === ref?.fieldId &&
        rule === ref?.rule,
    )?.why
}
