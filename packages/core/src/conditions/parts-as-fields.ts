import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { endingsAsFields } from './endings.ts'
import { withOffersAsFields } from './offer-fields.ts'
import { withRequirementsAsFields } from './requirement-fields.ts'
import { sectionAsField, sectionType } from './without-sections.ts'

/**
 * The same form with each section as a field without answers before its first field, so that checks and proofs about
 * fields cover the logic of sections. Its fields stay in their section. A requirement, or the
 * condition of an option, is a field behind its own. Hidden
 * fields and endings are the last fields.
 */
export function withSectionsAsFields(given: FormSchema): FormSchema {
  const schema = withEndingsAsFields(
    withHiddenFields(withRequirementsAsFields(withOffersAsFields(given))),
  )
  const { fields, sections = [] } = schema
  const waiting = new Map(sections.map((section) => [section.id, section]))
  if (waiting.size === 0 || fields.some(({ type }) => type === sectionType)) return schema
  const all: Field[] = []
  for (const field of fields) {
    const section = waiting.get(field.section ?? '')
    if (section !== undefined) all.push(sectionAsField(section))
    waiting.delete(section?.id ?? '')
    all.push(field)
  }
  return { ...schema, fields: [...all, ...[...waiting.values()].map(sectionAsField)] }
}

function withEndingsAsFields(schema: FormSchema): FormSchema {
  if (!schema.endings?.length) return schema
  const { endings: _, ...rest } = schema
  return { ...rest, fields: [...schema.fields, ...endingsAsFields(schema)] }
}
