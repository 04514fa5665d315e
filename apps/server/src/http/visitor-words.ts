import type { FormSchema } from '@ramiform/core/form'
import { wordsIn } from '@ramiform/core/words/all-words'
import { languageOfForm } from '@ramiform/core/words/form-language'
import type { FormWords } from '@ramiform/core/words/form-words'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from './accept-language.ts'

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
