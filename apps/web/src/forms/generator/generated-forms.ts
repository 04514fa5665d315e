import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { basicFields, smartForm } from '@ramiform/formats/generators/generated-form'
import { newFieldIds } from '../field-id.ts'
import { chosenFields, type FieldEdits } from '../found-fields/edit-found.ts'
import type { FormBeginning } from '../use-form-actions.ts'
import type { GeneratorDraft } from './generator-draft.ts'
import { type Recognition, recognise } from './recognition.ts'
import { titleOf } from './title-of.ts'

interface Choice {
  readonly without: ReadonlySet<string>
  readonly edits: FieldEdits
  /** what the list showed when the button was pressed, if it had caught up with the text */
  readonly shown?: Recognition | null
}

/**
 * What the specification makes of a draft: the basic form of three fields, for JSON the form that it describes. A tree
 * that asks nothing and JSON that is none are refused in its words (spec section 8).
 */
export function specifiedForm(
  draft: GeneratorDraft,
  { without, edits, shown = null }: Choice,
  now: number,
): FormBeginning | { readonly failed: string } {
  const { tab } = draft
  const title = titleFor(draft)
  if (tab === 'json' || tab === 'tree') {
    const read = shown ?? recognise({ kind: tab, text: draft[tab], now })
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

/** What was recognized, as a form: of a template with its own settings, otherwise with the generator's. */
export function recognisedForm(
  draft: GeneratorDraft,
  { settings }: Extract<Recognition, { readonly kind: 'found' }>,
  fields: readonly Field[],
): FormBeginning {
  // A description that lists what to ask is no text for visitors; a template's is.
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

/** A template names what its description gives, and nothing of the other tabs. */
function titleFor(draft: GeneratorDraft): string {
  return draft.tab === 'natural' ? titleOf(draft) : (draft.title ?? '')
}
