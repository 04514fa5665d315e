import { fieldsOfText } from '../questions/fields-of-text.ts'
import { countedIds } from './counted-ids.ts'

/** Fields of a written text in short, and the warnings. `*` marks required fields. */
export function readText(...lines: readonly string[]) {
  const result = fieldsOfText(lines.join('\n'), countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  return {
    fields: result.fields.map(({ type, label, required, options = [] }) => {
      const choices = options.length > 0 ? `: ${options.join(', ')}` : ''
      return `${type}${required ? '*' : ''} ${label}${choices}`
    }),
    warnings: result.warnings.map(({ message }) => message),
  }
}
