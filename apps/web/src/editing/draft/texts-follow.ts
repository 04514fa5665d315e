import {
  changeTexts,
  fieldsInTexts,
  sourcesOfTexts,
  withFallbacks,
  withoutPlaces,
} from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Command } from './edit.ts'
import type { FormDraft } from './form-draft.ts'

/** Ids of fields that texts showed before a step, and that the form no longer has. */
function lost(before: FormDraft, now: FormDraft): ReadonlySet<string> {
  const sources = sourcesOfTexts(now.schema)
  return new Set([...fieldsInTexts(before.schema)].filter((id) => !sources.has(id)))
}

/** Texts of the form keep the fallback of fields that it no longer has. */
export function followTexts(before: FormDraft): Command {
  return (draft) => {
    const gone = lost(before, draft)
    const schema = withoutPlaces(draft.schema, (id) => gone.has(id))
    return schema === draft.schema ? null : { name: 'Update texts', draft: { ...draft, schema } }
  }
}

/** The change of the texts as a notice; null when there is none. */
export function lostInWords(before: FormDraft, now: FormDraft): string | null {
  const gone = lost(before, now)
  let texts = 0
  changeTexts(now.schema, (text) => {
    if (withFallbacks(text, (id) => gone.has(id)) !== text) texts += 1
    return text
  })
  if (texts === 0) return null
  return texts === 1
    ? '1 text that showed its answer shows the fallback'
    : `${texts} texts that showed its answer show the fallback`
}
