import { countedIds } from '../../../../documents/testing/counted-ids.ts'
import { json } from '../../json.ts'

/** A file of another program as a form: its fields, the section of each, and what the loss report says. */
export function imported(file: unknown) {
  const result = json.read(JSON.stringify(file), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  const { fields, sections = [], warnings } = result
  const placed = fields.map(
    ({ label, section }) => `${sections.find(({ id }) => id === section)?.title ?? '-'}: ${label}`,
  )
  return { ...result, sections, placed, told: warnings.map(({ message }) => message) }
}
