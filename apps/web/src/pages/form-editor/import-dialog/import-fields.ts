import type { FormHead } from '@ramiform/contract/form-head'
import { renameInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { changeLogics } from '@ramiform/core/conditions/logic-members'
import { renameSources } from '@ramiform/core/conditions/rename'
import type { Ending } from '@ramiform/core/ending'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { limits } from '@ramiform/core/limits'
import { followForm, renameInScenario } from '@ramiform/core/scenario'
import type { Section } from '@ramiform/core/section'
import { inTable, type Table } from '@ramiform/core/table'
import type { Value } from '@ramiform/core/value'
import { renameInFormula } from '@ramiform/core/values/rename-formula'
import type { FormParts } from '@ramiform/formats/import'
import type { Command } from '../../../editing/draft/edit.ts'
import { inSection, withFields } from '../../../editing/draft/form-draft.ts'
import { outsideTables, sectionAt } from '../../../editing/draft/section-commands.ts'
import { newFieldIds } from '../../../forms/field-id.ts'

/**
 * Adds fields at a position as one undo step and selects the first. Fields with ids that are already used get new ids,
 * and rules among them are updated. Null if the form would exceed its field limit.
 */
export function importFields(
  fields: readonly Field[],
  place: number,
  now: number,
  { sections = [], tables = [], hiddenFields = [], values = [], endings = [] }: FormParts = {},
): Command {
  return (draft) => {
    const { fields: present } = draft.schema
    if (fields.length === 0 || present.length + fields.length > limits.fieldsInEditor) return null
    const free = withFreeIds(fields, draft.schema, now, { hiddenFields, values })
    const { added, idOf, hidden, computed } = free
    // Only texts of the imported form name its fields.
    const texts = renameInTexts({ fields: added, sections, endings, settings: {} }, idOf)
    const joined = joinedSections(draft.schema, texts.fields, texts.sections ?? [], idOf, place)
    const withTables = joinedTables(draft.schema, joined.fields, tables)
    const ends = joinedEndings(draft.schema, texts.endings ?? [], idOf)
    const parts = {
      ...joined.sections,
      ...withTables.tables,
      ...(hidden.length > 0 && { hiddenFields: hidden }),
      ...(computed.length > 0 && { values: computed }),
      ...(ends.length > 0 && { endings: ends }),
    }
    return {
      name: fields.length === 1 ? 'Import a field' : `Import ${fields.length} fields`,
      draft: withFields(
        { ...draft, schema: { ...draft.schema, ...parts } },
        present.toSpliced(outsideTables(present, place), 0, ...withTables.fields),
      ),
      selected: added[0]?.id ?? null,
    }
  }
}

/** Adds fields like `importFields`, and replaces the form's name, description and settings. */
export function importForm(
  { name, description, settings }: FormHead,
  ...fields: Parameters<typeof importFields>
): Command {
  const addFields = importFields(...fields)
  const [added, , now, { hiddenFields = [], values = [] } = {}] = fields
  return (draft) => {
    const edit = addFields(draft)
    if (edit === null) return null
    const { idOf } = withFreeIds(added, draft.schema, now, { hiddenFields, values })
    // Scenarios of the imported form know nothing about the fields that were here before.
    const change = {
      ids: new Set(edit.draft.schema.fields.map(({ id }) => id)),
      added: draft.schema.fields.map(({ id }) => id),
      renamed: new Map(),
    }
    const scenarios = settings.scenarios?.map((one) =>
      followForm(renameInScenario(one, idOf), change),
    )
    const schema = {
      ...edit.draft.schema,
      settings: {
        ...renameInTexts({ fields: [], settings }, idOf).settings,
        ...(scenarios && { scenarios }),
      },
    }
    return { ...edit, name: 'Import a form', draft: { name, description, schema } }
  }
}

/** Imported sections beside those of the form, with free ids. Fields of no section join the one around them. */
function joinedSections(
  { fields: present, sections: before = [] }: FormSchema,
  added: readonly Field[],
  found: readonly Section[],
  idOf: (id: string) => string,
  place: number,
): { readonly fields: readonly Field[]; readonly sections: Pick<FormSchema, 'sections'> } {
  const around = sectionAt(present, place)
  const named = new Set(added.map(({ section }) => section))
  const used = found.filter(({ id }) => named.has(id))
  const { parts: sections, ids } = withFreePartIds(used, [...before, ...present, ...added], idOf)
  return {
    fields: added.map((field) => inSection(field, ids.get(field.section ?? '') ?? around)),
    sections: sections.length === 0 ? {} : { sections: [...before, ...sections] },
  }
}

/** Endings of the form, and after them the imported ones with free ids. */
function joinedEndings(
  { fields, endings = [] }: FormSchema,
  found: readonly Ending[],
  idOf: (id: string) => string,
): readonly Ending[] {
  const { parts: added } = withFreePartIds(found, [...fields, ...endings], idOf)
  return [...endings, ...added].slice(0, limits.endings)
}

/** Imported tables beside those of the form, with free ids. */
function joinedTables(
  { fields: present, sections = [], tables: before = [] }: FormSchema,
  added: readonly Field[],
  found: readonly Table[],
): { readonly fields: readonly Field[]; readonly tables: Pick<FormSchema, 'tables'> } {
  const others = [...before, ...present, ...added, ...sections]
  const { parts: tables, ids } = withFreePartIds(found, others, (id) => id)
  return {
    fields: added.map((field) => inTable(field, ids.get(field.table ?? ''))),
    tables: tables.length === 0 ? {} : { tables: [...before, ...tables].slice(0, limits.tables) },
  }
}

/** Imported parts with ids that none of the others has. Rules follow the fields that were renamed. */
function withFreePartIds<Part extends Pick<Section, 'id' | 'conditional'>>(
  found: readonly Part[],
  others: readonly { readonly id: string }[],
  idOf: (id: string) => string,
): { readonly parts: readonly Part[]; readonly ids: ReadonlyMap<string, string> } {
  const taken = new Set(others.map(({ id }) => id))
  const ids = new Map<string, string>()
  const parts = found.map((part): Part => {
    let { id } = part
    for (let number = 2; taken.has(id); number += 1) id = `${part.id.slice(0, 60)}_${number}`
    taken.add(id)
    ids.set(part.id, id)
    const conditional = part.conditional && renameSources(part.conditional, idOf)
    return { ...part, id, ...(conditional && { conditional }) }
  })
  return { parts, ids }
}

/**
 * Fields, hidden fields and values with free ids. A hidden field whose name the form has already is that one.
 */
function withFreeIds(
  fields: readonly Field[],
  { fields: present, hiddenFields: before = [], values: known = [] }: FormSchema,
  now: number,
  {
    hiddenFields: found,
    values,
  }: { readonly hiddenFields: readonly HiddenField[]; readonly values: readonly Value[] },
): {
  readonly added: readonly Field[]
  readonly idOf: (id: string) => string
  readonly hidden: readonly HiddenField[]
  readonly computed: readonly Value[]
} {
  const [here, coming] = [
    [...present, ...before, ...known],
    [...fields, ...found, ...values],
  ]
  const taken = new Set(here.map(({ id }) => id))
  const newId = newFieldIds([...here, ...coming], now)
  const renamed = new Map(
    coming.filter(({ id }) => taken.has(id)).map(({ id }) => [id, newId()] as const),
  )
  for (const { id, name } of found) {
    const same = before.find((one) => one.name === name)
    if (same !== undefined) renamed.set(id, same.id)
  }
  const idOf = (id: string) => renamed.get(id) ?? id
  const others = found.filter(({ name }) => before.every((one) => one.name !== name))
  const hidden = [...before, ...others.map((one) => ({ ...one, id: idOf(one.id) }))]
  const computed = [
    ...known,
    ...values.map((one) => ({
      ...one,
      id: idOf(one.id),
      formula: renameInFormula(one.formula, idOf),
    })),
  ].slice(0, limits.values)
  if (renamed.size === 0) return { added: fields, idOf, hidden, computed }
  const added = fields.map((field) => ({
    ...changeLogics(field, (logic) => renameSources(logic, idOf)),
    id: idOf(field.id),
  }))
  return { added, idOf, hidden: hidden.slice(0, limits.hiddenFields), computed }
}
