import { currencies } from '@ramiform/core/currency'
import type { Field } from '@ramiform/core/field'
import type { NewFieldId } from '@ramiform/formats/import'
import { labelText } from '@ramiform/formats/reading/label-text'
import { all, type Logic, toConditional } from '@ramiform/formats/reading/logic'
import { newField } from '@ramiform/formats/reading/new-field'
import { type YesNo, yesNoOf } from '../chat/lexicon/answers.ts'
import { type Draft, optionsOf, typeOf } from './draft.ts'
import { contentWords, keyOf } from './words.ts'

/** A recognized field with its id, which conditions refer to. */
export interface Entry {
  readonly id: string
  draft: Draft
  /** Condition; null: always shown */
  shown: Logic | null
}

/** A condition as rules, and its source field. */
export interface Resolved {
  readonly logic: Logic
  readonly source: Entry
}

/** Fields recognized so far, in the order of the description. */
export interface Collection {
  readonly entries: readonly Entry[]
  /** Adds a field before another one or at the end, or extends the one that asks for the same */
  add(draft: Draft, before?: Entry): Entry
  named(label: string): Entry | null
}

/** Fields; the rest of a description is ignored */
const mostFields = 300

export function collect(newId: NewFieldId): Collection {
  const entries: Entry[] = []
  const byKey = new Map<string, Entry>()
  return {
    entries,
    add(draft, before) {
      const known = byKey.get(keyOf(draft.label))
      if (known === undefined) {
        const entry: Entry = { id: newId(), draft, shown: null }
        const at = before === undefined ? entries.length : entries.indexOf(before)
        if (entries.length < mostFields) {
          entries.splice(at, 0, entry)
          byKey.set(keyOf(draft.label), entry)
        }
        return entry
      }
      const [said] = draft.options
      const { named, options } = known.draft
      const isOtherBox = named === 'checkbox' && options.length === 1 && options[0] !== said
      // Two consents with one label are two check boxes.
      if (isOtherBox && said !== undefined && draft.label !== said)
        return this.add({ ...draft, label: said })
      known.draft = merged(known.draft, draft)
      return known
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
  const scores = entries.map(({ draft }) => {
    const own = contentWords(draft.label)
    const shared = wanted.filter((word) => own.includes(word)).length
    const fits = shared > 0 && shared === Math.min(wanted.length, own.length)
    return fits ? shared / Math.max(wanted.length, own.length) : 0
  })
  const best = Math.max(0.3, ...scores)
  return entries.findLast((_, at) => scores[at] === best) ?? null
}

/** The fields whose labels have all words of a text */
export function entriesWith(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = contentWords(text)
  return entries.filter(({ draft }) => {
    const own = contentWords(draft.label)
    return wanted.length > 0 && wanted.every((word) => own.includes(word))
  })
}

/** The options for yes and no, in the language of the description; null for any other options. */
export function yesNoIn({ id, draft }: Entry): YesNo | null {
  const options = optionsOf(draft)
  return options.length === 2 ? yesNoOf({ id, type: 'radio', label: '', options }) : null
}

export const isYesNo = (entry: Entry) => yesNoIn(entry) !== null

export function fieldOf({ id, draft, shown }: Entry): Field {
  const { label, required, placeholder, pay, scale } = draft
  const type = typeOf(draft)
  const options = optionsOf(draft)
  const conditional = shown === null ? null : toConditional(all(shown))
  const field = newField(type, id, {
    label: labelText(label),
    required: required === true,
    options,
    ...(placeholder !== '' && { placeholder }),
    ...(conditional !== null && { conditional }),
  })
  const areNumbers = options.length > 3 && options.every((option) => /^\d+$/.test(option))
  const isInline = type === 'radio' && (scale !== null || areNumbers)
  const currency = currencies.find((one) => one === pay?.currency)
  return {
    ...field,
    ...(isInline && { styling: { width: 'full', inline: true } }),
    ...(pay !== null && {
      payment: { ...field.payment, amount: pay.amount, ...(currency && { currency }) },
    }),
  }
}
