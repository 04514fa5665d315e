import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { Section } from '@ramiform/core/section'
import { inTable } from '@ramiform/core/table'
import { fieldName } from '../../forms/field-name.ts'
import { sectionName } from '../../forms/section-name.ts'
import type { Command } from './edit.ts'
import { type FormDraft, inSection, positionOf, sectionById, withFields } from './form-draft.ts'

/**
 * Adds a section at a place, and selects it. The fields from there to the end of their section move into it, as below a
 * heading.
 */
export function addSection(id: string, place: number): Command {
  return (draft) => {
    const { fields, sections = [] } = draft.schema
    if (sections.length >= limits.sections || sections.some((one) => one.id === id)) return null
    const before = fields[place]?.section
    let end = place
    while (end < fields.length && fields[end]?.section === before) end += 1
    const moved = fields.map((field, at) =>
      at >= place && at < end ? inSection(field, id) : field,
    )
    return {
      name: 'Add a section',
      draft: withFields(withSections(draft, [...sections, { id, title: '' }]), moved),
      selected: id,
    }
  }
}

/** Changes members of a section. `control` names the control that is being typed in, if one is. */
export function changeSection(
  id: string,
  change: Partial<Omit<Section, 'id'>>,
  control?: string,
): Command {
  return (draft) => {
    const section = sectionById(draft.schema, id)
    if (section === undefined) return null
    const [member = ''] = Object.keys(change)
    return {
      name: `Change ${memberNames[member] ?? member} of ${sectionName(section)}`,
      draft: withSections(draft, replaced(draft, section, { ...section, ...change })),
      ...(control === undefined ? {} : { control: `${id} ${control}` }),
    }
  }
}

/** Gives a section its logic, or with `undefined` takes it away. */
export function setSectionConditional(
  id: string,
  conditional: Conditional | undefined,
  { name, control }: { name?: string | undefined; control?: string | undefined } = {},
): Command {
  return (draft) => {
    const section = sectionById(draft.schema, id)
    if (section === undefined || section.conditional === conditional) return null
    const verb =
      name ??
      (conditional === undefined ? 'Remove' : section.conditional === undefined ? 'Add' : 'Change')
    const { conditional: _before, ...rest } = section
    const next = conditional === undefined ? rest : { ...rest, conditional }
    return {
      name: `${verb} logic of ${sectionName(section)}`,
      draft: withSections(draft, replaced(draft, section, next)),
      ...(control === undefined ? {} : { control: `${id} ${control}` }),
    }
  }
}

/** Deletes a section. Its fields stay where they are. */
export function removeSection(id: string): Command {
  return (draft) => {
    const section = sectionById(draft.schema, id)
    if (section === undefined) return null
    const { sections: all = [], ...rest } = draft.schema
    const sections = all.filter((one) => one !== section)
    const schema = sections.length === 0 ? rest : { ...rest, sections }
    return {
      name: `Delete ${sectionName(section)}`,
      draft: withFields({ ...draft, schema }, draft.schema.fields),
      selected: null,
    }
  }
}

/** Moves a section with its fields before the field at `place`. Inside of another section, it goes after that one. */
export function moveSection(id: string, place: number): Command {
  return (draft) => {
    const section = sectionById(draft.schema, id)
    const { fields } = draft.schema
    const own = fields.filter((field) => field.section === id)
    if (section === undefined || own.length === 0) return null
    let at = outsideTables(fields, Math.max(0, Math.min(place, fields.length)))
    const into = fields[at - 1]?.section
    while (
      into !== undefined &&
      into !== id &&
      at < fields.length &&
      fields[at]?.section === into
    ) {
      at += 1
    }
    const ahead = fields.slice(0, at).filter((field) => field.section !== id)
    const behind = fields.slice(at).filter((field) => field.section !== id)
    const moved = [...ahead, ...own, ...behind]
    if (moved.every((field, index) => field === fields[index])) return null
    return {
      name: `Move ${sectionName(section)}`,
      draft: withFields(draft, moved),
      selected: id,
    }
  }
}

/** Moves a section past the section or field next to it. */
export function stepSection(id: string, by: 1 | -1): Command {
  return (draft) => {
    const { fields } = draft.schema
    const first = fields.findIndex(({ section }) => section === id)
    const last = fields.findLastIndex(({ section }) => section === id)
    const next = fields[by === 1 ? last + 1 : first - 1]
    if (first === -1 || next === undefined) return null
    if (by === 1) return moveSection(id, last + 2)(draft)
    const start =
      next.section === undefined
        ? first - 1
        : fields.findIndex(({ section }) => section === next.section)
    return moveSection(id, start)(draft)
  }
}

/**
 * Moves a field by one place. At the border of a section it first enters or leaves the section. A row first leaves its
 * table, and other fields go past a table as a whole.
 */
export function stepField(fieldId: string, by: 1 | -1): Command {
  return (draft) => {
    const { fields } = draft.schema
    const from = positionOf(fields, fieldId)
    const field = fields[from]
    if (field === undefined) return null
    const next = fields[from + by]
    const name = `Move "${fieldName(field)}"`
    if (field.table !== undefined && next?.table !== field.table) {
      const moved = fields.with(from, inTable(field, undefined))
      return { name, draft: withFields(draft, moved), selected: fieldId }
    }
    if (next?.section !== field.section) {
      const moved = fields.with(from, inSection(field, next?.section))
      return { name, draft: withFields(draft, moved), selected: fieldId }
    }
    if (next === undefined) return null
    const isTable = next.table !== undefined && next.table !== field.table
    const rows = isTable ? fields.filter(({ table }) => table === next.table).length : 1
    const moved = fields.toSpliced(from, 1).toSpliced(from + by * rows, 0, field)
    return { name, draft: withFields(draft, moved), selected: fieldId }
  }
}

/** The section for a field at a place: that of both neighbors, or its own, or that of the field before it. */
export function sectionAt(
  fields: readonly Field[],
  place: number,
  own?: string,
): string | undefined {
  const [before, after] = [fields[place - 1]?.section, fields[place]?.section]
  return own !== undefined && own === after ? own : before
}

/** A place that is not between rows of a table, except of the table `own`: there, or below the table. */
export function outsideTables(fields: readonly Field[], place: number, own?: string): number {
  const table = fields[place - 1]?.table
  let at = place
  while (table !== undefined && table !== own && fields[at]?.table === table) at += 1
  return at
}

const memberNames: Readonly<Record<string, string>> = {
  newPage: 'the page',
}

function replaced(draft: FormDraft, section: Section, next: Section): readonly Section[] {
  return (draft.schema.sections ?? []).map((one) => (one === section ? next : one))
}

function withSections(draft: FormDraft, sections: readonly Section[]): FormDraft {
  return { ...draft, schema: { ...draft.schema, sections } }
}
