import type { NewFieldId } from '@ramiform/formats/import'
import type { Logic } from '@ramiform/formats/reading/logic'
import { type YesNo, yesNoOf } from '../chat/lexicon/answers.ts'
import { type Draft, optionsOf } from './draft.ts'
import { contentWords, keyOf } from './words.ts'

/** A recognized field with its id, which conditions refer to. */
export interface Entry {
  readonly id: string
  draft: Draft
  /** Condition; null: always shown */
  shown: Logic | null
}

/** Fields recognized so far, in the order of the description. */
export interface Collection {
  readonly entries: readonly Entry[]
  /** Adds a field, or extends the one that asks for the same */
  add(draft: Draft): Entry
  /** Adds a field before another one that depends on it */
  addBefore(draft: Draft, other: Entry): Entry
  named(label: string): Entry | null
}

/** Fields; the rest of a description is ignored */
export const mostFields = 300

export function collect(newId: NewFieldId): Collection {
  const entries: Entry[] = []
  const byKey = new Map<string, Entry>()
  return {
    entries,
    add(draft) {
      const key = keyOf(draft.label)
      const known = byKey.get(key)
      // Two consents with one label are two check boxes.
      const [said] = draft.options
      if (
        known?.draft.named === 'checkbox' &&
        said !== undefined &&
        known.draft.options.length === 1 &&
        known.draft.options[0] !== said &&
        draft.label !== said
      )
        return this.add({ ...draft, label: said })
      if (known !== undefined) {
        known.draft = merged(known.draft, draft)
        return known
      }
      const entry: Entry = { id: newId(), draft, shown: null }
      if (entries.length < mostFields) {
        entries.push(entry)
        byKey.set(key, entry)
      }
      return entry
    },
    addBefore(draft, other) {
      const known = byKey.get(keyOf(draft.label))
      if (known !== undefined) return known
      const entry: Entry = { id: newId(), draft, shown: null }
      const at = entries.indexOf(other)
      entries.splice(at === -1 ? entries.length : at, 0, entry)
      byKey.set(keyOf(draft.label), entry)
      return entry
    },
    named: (label) => byKey.get(keyOf(label)) ?? null,
  }
}

/** Fills the gaps of a field with later words. */
function merged(before: Draft, after: Draft): Draft {
  return {
    ...before,
    named: before.named ?? after.named,
    options: before.options.length > 0 ? before.options : after.options,
    isMany: before.isMany || after.isMany,
    scale: before.scale ?? after.scale,
    required: after.required ?? before.required,
    placeholder: before.placeholder === '' ? after.placeholder : before.placeholder,
  }
}

/** The one field whose label fits some words; the last of the best. */
export function entryAbout(entries: readonly Entry[], text: string): Entry | null {
  const wanted = contentWords(text)
  if (wanted.length === 0) return null
  let best: Entry | null = null
  let most = 0
  for (const entry of entries) {
    const own = contentWords(entry.draft.label)
    if (own.length === 0) continue
    const shared = wanted.filter((word) => own.includes(word)).length
    const fits = shared === Math.min(wanted.length, own.length) && shared > 0
    const score = shared / Math.max(wanted.length, own.length)
    if (fits && score >= most) {
      best = entry
      most = score
    }
  }
  return most >= 0.3 ? best : null
}

/** The options for yes and no, in the language of the description; null for any other options. */
export function yesNoIn({ id, draft }: Entry): YesNo | null {
  const options = optionsOf(draft)
  return options.length === 2 ? yesNoOf({ id, type: 'radio', label: '', options }) : null
}

export const isYesNo = (entry: Entry) => yesNoIn(entry) !== null
