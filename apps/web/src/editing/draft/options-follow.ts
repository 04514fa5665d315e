import type { Command } from './edit.ts'
import type { FormDraft } from './form-draft.ts'
import { formulasAfter } from './formulas-follow.ts'
import { translationsAfter } from './translations-follow.ts'

/** Lets formulas and translations follow a step that changed fields or options. */
export function partsAfter(before: FormDraft, after: FormDraft): Command {
  return (draft) => {
    const first = formulasAfter(before, after)(draft)
    const second = translationsAfter(before, after)(first?.draft ?? draft)
    return second ?? first
  }
}
