import { isMailbox } from '@ramiform/contract/mailbox'
import { type AnswerText, fillText } from '@ramiform/core/answers-in-texts/fill-text'
import { wordsIn } from '@ramiform/core/built-in-texts/all-words'
import { languageOfForm } from '@ramiform/core/built-in-texts/form-language'
import { inLanguage } from '@ramiform/core/built-in-texts/in-language'
import { isLanguage, type Language } from '@ramiform/core/built-in-texts/languages'
import { say } from '@ramiform/core/built-in-texts/say'
import { endingOf } from '@ramiform/core/conditions/endings'
import type { Ending } from '@ramiform/core/ending'
import { firstLanguage, languagesOf, translated } from '@ramiform/core/translations/translated'
import { checkContext } from '../../forms/check-context.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { messageOf } from '../messages/message-of-job.ts'
import type { MessageForm, MessageSubmission } from '../messages/message-store.ts'
import { answersForReceipt } from './answers-for-receipt.ts'
import { confirmationWords } from './confirmation-words.ts'
import { ended, type MailParts, mailJob, sendMail, wasCounted } from './mail-job.ts'
import { mailHtml, mailText } from './mail-layout.ts'
import type { Mail } from './mailer.ts'
import { takeOwnerMail } from './owner-limit.ts'
import { dayMs, hourMs } from './send-rate-store.ts'

/** Limits on confirmations: per day to one address from all forms together, and per hour from one form. */
export const confirmationsPerAddress = 3
export const confirmationsPerForm = 200

/** Sends a confirmation to the respondent, at the address they entered. */
export function confirmationJob(parts: MailParts): JobKind {
  const { messages, rates, now } = parts

  async function refusalOf(form: MessageForm, to: string) {
    // The address limit is checked first, so that rejected emails do not count toward the form's limit.
    const mayMail =
      (await rates.take(`to ${to.toLowerCase()}`, confirmationsPerAddress, dayMs, now())) &&
      (await rates.take(`form ${form.id}`, confirmationsPerForm, hourMs, now()))
    if (!mayMail) return 'too_many'
    return (await takeOwnerMail(parts, form)) ? null : 'owner_limit'
  }

  return mailJob({
    name: 'confirmation',
    atOnce: 2,
    perForm: 1,
    async run(job, signal) {
      const form = await messages.form(job.formId)
      if (form === null) return ended(now(), { result: 'no_address' })
      const message = await messageOf(messages, form, job)
      if (message === null) return ended(now(), { result: 'submission_deleted' })
      const to = message.submission.submitterEmail ?? ''
      if (!isMailbox(to)) return ended(now(), { result: 'no_address' })
      const refusal = wasCounted(job) ? null : await refusalOf(form, to)
      if (refusal !== null) return ended(now(), { result: refusal, target: to })
      const language = languageOfReceipt(form, message)
      const { name, settings } = currentTexts(form, message, language)
      const { submission } = message
      const { schema } = translated({ name: form.name, schema: message.schema }, language)
      const ending = endingOf(schema, submission.data, checkContext.fieldTypes)
      const answerOf = answersForReceipt(schema, submission.data, language)
      const mail = confirmationMail({ name, settings, ending, answerOf, language }, parts.operator)
      return sendMail(parts, { id: job.id, to, ...mail }, signal)
    },
  })
}

/**
 * The language that the respondent filled in the form in, of those that the form has (decision 630). A form in one language
 * decides itself, as on its page.
 */
function languageOfReceipt(
  { name, settings, translations }: MessageForm,
  { schema, language }: MessageSubmission,
): Language {
  const filledIn = isLanguage(language) ? language : undefined
  if (translations === undefined) {
    const current = { ...schema, settings }
    return languageOfForm(current, name) ?? filledIn ?? 'en'
  }
  const offered = languagesOf({ name, schema: { ...schema, settings, translations } })
  return offered.find((one) => one === filledIn) ?? offered[0] ?? 'en'
}

/** The current name and settings of the form, with the texts of the language. */
function currentTexts(
  { name, settings, translations }: MessageForm,
  { schema }: MessageSubmission,
  language: Language,
): Pick<MessageForm, 'name' | 'settings'> {
  const current = { fields: [], settings, ...(translations && { translations }) }
  const first = firstLanguage({ ...schema, settings }, name)
  const named = { ...current, settings: { ...settings, language: settings.language ?? first } }
  const shown = translated({ name, schema: named }, language)
  return { name: shown.name, settings: inLanguage(shown.schema, wordsIn(language)).settings }
}

/**
 * Email that confirms a submission to its respondent: the owner's texts, with harmless answers where the owner put them.
 * Respondents can enter any address, so other answers would let them send their own text to strangers.
 */
function confirmationMail(
  {
    name,
    settings,
    ending,
    answerOf,
    language,
  }: Pick<MessageForm, 'name' | 'settings'> & {
    readonly ending: Ending | undefined
    readonly answerOf: AnswerText
    readonly language: Language
  },
  operator: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { title = '', successMessage = '' } = settings
  const message = ending === undefined ? successMessage : (ending.message ?? '')
  const shownName = title.trim() === '' ? name : title
  const { received } = wordsIn(language).ending
  const { subject, footer } = confirmationWords[language]
  const content = {
    heading: shownName,
    paragraphs: [message.trim() === '' ? received : fillText(message, answerOf)],
    footer: say(footer, { operator, form: shownName }),
    language,
  }
  return {
    subject: say(subject, { form: shownName }),
    text: mailText(content),
    html: mailHtml(content),
  }
}
