import { type Answers, answerTo } from './answers.ts'
import type { FormSchema } from './form.ts'
import { limits } from './limits.ts'

/** Answers of a form's hidden fields: the given texts, at most 500 characters each, or the owner's values. */
export function hiddenAnswers(
  { hiddenFields = [] }: Pick<FormSchema, 'hiddenFields'>,
  given: Answers,
): Record<string, string> {
  return Object.fromEntries(
    hiddenFields.flatMap(({ id, value = '' }) => {
      const text = answerTo(given, id)
      const kept = (typeof text === 'string' && cut(text)) || value
      return kept === '' ? [] : [[id, kept]]
    }),
  )
}

/** Cuts a value that is too long, since visitors could not correct it. Never within a character. */
function cut(text: string): string {
  return text.slice(0, limits.hiddenCharacters).replace(/[\ud800-\udbff]$/, '')
}

/** Values of hidden fields in a query, by field id. Of a name that repeats, the first counts. */
export function hiddenInAddress(
  { hiddenFields = [] }: Pick<FormSchema, 'hiddenFields'>,
  query: { get(name: string): string | null },
): Record<string, string> {
  const named = hiddenFields.map(({ id, name }) => [
    id,
    // A database cannot store the NUL character.
    (query.get(name) ?? '').replaceAll('\0', ''),
  ])
  return hiddenAnswers(
    { hiddenFields: hiddenFields.map(({ id, name }) => ({ id, name })) },
    Object.fromEntries(named),
  )
}
