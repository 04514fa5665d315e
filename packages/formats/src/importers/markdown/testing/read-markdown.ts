import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { markdown } from '../markdown.ts'

/** Fields in short, titles of sections with their number of fields, and warnings. `*` marks required fields. */
export function readMarkdown(text: string) {
  const result = markdown.read(text, countedIds())
  if ('problem' in result) return { fields: [], sections: [], warnings: [] }
  const { fields, sections = [], warnings } = result
  return {
    fields: fields.map(({ type, label, required, options = [] }) => {
      const choices = options.length > 0 ? `: ${options.join(', ')}` : ''
      return `${type}${required ? '*' : ''} ${label}${choices}`
    }),
    sections: sections.map(
      ({ id, title, text: words }) =>
        `${title}${words === undefined ? '' : ` (${words})`} ${fields.filter(({ section }) => section === id).length}`,
    ),
    warnings: warnings.map(({ message }) => message),
  }
}
