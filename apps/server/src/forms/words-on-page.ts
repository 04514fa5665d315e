import type { PublicForm } from '@ramiform/contract/calls'
import type { FormWords } from '@ramiform/core/words/form-words'

/**
 * What the script of a form's page says: without the words that the server alone uses, and those of parts it lacks. It
 * reads them as whole, since nothing on the page says those of a part that its form does not have.
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
