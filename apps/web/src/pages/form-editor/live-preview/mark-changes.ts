import { type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import type { FormSchema } from '@ramiform/core/form'
import type { SmallestChange } from '@ramiform/proving/smallest-change'
import { rowId } from '@ramiform/renderer'
import { answerWords } from './change-words.ts'

/** Marks changed answers (`was 3`) and new questions (`just appeared`) in the preview. */
export function markChanges(
  page: Document,
  { changes, alsoShown }: SmallestChange,
  fieldId: string,
  before: Answers,
  schema: FormSchema,
): void {
  unmarkChanges(page)
  for (const change of changes) {
    const old = answerTo(before, change.fieldId)
    const words = isEmpty(old) ? 'changed' : `was ${answerWords(schema, change.fieldId, old)}`
    note(page, change.fieldId, words)
  }
  for (const id of [fieldId, ...alsoShown]) {
    page.getElementById(rowId(id))?.setAttribute('data-appeared', '')
    note(page, id, 'just appeared')
  }
}

export function unmarkChanges(page: Document): void {
  for (const row of page.querySelectorAll('[data-note], [data-appeared]')) {
    row.removeAttribute('data-note')
    row.removeAttribute('data-appeared')
  }
}

/** Writes a note after a question's label. The row's own pseudo-elements draw its branch. */
function note(page: Document, fieldId: string, words: string): void {
  const row = page.getElementById(rowId(fieldId))
  row?.querySelector('label, legend')?.setAttribute('data-note', words)
}
