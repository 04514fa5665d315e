/** Runs a storage operation; null where storage is denied or full. */
export function attemptStorage<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
