import type { PublicForm } from '@ramiform/contract/calls'
import type { FormWords } from '@ramiform/core/words/form-words'

/**
 * Texts for a form's page script, without server-only texts and unused groups. Unused groups are omitted because no
 * component on the page reads them.
 */
export function wordsOnPage({ schema }: PublicForm, words: FormWords): Partial<FormWords> {
  const {
    pages: _pages,
    refusals: _refusals,
    report: _report,
    payment: _payment,
    defaults: _defaults,
    changed: _changed,
    ...said
  } = words
  const { card, review, files, payments, ...always } = said
  const { displayStyle, advanced = {} } = schema.settings
  const asksFor = (wanted: string) => schema.fields.some(({ type }) => type === wanted)
  return {
    ...always,
    ...(displayStyle === 'single-card' && { card }),
    ...(advanced.requireConfirmation && { review }),
    ...(asksFor('file') && { files }),
    ...(asksFor('payment') && { payments }),
  }
}
