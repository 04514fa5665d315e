import { attemptStorage } from '../../../storage/attempt-storage.ts'
import { readStoredJson } from '../../../storage/stored-json.ts'

/** The owner's choice of columns for one form, stored in this browser. Ids are those of `Column`. */
export interface ColumnChoice {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** px, only for columns that were resized */
  readonly widths: Readonly<Record<string, number>>
}

/** Width limits of a column in px. */
const narrowest = 72
const widest = 640

export const noColumnChoice: ColumnChoice = { order: [], hidden: [], widths: {} }

const keyOf = (formId: string) => `ramiform:columns:${formId}`

export function readColumnChoice(formId: string): ColumnChoice {
  const kept = readStoredJson(() => localStorage, keyOf(formId))
  if (typeof kept !== 'object' || kept === null) return noColumnChoice
  return {
    order: 'order' in kept ? texts(kept.order) : [],
    hidden: 'hidden' in kept ? texts(kept.hidden) : [],
    widths: 'widths' in kept ? sizes(kept.widths) : {},
  }
}

export function writeColumnChoice(formId: string, choice: ColumnChoice): void {
  attemptStorage(() =>
    choice === noColumnChoice
      ? localStorage.removeItem(keyOf(formId))
      : localStorage.setItem(keyOf(formId), JSON.stringify(choice)),
  )
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function sizes(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {}
  const all = Object.entries(value).filter(
    (one): one is [string, number] => typeof one[1] === 'number' && Number.isFinite(one[1]),
  )
  return Object.fromEntries(all.map(([id, width]) => [id, withinLimits(width)]))
}

export function withinLimits(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)))
}
