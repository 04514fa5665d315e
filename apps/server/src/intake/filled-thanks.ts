import { isWebAddress } from '@ramiform/contract/text'
import type { Answers } from '@ramiform/core/answers'
import { type AnswerText, fillAddress, fillText } from '@ramiform/core/answers-in-texts/fill-text'
import { answersForTexts, type FormatAnswer } from '@ramiform/core/answers-in-texts/live-texts'
import { sourcesOfTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { FormSchema } from '@ramiform/core/form'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { answerInText } from '@ramiform/fields/answer-in-text'
import type { Sealer } from '../sign-in/sealed.ts'
import type { Thanks } from './submit-parts.ts'

/** Maximum length of sealed answers, so that their address passes through proxies. */
const sealedCharacters = 4_000

/** How answers are shown in the texts of a form. */
export function formatFor({ settings }: FormSchema, language?: Language): FormatAnswer {
  return (field, answer) => answerInText(field, answer, settings.payment?.currency, language)
}

/**
 * Accepted answers for the texts behind the form. A newer version of the form may name fields that these answers do not
 * have yet.
 */
export function answersForThanks(
  filled: FormSchema,
  current: FormSchema,
  answers: Answers,
  language: Language,
): AnswerText {
  const known = answersForTexts(inChargedCurrency(filled), answers, formatFor(filled, language))()
  if (filled === current) return known
  const sources = sourcesOfTexts(current)
  return (id) => known(id) ?? (sources.has(id) ? undefined : null)
}

/** Fills the thank-you texts. `used` has the answers that they show. */
export function fillThanks<Given extends Thanks>(
  thanks: Given,
  answerOf: AnswerText,
): { readonly thanks: Given; readonly used: Readonly<Record<string, string>> } {
  const used = new Map<string, string>()
  const noted: AnswerText = (id) => {
    const answer = answerOf(id)
    if (answer) used.set(id, answer)
    return answer
  }
  const { title, message, redirectUrl } = thanks
  const address = redirectUrl && fillAddress(redirectUrl, noted)
  return {
    thanks: {
      ...thanks,
      ...(title !== undefined && { title: fillText(title, noted) }),
      message: fillText(message, noted),
      redirectUrl: address && isWebAddress(address) ? address : undefined,
    },
    used: Object.fromEntries(used),
  }
}

/** Answers of a thank-you page as a sealed part of its address; undefined for none or too many. */
export function sealAnswers(
  sealer: Sealer,
  formId: string,
  used: Readonly<Record<string, string>>,
): string | undefined {
  if (Object.keys(used).length === 0) return undefined
  const sealed = sealer.seal({ formId, used })
  return sealed.length > sealedCharacters ? undefined : sealed
}

/** Answers that `sealAnswers` sealed for this form. Without them, the texts show their fallbacks. */
export function openAnswers(
  sealer: Sealer,
  { id, schema }: { readonly id: string; readonly schema: FormSchema },
  sealed: unknown,
): AnswerText {
  const opened = typeof sealed === 'string' ? sealer.open(sealed) : undefined
  const { formId, used } = (opened ?? {}) as { formId?: string; used?: Record<string, string> }
  const answers = formId === id ? used : undefined
  const sources = sourcesOfTexts(schema)
  return (fieldId) => {
    if (answers !== undefined && Object.hasOwn(answers, fieldId)) return answers[fieldId]
    return sources.has(fieldId) ? undefined : null
  }
}
