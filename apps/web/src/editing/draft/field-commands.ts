import type { Conditional } from '@ramiform/core/conditions/condition'
import { changeOffer, followOptions } from '@ramiform/core/conditions/offer-changes'
import { offerOfId } from '@ramiform/core/conditions/offer-ids'
import { fieldOfRequirement } from '@ramiform/core/conditions/requirement-fields'
import type { Field } from '@ramiform/core/field'
import { createField, type FieldType } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { inTable } from '@ramiform/core/table'
import { fieldName } from '../../forms/field-name.ts'
import type { Command, Edit } from './edit.ts'
import { setEndingConditional } from './ending-commands.ts'
import { type FormDraft, fieldById, inSection, positionOf, withFields } from './form-draft.ts'
import { outsideTables, sectionAt, setSectionConditional } from './section-commands.ts'

/**
 * Adds a field of a type at a place (0 is before the first), and selects it. Without a section, it joins the one
 * around it.
 */
export function addField(
  fieldType: FieldType,
  id: string,
  place: number,
  section?: string,
): Command {
  return (draft) => {
    const at = outsideTables(draft.schema.fields, place)
    const into = section ?? sectionAt(draft.schema.fields, at)
    return insert(draft, inSection(createField(fieldType, id), into), at, 'Add')
  }
}

/** A copy right below the original, with its logic (nothing depends on the copy yet). */
export function duplicateField(fieldId: string, id: string): Command {
  return (draft) => {
    const place = positionOf(draft.schema.fields, fieldId)
    const field = draft.schema.fields[place]
    return field === undefined ? null : insert(draft, { ...field, id }, place + 1, 'Duplicate')
  }
}

/** Rules that read the field are left as they are: the rule check names them, and undo needs nothing more. */
export function removeField(fieldId: string): Command {
  return (draft) => {
    const field = fieldById(draft.schema.fields, fieldId)
    if (field === undefined) return null
    const fields = draft.schema.fields.filter((other) => other !== field)
    return {
      name: `Delete "${fieldName(field)}"`,
      draft: withFields(draft, fields),
      selected: null,
    }
  }
}

/** Moves a field to `place`, counted without the field itself. */
export function moveField(fieldId: string, place: number): Command {
  return (draft) => {
    const from = positionOf(draft.schema.fields, fieldId)
    const field = draft.schema.fields[from]
    if (field === undefined) return null
    const fields = draft.schema.fields.toSpliced(from, 1)
    const { table } = field
    const to = outsideTables(fields, Math.max(0, Math.min(place, fields.length)), table)
    if (to === from) return null
    // Away from the other rows of its table, it is a row no more.
    const isRow = [fields[to - 1], fields[to]].some((one) => one?.table === table)
    const isAlone = fields.every((one) => one.table !== table)
    const moved = isRow || isAlone ? field : inTable(field, undefined)
    return {
      name: `Move "${fieldName(field)}"`,
      draft: withFields(
        draft,
        fields.toSpliced(to, 0, inSection(moved, sectionAt(fields, to, field.section))),
      ),
      selected: fieldId,
    }
  }
}

/**
 * Changes members of a field. Rows of a table share their options. `control` names the control that is being typed in,
 * if one is.
 */
export function changeField(fieldId: string, change: Partial<Field>, control?: string): Command {
  return (draft) => {
    const place = positionOf(draft.schema.fields, fieldId)
    const field = draft.schema.fields[place]
    if (field === undefined) return null
    const [name = 'field'] = Object.keys(change)
    const isRemoved = 'other' in change && change.other === undefined
    const changed = (one: Field): Field => {
      const { other: _removed, ...rest } = one
      const next = { ...(isRemoved ? rest : one), ...change, id: one.id }
      return change.options ? { ...next, ...followOptions(one, change.options) } : next
    }
    const { fields } = draft.schema
    const { table } = field
    return {
      name: `Change ${memberNames[name] ?? name} of "${fieldName(field)}"`,
      draft: withFields(
        draft,
        table !== undefined && change.options !== undefined
          ? fields.map((one) => (one.table === table ? changed(one) : one))
          : fields.with(place, changed(field)),
      ),
      ...(control === undefined ? {} : { control: `${fieldId} ${control}` }),
    }
  }
}

/** Gives a field or section its logic, or with `undefined` takes it away entirely (spec section 4). */
export function setConditional(
  fieldId: string,
  conditional: Conditional | undefined,
  options: { name?: string; control?: string } = {},
): Command {
  const owner = fieldOfRequirement(fieldId)
  const offer = offerOfId(fieldId)
  return (draft) => {
    const field = fieldById(draft.schema.fields, owner ?? offer?.fieldId ?? fieldId)
    if (offer !== undefined) {
      const optionsWhen = field && changeOffer(field, offer.at, conditional)
      return changeField(offer.fieldId, { optionsWhen }, options.control)(draft)
    }
    if (owner !== undefined) {
      const required = field?.required && conditional ? { required: false } : {}
      return changeField(owner, { requiredWhen: conditional, ...required }, options.control)(draft)
    }
    if (field === undefined) return setPartConditional(fieldId, conditional, options)(draft)
    if (field.conditional === conditional) return null
    const edit = changeField(fieldId, { conditional }, options.control)(draft)
    const verb =
      options.name ??
      (conditional === undefined ? 'Remove' : field.conditional === undefined ? 'Add' : 'Change')
    return edit && { ...edit, name: `${verb} logic of "${fieldName(field)}"` }
  }
}

/** Gives several fields their logic as one step. `undefined` removes it. */
export function setConditionals(
  changes: ReadonlyMap<string, Conditional | undefined>,
  verb: string,
): Command {
  return (draft) => {
    const changed = draft.schema.fields.filter(
      ({ id, conditional }) => changes.has(id) && changes.get(id) !== conditional,
    )
    const [first] = changed
    if (first === undefined) {
      const [[id, conditional] = ['', undefined]] = changes
      return setConditional(id, conditional, { name: verb })(draft)
    }
    const of = changed.length === 1 ? `"${fieldName(first)}"` : `${changed.length} fields`
    const fields = draft.schema.fields.map((field) =>
      changed.includes(field) ? { ...field, conditional: changes.get(field.id) } : field,
    )
    return { name: `${verb} logic of ${of}`, draft: withFields(draft, fields) }
  }
}

/** Logic of a section or an ending. */
function setPartConditional(...change: Parameters<typeof setSectionConditional>): Command {
  return (draft) =>
    setSectionConditional(...change)(draft) ?? setEndingConditional(...change)(draft)
}

const memberNames: Readonly<Record<string, string>> = {
  styling: 'layout',
  conditional: 'logic',
  requiredWhen: 'requirement',
  optionsWhen: 'offered options',
  other: 'option with a text',
  markedDescription: 'emphasis in the description',
  shuffle: 'order of options',
  minChoices: 'fewest choices',
  maxChoices: 'most choices',
  prices: 'prices of options',
  earliest: 'earliest date',
  latest: 'latest date',
  defaultAnswer: 'default answer',
  errorText: 'error message',
  payment: 'payment',
}

function insert(draft: FormDraft, field: Field, place: number, verb: string): Edit | null {
  const { fields } = draft.schema
  if (fields.length >= limits.fieldsInEditor || positionOf(fields, field.id) !== -1) return null
  return {
    name: `${verb} "${fieldName(field)}"`,
    draft: withFields(draft, fields.toSpliced(place, 0, field)),
    selected: field.id,
  }
}
