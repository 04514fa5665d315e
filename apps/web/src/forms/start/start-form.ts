import type { FormHead } from '@ramiform/contract/form-head'
import type { Field } from '@ramiform/core/field'
import { emptySchema, type Settings } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { withSoundTables } from '@ramiform/core/table'
import { basicFields, smartForm } from '@ramiform/formats/generators/generated-form'
import type { FormParts } from '@ramiform/formats/import'
import { newFieldIds } from '../field-id.ts'
import { type FormBeginning, newFormName } from '../use-form-actions.ts'
import type { StartDraft, StartWay } from './start-draft.ts'

/** What a source says about the form besides its fields. */
export interface AboutForm extends FormParts {
  readonly name?: string | undefined
  readonly description?: string | undefined
  /** settings of a template */
  readonly settings?: Settings | undefined
  /** name, description and settings of an imported form */
  readonly head?: FormHead | undefined
}

/** An empty form with the typed title. */
export function emptyForm({ title }: StartDraft): FormBeginning {
  return { name: title.trim() || newFormName, description: '', schema: emptySchema() }
}

/** The form that the specification defines for a description or a tree: three basic fields (section 9). */
export function basicForm(draft: StartDraft, way: StartWay, now: number): FormBeginning {
  const { title, description } = draft
  const fields = basicFields(newFieldIds([], now))
  return smartForm(
    way === 'describe' ? { title, description, fields } : { title: '', description: '', fields },
  )
}

/** The form with the chosen fields. */
export function formWith(
  fields: readonly Field[],
  about: AboutForm,
  draft: StartDraft,
  way: StartWay,
): FormBeginning {
  const form = fieldsAlone(fields, about, draft, way)
  const named = new Set(fields.map(({ section }) => section))
  const sections = about.sections?.filter(({ id }) => named.has(id)) ?? []
  const { tables, hiddenFields = [], values = [], endings = [], translations } = about
  const { settings, ...rest } = form.schema
  const parts = {
    ...(sections.length > 0 && { sections }),
    ...(tables && { tables }),
    ...(hiddenFields.length > 0 && { hiddenFields }),
    ...(values.length > 0 && { values }),
    ...(endings.length > 0 && { endings }),
    ...(translations && { translations }),
  }
  // The owner may have left out rows.
  return { ...form, schema: withSoundTables({ ...rest, ...parts, settings }) }
}

function fieldsAlone(
  fields: readonly Field[],
  { name = '', description = '', settings, head }: AboutForm,
  draft: StartDraft,
  way: StartWay,
): FormBeginning {
  if (head !== undefined) {
    const { settings: kept } = head
    return { name: head.name, description: head.description, schema: { fields, settings: kept } }
  }
  // A description that lists the questions is not for visitors; the parts that the owner chose are.
  const about = way === 'describe' ? draft.decided.told.join(' ') : description
  const form = smartForm({
    title: way === 'describe' ? draft.title : name,
    description: about.slice(0, limits.descriptionCharacters),
    fields,
  })
  if (settings === undefined) return form
  const { schema } = form
  return {
    ...form,
    schema: { ...schema, settings: { ...schema.settings, ...settings, title: form.name } },
  }
}
