import type { FormHead } from '@ramiform/contract/form-head'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { renameIds } from '@ramiform/core/rename-ids'
import { followForm } from '@ramiform/core/scenario'
import type { FormParts } from '@ramiform/formats/import'
import type { Command } from '../../../editing/draft/edit.ts'
import { inSection, withFields } from '../../../editing/draft/form-draft.ts'
import { outsideTables, sectionAt } from '../../../editing/draft/section-commands.ts'
import { translationsAfter } from '../../../editing/draft/translations-follow.ts'
import { newFieldIds } from '../../../forms/field-id.ts'

/**
 * Adds fields at a position as one undo step and selects the first. Parts with ids that are already used get new ids,
 * and what names them follows. Null if the form would exceed its field limit.
 */
export function importFields(
  fields: readonly Field[],
  place: number,
  now: number,
  parts: FormParts = {},
): Command {
  return (draft) => {
    const { schema } = draft
    const { fields: present } = schema
    if (fields.length === 0 || present.length + fields.length > limits.fieldsInEditor) return null
    const found = withFreeIds({ ...parts, fields, settings: {} }, schema, now)
    const around = sectionAt(present, place)
    const added = found.fields.map((field) => inSection(field, field.section ?? around))
    return {
      name: fields.length === 1 ? 'Import a field' : `Import ${fields.length} fields`,
      draft: withFields(
        { ...draft, schema: { ...schema, ...joinedParts(schema, found) } },
        present.toSpliced(outsideTables(present, place), 0, ...added),
      ),
      selected: added[0]?.id ?? null,
    }
  }
}

/**
 * Adds fields like `importFields`, and replaces the form's name, description and settings. A form without fields gets the
 * translations, too.
 */
export function importForm(
  { name, description, settings }: FormHead,
  ...[added, place, now, parts = {}]: Parameters<typeof importFields>
): Command {
  return (draft) => {
    const edit = importFields(added, place, now, parts)(draft)
    if (edit === null) return null
    const found = withFreeIds({ ...parts, fields: added, settings }, draft.schema, now)
    const { fields: before } = draft.schema
    const { translations: old, ...joined } = edit.draft.schema
    // Scenarios of the imported form know nothing about the fields that were here before.
    const change = {
      ids: new Set(edit.draft.schema.fields.map(({ id }) => id)),
      added: before.map(({ id }) => id),
      renamed: new Map(),
    }
    const scenarios = found.settings.scenarios?.map((one) => followForm(one, change))
    const translations = before.length === 0 ? found.translations : old
    const schema = {
      ...joined,
      ...(translations && { translations }),
      settings: { ...found.settings, ...(scenarios && { scenarios }) },
    }
    const next = { name, description, schema }
    // The owner may have left out fields.
    const used = translationsAfter(draft, next)(next)?.draft ?? next
    return { ...edit, name: 'Import a form', draft: used }
  }
}

/** Lists of the form beside its fields, and after them the imported ones. Sections without an imported field stay away. */
function joinedParts(before: FormSchema, found: FormSchema): FormParts {
  const named = new Set(found.fields.map(({ section }) => section))
  const joined = <Part>(most: number, old: readonly Part[] = [], added: readonly Part[] = []) =>
    [...old, ...added].slice(0, most)
  const sections = found.sections?.filter(({ id }) => named.has(id))
  const parts = {
    sections: joined(limits.sections, before.sections, sections),
    tables: joined(limits.tables, before.tables, found.tables),
    hiddenFields: joined(limits.hiddenFields, before.hiddenFields, found.hiddenFields),
    values: joined(limits.values, before.values, found.values),
    endings: joined(limits.endings, before.endings, found.endings),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length > 0))
}

/** Everything with an id that answers can belong to. */
const sourcesIn = ({ fields, hiddenFields = [], values = [] }: FormSchema) => [
  ...fields,
  ...hiddenFields,
  ...values,
]
const groupsIn = ({ sections = [], tables = [], endings = [] }: FormSchema) => [
  ...sections,
  ...tables,
  ...endings,
]

/** The imported form with ids that are free. A hidden field whose name the form has already is that one. */
function withFreeIds(found: FormSchema, present: FormSchema, now: number): FormSchema {
  const here = [...sourcesIn(present), ...groupsIn(present)]
  const taken = new Set(here.map(({ id }) => id))
  const newId = newFieldIds([...here, ...sourcesIn(found), ...groupsIn(found)], now)
  const renamed = new Map<string, string>()
  for (const { id } of sourcesIn(found)) {
    if (taken.has(id)) renamed.set(id, newId())
  }
  const known = new Map(present.hiddenFields?.map(({ id, name }) => [name, id]))
  for (const { id, name } of found.hiddenFields ?? []) {
    const same = known.get(name)
    if (same !== undefined) renamed.set(id, same)
  }
  for (const { id } of sourcesIn(found)) taken.add(renamed.get(id) ?? id)
  for (const { id } of groupsIn(found)) {
    let free = id
    for (let number = 2; taken.has(free); number += 1) free = `${id.slice(0, 60)}_${number}`
    taken.add(free)
    if (free !== id) renamed.set(id, free)
  }
  const others = found.hiddenFields?.filter(({ name }) => !known.has(name))
  return renameIds(
    { ...found, ...(others && { hiddenFields: others }) },
    (id) => renamed.get(id) ?? id,
  )
}
