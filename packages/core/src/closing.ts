import type { FormWords } from './built-in-texts/form-words.ts'
import { say, sayCounted } from './built-in-texts/say.ts'

/** Settings that close a form automatically. An absent member sets no limit. */
export interface ClosingSettings {
  /** Closing time, ISO 8601 in UTC. */
  readonly at?: string | undefined
  /** IANA time zone in which the closing time is shown. */
  readonly timeZone?: string | undefined
  /** Number of stored submissions after which the form closes. */
  readonly responses?: number | undefined
}

/**
 * Reason why a form accepts no submissions, and since when (ISO 8601 in UTC). For `responses`, `at` is the time of
 * the last submission. `payments` is temporary: payments in progress have reserved the last places.
 */
export type Closed =
  | { readonly by: 'date'; readonly at: string; readonly timeZone: string }
  | { readonly by: 'responses'; readonly at: string; readonly responses: number }
  | {
      readonly by: 'payments'
      readonly at: string
      readonly responses: number
      readonly reserved: number
    }

/** Largest number of submissions after which a form may close. */
export const maxClosingResponses = 1_000_000_000

/** True when the form has a closing date or a limit. */
export function closesByItself({ at, responses }: ClosingSettings = {}): boolean {
  return at !== undefined || responses !== undefined
}

/** The message for visitors: `This form closed on 3 May 2027 at 18:00 (Europe/Berlin).` */
export function closedInWords(closed: Closed, words: FormWords): string {
  const { pages, language } = words
  if (closed.by === 'date') {
    return say(pages.closedOn, { moment: momentInWords(closed.at, closed.timeZone, words) })
  }
  if (closed.by === 'payments') return sayCounted(words, pages.placesReserved, closed.reserved)
  const { responses } = closed
  const number = responses.toLocaleString(language)
  return sayCounted(words, pages.closedAfter, responses, { number })
}

/** `3 May 2027 at 18:00 (Europe/Berlin)` */
export function momentInWords(at: string, zone: string, { pages, language }: FormWords): string {
  const moment = new Date(at)
  const locale = language === 'en' ? 'en-GB' : language
  const day = moment.toLocaleDateString(locale, { dateStyle: 'long', timeZone: zone })
  const time = moment.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: zone })
  return say(pages.moment, { day, time, zone })
}
