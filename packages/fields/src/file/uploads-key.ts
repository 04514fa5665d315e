/**
 * Under this key a submission names the uploads that a file field's names stand for, in their order. No field can
 * have such an id.
 */
export function uploadsKey(fieldId: string): string {
  return `${fieldId}$uploads`
}
