/** Whether the database could not be reached or stopped while working: the caller may try again later (503). */
export function isUnavailable(_error: unknown): boolean {
  throw new Error('not written yet')
}
