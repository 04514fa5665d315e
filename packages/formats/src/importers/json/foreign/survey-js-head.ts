import { limits } from '@ramiform/core/limits'
import { formPlace } from '@ramiform/core/translations/places'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import { cleanText } from '../../../reading/clean-text.ts'
import { labelText } from '../../../reading/label-text.ts'
import { ownLanguage } from '../../../reading/pair-translations.ts'
import { type Members, textIn } from '../members.ts'
import { plainText } from './localized.ts'

/**
 * Title, description and button, as name and settings of the form.
 *
 * @param own code of the survey's language; empty if unknown
 */
export function headOf(survey: Members, own: string) {
  const title = labelText(plainText(survey.title))
  const description = cleanText(plainText(survey.description), limits.descriptionCharacters)
  const submitButtonText = labelText(plainText(survey.completeText))
  const language = ownLanguage(own)
  const isStepwise = /^(?:question|input)PerPage$/.test(textIn(survey, 'questionsOnPageMode') ?? '')
  const preview = survey.showPreviewBeforeComplete
  const isReviewed = preview === true || (typeof preview === 'string' && preview !== 'noPreview')
  return {
    name: title || 'Survey',
    description: '',
    settings: {
      title,
      ...(description !== '' && { description }),
      ...(submitButtonText !== '' && { submitButtonText }),
      ...(language && { language }),
      ...(isStepwise && { displayStyle: 'single-card' as const }),
      ...(isReviewed && { advanced: { requireConfirmation: true } }),
    },
  }
}

type Head = ReturnType<typeof headOf>

/** Translations of the title, description and button. */
export function pairHeads({ settings: first }: Head, { settings: other }: Head): TranslatedText[] {
  return (['title', 'description', 'submitButtonText'] as const).flatMap((name) => {
    const [source = '', text = ''] = [first[name], other[name]]
    return source === '' || text === '' || source === text
      ? []
      : [{ place: formPlace(name), source, text }]
  })
}
