/** How many jobs of each form may run at once, by how the last ones went. */
export interface PerFormLimits {
  /** Notes a run that ended. */
  ended(formId: string, run: { readonly isDone: boolean; readonly ms: number }): void
  /** Limits of forms by their id, without those whose limit is `first`. */
  others(): ReadonlyMap<string, number>
}

/** A run longer than this is slow, in milliseconds. */
const slowMs = 1_000
/** The oldest limits are forgotten first. */
const maxForms = 1_000

/** Each form starts with `first`. A kind whose forms never get more has no limits to keep. */
export function createPerFormLimits(first: number, most: number): PerFormLimits {
  const limits = new Map<string, number>()
  return {
    ended(formId, { isDone, ms }) {
      if (first === most) return
      const limit = isDone && ms < slowMs ? Math.min(most, (limits.get(formId) ?? first) + 1) : 1
      limits.delete(formId)
      if (limit !== first) limits.set(formId, limit)
      const [oldest] = limits.keys()
      if (limits.size > maxForms && oldest !== undefined) limits.delete(oldest)
    },
    others: () => limits,
  }
}
