import type { PublicForm } from '@ramiform/contract/calls'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'

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
  const {
    card,
    review,
    files,
    payments,
    steps,
    ownText,
    ranking,
    address,
    signature,
    sections,
    ...always
  } = said
  const { displayStyle, advanced = {} } = schema.settings
  const hasSections = (schema.sections?.length ?? 0) > 0
  const types = new Set(schema.fields.map(({ type }) => type))
  return {
    ...always,
    ...((displayStyle === 'single-card' || hasSections) && { card }),
    ...(hasSections && { sections }),
    ...(advanced.requireConfirmation && { review }),
    ...((types.has('file') || types.has('signature')) && { files }),
    ...(types.has('signature') && { signature }),
    ...(types.has('payment') && { payments }),
    ...(types.has('address') && { address }),
    ...(schema.fields.some(({ other }) => other) && { ownText }),
    ...(types.has('ranking') && { ranking }),
    ...((types.has('rating') || types.has('scale')) && { steps }),
  }
}
