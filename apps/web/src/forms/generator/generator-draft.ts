import { attemptStorage } from '../../storage/attempt-storage.ts'
import { readStoredJson } from '../../storage/stored-json.ts'

/** The tabs of the generator, in the order of spec section 2. */
export const generatorTabs = ['natural', 'templates', 'tree', 'json'] as const
export type GeneratorTab = (typeof generatorTabs)[number]

/** The input of the generator, stored until a form is created. */
export interface GeneratorDraft {
  readonly tab: GeneratorTab
  /** null until a title is typed; then the template's title applies (`title-of.ts`) */
  readonly title: string | null
  readonly description: string
  /** slug of the template that was selected last */
  readonly template: string | null
  readonly tree: string
  readonly json: string
}

export const emptyDraft: GeneratorDraft = {
  tab: 'natural',
  title: null,
  description: '',
  template: null,
  tree: '',
  json: '',
}

const key = 'ramiform.generator'

/** Reads the draft of this browser session. A stored value of another shape is ignored. */
export function readDraft(storage: () => Storage): GeneratorDraft {
  return draftOf(readStoredJson(storage, key))
}

/** Stores the draft. Without storage it lasts until the page closes. */
export function keepDraft(storage: () => Storage, draft: GeneratorDraft): void {
  attemptStorage(() => storage().setItem(key, JSON.stringify(draft)))
}

export function forgetDraft(storage: () => Storage): void {
  attemptStorage(() => storage().removeItem(key))
}

function draftOf(value: unknown): GeneratorDraft {
  if (typeof value !== 'object' || value === null) return emptyDraft
  const members = Object.fromEntries(Object.entries(value))
  const text = (name: string) => (typeof members[name] === 'string' ? members[name] : '')
  return {
    tab: generatorTabs.find((tab) => tab === members.tab) ?? emptyDraft.tab,
    title: typeof members.title === 'string' ? members.title : null,
    description: text('description'),
    template: text('template') || null,
    tree: text('tree'),
    json: text('json'),
  }
}
