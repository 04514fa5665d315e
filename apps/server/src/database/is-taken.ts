/** True for a violation of this unique constraint, or of any when no name is given. */
export function isTaken(error: unknown, constraint?: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    (constraint === undefined || ('constraint' in error && error.constraint === constraint))
  )
}
