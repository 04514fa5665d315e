import { copyConditional, type NewId } from '@ramiform/core/conditions/edit'
import { changeLogics } from '@ramiform/core/conditions/logic-members'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { renameInField } from '@ramiform/core/rename-in-field'
import type { Command } from './edit.ts'
import { inSection, positionOf, withFields } from './form-draft.ts'
import { namesOf } from './remove-fields.ts'
import { outsideTables, sectionAt } from './section-commands.ts'

export interface NewIds {
  readonly field: NewId
  readonly rule: NewId
}

/** Copies with ids of their own. What names one of them follows; what names other fields is kept as it is. */
export function withNewIds(fields: readonly Field[], newIds: NewIds): readonly Field[] {
  const ids = new Map(fields.map(({ id }) => [id, newIds.field()]))
  return fields.map((field) => {
    const copied = changeLogics(field, (logic) => copyConditional(logic, newIds.rule))
    return renameInField(withTexts(copied, ids), (id) => ids.get(id) ?? id)
  })
}

/** The field with other ids in its texts. */
function withTexts(field: Field, ids: ReadonlyMap<string, string>): Field {
  const renamed = (text = '') =>
    text.replace(/\{\{([\w-]+)/g, (_, id: string) => `{{${ids.get(id) ?? id}`)
  const { label, description } = field
  return {
    ...field,
    label: renamed(label),
    ...(description && { description: renamed(description) }),
  }
}

/** Adds fields at a place as one step and selects the first. */
export function insertFields(fields: readonly Field[], place: number, verb: string): Command {
  return (draft) => {
    const [first] = fields
    const { fields: present } = draft.schema
    if (first === undefined || present.length + fields.length > limits.fieldsInEditor) return null
    if (fields.some(({ id }) => positionOf(present, id) !== -1)) return null
    const at = outsideTables(present, place)
    const section = sectionAt(present, at)
    const into = (field: Field) => inSection(field, section)
    return {
      name: `${verb} ${namesOf(fields)}`,
      draft: withFields(draft, present.toSpliced(at, 0, ...fields.map(into))),
      selected: first.id,
    }
  }
}
