/** How many jobs of each form may run at once, by how the last ones went. */
export interface PerFormLimits {
  /** Notes a run that ended. */
  ended(formId: string, run: { readonly isDone: boolean; readonly ms: number }): void
  /**
   * Jobs of each form to count as running, given those that run. A form whose limit is not `first` gets a number that
   * leaves as much below `first` as its own limit leaves. It is negative for forms that may run more.
   */
  counted(running: ReadonlyMap<string, number>): ReadonlyMap<string, number>
}

/** A run longer than this is slow, in milliseconds. */
const slowMs = 1_000
/** The oldest limits are forgotten first. */
const maxForms = 1_000

export function createPerFormLimits(first: number, most: number): PerFormLimits {
  const limits = new Map<string, number>()
  return {
    ended(formId, { isDone, ms }) {
      const before = limits.get(formId) ?? first
      limits.delete(formId)
      limits.set(formId, isDone && ms < slowMs ? Math.min(most, before + 1) : 1)
      const [oldest] = limits.keys()
      if (limits.size > maxForms && oldest !== undefined) limits.delete(oldest)
    },
    counted(running) {
      const counted = new Map(running)
      for (const [formId, limit] of limits) {
        const extra = first - limit
        if (extra !== 0) counted.set(formId, (running.get(formId) ?? 0) + extra)
      }
      return counted
    },
  }
}
