import { fieldIdPattern, submitterEmailKey } from '@ramiform/core/field'
import type { Importer, ImportResult, NewFieldId, Warning } from '../../import.ts'
import { type Members, membersOf } from './members.ts'
import { readField } from './read-field.ts'

/** A list of fields, a form's schema, or a whole form as this product writes it (spec section 5). */
export const json: Importer = {
  name: 'json',
  label: 'JSON',
  extensions: ['json'],
  likeness: (text) => (/^\s*(?:\{\s*["}]|\[\s*[{"])/.test(text) ? 'surely' : 'no'),
  read(text, newId) {
    const parsed = parse(text)
    if (typeof parsed === 'string') return { problem: { code: 'invalid', detail: parsed } }
    const entries = fieldsIn(parsed.value)
    if (entries === null) return { problem: { code: 'no_fields' } }
    return readFields(entries, newId)
  },
}

/** The value, or what is wrong with the text as the parser words it. */
function parse(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}

function fieldsIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  const members = membersOf(value)
  if (members === null) return null
  if (Array.isArray(members.fields)) return members.fields
  return members.schema === undefined ? null : fieldsIn(members.schema)
}

function readFields(entries: readonly unknown[], newId: NewFieldId): ImportResult {
  const warnings: Warning[] = []
  const objects: Members[] = []
  for (const [index, entry] of entries.entries()) {
    const members = membersOf(entry)
    if (members === null)
      warnings.push({ message: `Entry ${index + 1} is not a field and was left out.` })
    else objects.push(members)
  }

  // Ids are settled first: a rule may name a field that comes later.
  const known = new Map<string, string>()
  const taken = new Set<string>()
  const ids = objects.map(({ id: given }) => {
    const id = typeof given === 'string' && isFree(given, taken) ? given : newId()
    taken.add(id)
    if (typeof given === 'string' && !known.has(given)) known.set(given, id)
    return id
  })
  // A rule that reads a field of another form keeps its name, if it can be one: the rule check tells.
  const idOf = (given: string) => known.get(given) ?? (fieldIdPattern.test(given) ? given : '')

  const read = objects.map((members, index) =>
    readField(members, { id: ids[index] ?? newId(), number: index + 1, idOf }),
  )
  if (read.length === 0) return { problem: { code: 'no_fields' } }
  return {
    fields: read.map(({ field }) => field),
    warnings: [...warnings, ...read.flatMap((one) => one.warnings)],
  }
}

function isFree(id: string, taken: ReadonlySet<string>): boolean {
  return fieldIdPattern.test(id) && id !== submitterEmailKey && !taken.has(id)
}
