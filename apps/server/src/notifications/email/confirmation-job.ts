import { isMailbox } from '@ramiform/contract/mailbox'
import { type AnswerText, fillText } from '@ramiform/core/answers-in-texts/fill-text'
import { english } from '@ramiform/core/built-in-texts/en'
import { endingOf } from '@ramiform/core/conditions/endings'
import type { Ending } from '@ramiform/core/ending'
import { checkContext } from '../../forms/check-context.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { messageOf } from '../messages/message-of-job.ts'
import type { MessageForm } from '../messages/message-store.ts'
import { answersForReceipt } from './answers-for-receipt.ts'
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
      const { schema, submission } = message
      const ending = endingOf(schema, submission.data, checkContext.fieldTypes)
      const answerOf = answersForReceipt(schema, submission.data)
      const mail = confirmationMail(form, ending, answerOf, parts.operator)
      return sendMail(parts, { id: job.id, to, ...mail }, signal)
    },
  })
}

/**
 * Email that confirms a submission to its respondent: the owner's texts, with harmless answers where the owner put them.
 * Respondents can enter any address, so other answers would let them send their own text to strangers.
 */
function confirmationMail(
  { name, settings }: Pick<MessageForm, 'name' | 'settings'>,
  ending: Ending | undefined,
  answerOf: AnswerText,
  operator: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { title = '', successMessage = '' } = settings
  const message = ending === undefined ? successMessage : (ending.message ?? '')
  const shownName = title.trim() === '' ? name : title
  const content = {
    heading: shownName,
    paragraphs: [message.trim() === '' ? english.ending.received : fillText(message, answerOf)],
    footer: `Sent through ${operator} by the owner of “${shownName}”. You receive this because someone entered your address in this form. If it was not you, ignore this email.`,
  }
  return {
    subject: `Your submission: ${shownName}`,
    text: mailText(content),
    html: mailHtml(content),
  }
}
