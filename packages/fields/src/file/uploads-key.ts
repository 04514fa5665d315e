/**
 * Key in a submission for the upload ids of a file field, in the order of its file names. A field id cannot contain
 * `$`.
 */
export function uploadsKey(fieldId: string): string {
  return `${fieldId}$uploads`
}
