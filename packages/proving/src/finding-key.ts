/** Identifies a finding within one form. An ignored finding has the key of the one it hides. */
export function findingKey({
  code,
  fieldId = '',
  rules,
}: {
  readonly code: string
  readonly fieldId?: string | undefined
  readonly rules: readonly number[]
}): string {
  return `${code} ${fieldId} ${rules.join()}`
}
