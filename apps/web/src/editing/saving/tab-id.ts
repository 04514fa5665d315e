/** This page among those of one browser; a new one at every load. */
export const tabId = `${Date.now()}-${Math.random().toString(36).slice(2)}`

let openings = 0

/** One opening of the editor in this page; what an earlier one left is not overwritten by the next. */
export function newOpening(): string {
  openings += 1
  return `${tabId}-${openings}`
}
