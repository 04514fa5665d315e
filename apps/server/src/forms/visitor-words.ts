import type { Settings } from '@ramiform/core/form'
import { wordsIn } from '@ramiform/core/words/all-words'
import type { FormWords } from '@ramiform/core/words/form-words'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from '../http/accept-language.ts'

/** What a page of a form says: in the language that its owner set, or else in the visitor's own. */
export function wordsOfPage(request: FastifyRequest, settings: Settings = {}): FormWords {
  return wordsIn(settings.language ?? preferredLanguage(request.headers['accept-language']))
}

/**
 * What a call answers: visitors' calls in the language that they name, as a form's script names that of its page, all
 * others in English.
 */
export function wordsOfCall({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): FormWords {
  const isVisitors = url.startsWith('/api/public/')
  return wordsIn(isVisitors ? preferredLanguage(headers['accept-language']) : 'en')
}
