import { attemptStorage } from '../../storage/attempt-storage.ts'
import { readStoredJson } from '../../storage/stored-json.ts'

/** The ways to start, in the order of their tabs and of Alt+1 to Alt+4. */
export const startWays = ['empty', 'describe', 'import', 'template'] as const
export type StartWay = (typeof startWays)[number]

/** What the owner decided about parts of the description that led to nothing, by their words. */
export interface DecidedParts {
  /** added to the form as questions */
  readonly asked: readonly string[]
  /** added to the form's description */
  readonly told: readonly string[]
  readonly ignored: readonly string[]
}

/** The typed input of the dialog, stored until a form is created. */
export interface StartDraft {
  readonly title: string
  readonly description: string
  readonly decided: DecidedParts
  readonly pasted: string
  /** name of the chosen template */
  readonly template: string | null
}

export const emptyDraft: StartDraft = {
  title: '',
  description: '',
  decided: { asked: [], told: [], ignored: [] },
  pasted: '',
  template: null,
}

const key = 'ramiform.generator'

/** Reads the draft of this browser session. Stored values of another shape are ignored. */
export function readDraft(storage: () => Storage): StartDraft {
  const stored = membersOf(readStoredJson(storage, key))
  const decided = membersOf(stored.decided)
  return {
    title: textOf(stored.title),
    description: textOf(stored.description),
    decided: {
      asked: textsOf(decided.asked),
      told: textsOf(decided.told),
      ignored: textsOf(decided.ignored),
    },
    pasted: textOf(stored.pasted),
    template: textOf(stored.template) || null,
  }
}

/** Stores the draft. Without storage it lasts until the page closes. */
export function keepDraft(storage: () => Storage, draft: StartDraft): void {
  attemptStorage(() =>
    draft === emptyDraft
      ? storage().removeItem(key)
      : storage().setItem(key, JSON.stringify(draft)),
  )
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
