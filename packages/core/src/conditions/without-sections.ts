import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { type Section, titleOfSection } from '../section.ts'
import { rulesOf } from './condition.ts'
import { type Dependencies, inOneCycle } from './dependencies.ts'
import { isOrderOfEndings } from './endings.ts'
import { logicOfFields } from './section-logic.ts'

/** The same form with the logic of its sections in their fields, and its hidden fields as fields. */
export function withoutSections<Schema extends FormSchema>(given: Schema): Schema {
  const schema = withHiddenFields(given)
  if (!schema.sections?.length) return schema
  const { sections: _, ...rest } = schema
  const logic = logicOfFields(schema)
  const fields = schema.fields.map(({ section: _section, ...field }, at): Field => {
    const conditional = logic[at]
    return conditional === undefined ? field : { ...field, conditional }
  })
  return { ...rest, fields } as unknown as Schema
}

/** Type of the fields that stand for sections. No stored form has one. */
export const sectionType = 'section'

/** A section as a field without answers. */
export function sectionAsField(section: Section): Field {
  const { id, conditional } = section
  const label = titleOfSection(section)
  return { id, type: sectionType, label, ...(conditional && { conditional }) }
}

/** A rule by the number that it has in a field's whole logic, as a rule of the field or of its section. */
export function ruleWithSections<Ref extends { readonly fieldId: string; readonly rule: number }>(
  { fields, sections = [] }: FormSchema,
  ref: Ref,
): Ref {
  const field = fields.find(({ id }) => id === ref.fieldId)
  const section = sections.find(({ id }) => id === field?.section)
  if (field === undefined || section?.conditional === undefined) return ref
  const own = countOwnRules(field)
  return ref.rule <= own ? ref : { ...ref, fieldId: section.id, rule: ref.rule - own }
}

/** Number of a field's own rules, without those of its section and those that put endings in order. */
export function countOwnRules({ conditional }: Field): number {
  if (conditional === undefined) return 0
  return rulesOf(conditional).filter((rule) => !isOrderOfEndings(rule)).length
}

/**
 * Position of the field that closes a loop with this source: the reader itself, or for a section one of its fields.
 */
export function loopReader(
  { fields }: FormSchema,
  dependencies: Dependencies,
  reader: number,
  source: number | undefined,
): number {
  const head = fields[reader]
  if (head?.type !== sectionType || source === undefined) return reader
  const member = fields.findIndex(
    ({ section }, at) => section === head.id && inOneCycle(dependencies, at, source),
  )
  return member === -1 ? reader : member
}
