import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { basicFields, smartForm } from '@ramiform/formats/generators/generated-form'
import { newFieldIds } from '../field-id.ts'
import { chosenFields, type FieldEdits } from '../found-fields/edit-found.ts'
import type { FormBeginning } from '../use-form-actions.ts'
import type { GeneratorDraft } from './generator-draft.ts'
import { type Recognition, recognize } from './recognition.ts'
import { titleOf } from './title-of.ts'

interface Choice {
  readonly without: ReadonlySet<string>
  readonly edits: FieldEdits
  /** fields on the screen when the button was pressed; null or absent while they were out of date */
  readonly shown?: Recognition | null
}

/**
 * The form that the specification defines for a draft: the basic form of three fields, or the form that the JSON
 * describes. A tree without questions and invalid JSON are rejected (spec section 8).
 */
export function specifiedForm(
  draft: GeneratorDraft,
  { without, edits, shown = null }: Choice,
  now: number,
): FormBeginning | { readonly failed: string } {
  const { tab } = draft
  const title = titleFor(draft)
  if (tab === 'json' || tab === 'tree') {
    const read = shown ?? recognize({ kind: tab, text: draft[tab], now })
    if (read.kind === 'failed') return { failed: read.message }
    if (tab === 'json' && read.kind === 'found') {
      const fields = chosenFields(read.found.fields, without, edits)
      const { name = '', description = '' } = read
      return smartForm({ title: title.trim() || name, description, fields })
    }
  }
  const description = tab === 'natural' ? draft.description : ''
  return smartForm({ title, description, fields: basicFields(newFieldIds([], now)) })
}

/** The form with the recognized fields. A template brings its own settings; other sources use the generator's. */
export function recognizedForm(
  draft: GeneratorDraft,
  { settings }: Extract<Recognition, { readonly kind: 'found' }>,
  fields: readonly Field[],
): FormBeginning {
  // A description that lists the questions is not for visitors; a template's is.
  const isTemplate = settings !== undefined
  const form = smartForm({
    title: draft.tab === 'natural' ? titleFor(draft) : '',
    description: isTemplate ? draft.description.slice(0, limits.descriptionCharacters) : '',
    fields,
  })
  if (!isTemplate) return form
  const { schema } = form
  return {
    ...form,
    schema: { ...schema, settings: { ...schema.settings, ...settings, title: form.name } },
  }
}

/** The typed title. On the natural tab, the selected template can supply it instead. */
function titleFor(draft: GeneratorDraft): string {
  return draft.tab === 'natural' ? titleOf(draft) : (draft.title ?? '')
}
