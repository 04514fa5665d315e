import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import { escapeHtml } from '../http/html.ts'

/** Name of the hidden input with the language of the page, for posts without JavaScript. */
const inputName = 'form.language'
const switchPrefix = 'language '

/** The Enter key presses the first button of a form. It must send or go on, and not switch the language. */
const defaultButton =
  '<button class="rf-unseen" form="ramiform" name="form.go" value="next" tabindex="-1" aria-hidden="true"></button>'

/**
 * The languages of a form. Without JavaScript, a button posts the form, and the server returns it in the other language
 * with the answers. Pages without questions have links. It is outside of the markup that the script hydrates.
 */
export function languagePicker(
  languages: readonly Language[],
  page: {
    readonly words: FormWords
    readonly form?: object | undefined
    readonly direction?: 'ltr' | 'rtl' | undefined
  },
): string {
  if (languages.length === 0) return ''
  const { words, form, direction } = page
  const items = languages.map((language) => {
    const name = `lang="${language}" dir="auto"`
    const text = languageNames[language]
    if (language === words.language) return `<span ${name} aria-current="true">${text}</span>`
    return form === undefined
      ? `<a ${name} href="?lang=${language}" hreflang="${language}">${text}</a>`
      : `<button ${name} form="ramiform" formnovalidate name="form.go" value="${switchPrefix}${language}">${text}</button>`
  })
  const label = escapeHtml(words.pages.languages)
  const first = form === undefined ? '' : defaultButton
  return `${first}<nav class="rf rf-languages" aria-label="${label}"${direction === 'rtl' ? ' dir="rtl"' : ''}>${items.join('')}</nav>`
}

/** The language of the page, so that a post without JavaScript returns it in the same one. */
export function languageInput(languages: readonly Language[], { language }: FormWords): string {
  return languages.length === 0
    ? ''
    : `<input type="hidden" name="${inputName}" form="ramiform" value="${language}">`
}

/** Tells search engines the address of a form in another language. */
export function alternate(address: string, language: Language): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}?lang=${language}">`
}

/** The language of a post, and whether the visitor pressed its button in the picker. */
export function languageIn(posted: URLSearchParams): {
  readonly asked: string | undefined
  readonly isSwitch: boolean
} {
  const go = posted.get('form.go') ?? ''
  if (go.startsWith(switchPrefix)) return { asked: go.slice(switchPrefix.length), isSwitch: true }
  return { asked: posted.get(inputName) ?? undefined, isSwitch: false }
}
