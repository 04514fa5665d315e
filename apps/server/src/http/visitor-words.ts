import type { FormSchema } from '@ramiform/core/form'
import { wordsIn } from '@ramiform/core/words/all-words'
import { languageOfForm } from '@ramiform/core/words/form-language'
import type { FormWords } from '@ramiform/core/words/form-words'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from './accept-language.ts'

/** The words of a page: in the form's language (decision 207), or in the visitor's where the form has none. */
export function wordsOfPage(
  request: FastifyRequest,
  form?: { readonly schema: FormSchema; readonly name: string },
): FormWords {
  const ofForm = form === undefined ? null : languageOfForm(form.schema, form.name)
  return wordsIn(ofForm ?? preferredLanguage(request.headers['accept-language']))
}

/**
 * What a call answers: visitors' calls in the language that they name, as a form's script names that of its page, all
 * others in English.
 */
export function wordsOfCall({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): FormWords {
  const isVisitors = url.startsWith('/api/public/')
  return wordsIn(isVisitors ? preferredLanguage(headers['accept-language']) : 'en')
}
