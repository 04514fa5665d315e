import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import { withTexts } from '@ramiform/core/translations/rows'
import { firstLanguage } from '@ramiform/core/translations/translated'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import type { Command } from './edit.ts'
import { changeList, changeSettings } from './form-commands.ts'

/** Offers the form in another language. The first language is stored, so that new texts do not change it. */
export function addLanguage(language: Language): Command {
  return (draft) => {
    const { translations = [], settings } = draft.schema
    const first = firstLanguage(draft.schema, draft.name)
    if (language === first || translations.some((one) => one.language === language)) return null
    const pinned =
      settings.language === first ? draft : changeSettings({ language: first })(draft)?.draft
    const list = [...translations, { language, texts: [] }]
    const name = `Add ${languageNames[language]}`
    return changeList('translations', list, name)(pinned ?? draft)
  }
}

export function removeLanguage(language: Language): Command {
  return (draft) => {
    const { translations = [] } = draft.schema
    const others = translations.filter((one) => one.language !== language)
    return others.length === translations.length
      ? null
      : changeList('translations', others, `Remove ${languageNames[language]}`)(draft)
  }
}

/** Changes texts of one language. `control` names the text box that is being typed in, if one is. */
export function translate(
  language: Language,
  texts: readonly TranslatedText[],
  control?: string,
): Command {
  return (draft) => {
    if (texts.length === 0) return null
    const next = withTexts(draft.schema.translations ?? [], language, texts)
    const name = `Translate into ${languageNames[language]}`
    return changeList('translations', next, name, control && `${language} ${control}`)(draft)
  }
}
