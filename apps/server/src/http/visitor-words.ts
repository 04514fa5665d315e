import { wordsIn } from '@ramiform/core/built-in-texts/all-words'
import { languageOfForm } from '@ramiform/core/built-in-texts/form-language'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { FormSchema } from '@ramiform/core/form'
import type { FormWithTexts } from '@ramiform/core/translations/places'
import { languagesOf, translated } from '@ramiform/core/translations/translated'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from './accept-language.ts'

/** A form as a page shows it, with the texts around it. */
export interface FormOnPage<Form> {
  readonly form: Form
  readonly words: FormWords
  /** Languages that the visitor can choose from; empty for a form in one language. */
  readonly languages: readonly Language[]
}

/**
 * The form in the language that the visitor asked for, by the address or by the browser (decision 601).
 * @param asked language in the address or the post
 */
export function inLanguageOfPage<Form extends FormWithTexts>(
  request: FastifyRequest,
  form: Form,
  asked: unknown = (request.query as { readonly lang?: unknown }).lang,
): FormOnPage<Form> {
  const languages = languagesOf(form)
  if (languages.length === 1) return { form, words: wordsOfPage(request, form), languages: [] }
  const language =
    languages.find((one) => one === asked) ??
    preferredLanguage(request.headers['accept-language'], languages)
  return { form: translated(form, language), words: wordsIn(language), languages }
}

/** Texts of a page in the form's language (decision 207), or in the visitor's if the form has none. */
export function wordsOfPage(
  request: FastifyRequest,
  form?: { readonly schema: FormSchema; readonly name: string },
): FormWords {
  const ofForm = form === undefined ? null : languageOfForm(form.schema, form.name)
  return wordsIn(ofForm ?? preferredLanguage(request.headers['accept-language']))
}

/**
 * Texts of an API response. Public API calls use Accept-Language, which a form's script sets to the page's language.
 * All other calls use English.
 */
export function wordsOfCall({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): FormWords {
  const isVisitors = url.startsWith('/api/public/')
  return wordsIn(isVisitors ? preferredLanguage(headers['accept-language']) : 'en')
}
