import type { PublicForm } from '@ramiform/contract/calls'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { hasFurtherSettings } from '@ramiform/core/further-settings'

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
    problems,
    ...always
  } = said
  const {
    too_few: _few,
    too_many: _many,
    whole: _whole,
    step: _step,
    nearest: _near,
    ...usual
  } = problems
  const { displayStyle, advanced = {} } = schema.settings
  const hasSections = (schema.sections?.length ?? 0) > 0
  const types = new Set(schema.fields.map(({ type }) => type))
  return {
    ...always,
    problems: schema.fields.some(hasFurtherSettings) ? problems : (usual as typeof problems),
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
