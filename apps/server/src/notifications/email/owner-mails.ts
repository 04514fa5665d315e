import { isMailbox } from '@ramiform/contract/mailbox'
import { answerTo } from '@ramiform/core/answers'
import { answerAsShown, plainText } from '@ramiform/core/submissions/shown-answer'
import { checkContext } from '../../forms/check-context.ts'
import type { MessageForm, MessageSubmission } from '../message-store.ts'
import { type MailContent, type MailRow, mailHtml, mailText } from './mail-layout.ts'
import type { Mail } from './mailer.ts'

/** A mail is no archive: what does not fit is a click away. */
const shownAnswers = 200
const shownCharacters = 2_000
export const listedSubmissions = 20
const namedAnswers = 3

type MailWords = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>

/** One submission, for the form's owner. Whoever answers the mail writes to the respondent. */
export function submissionMail(
  form: Pick<MessageForm, 'id' | 'name'>,
  { submission, schema }: MessageSubmission,
  publicUrl: string,
  isTest: boolean,
): MailWords {
  const rows = answerRows({ submission, schema })
  const more = rows.length - shownAnswers
  const { submitterEmail } = submission
  const isReachable = submitterEmail !== undefined && isMailbox(submitterEmail)
  return words(
    `${isTest ? 'Test: ' : ''}New submission: ${form.name}`,
    {
      heading: form.name,
      paragraphs: [
        ...(isTest
          ? ['This is a test. Nobody submitted it; a real submission looks like this.']
          : []),
        `Submitted ${inWords(submission.submittedAt)}${isReachable ? ` by ${submitterEmail}` : ''}.`,
      ],
      rows: [
        ...rows.slice(0, shownAnswers),
        ...(more > 0
          ? [{ label: `and ${more} more answers`, value: 'See them in Ramiform.' }]
          : []),
      ],
      link: {
        text: isTest ? 'Open the form' : 'Open in Ramiform',
        address: isTest
          ? `${publicUrl}/forms/${form.id}/edit`
          : `${publicUrl}/forms/${form.id}/submissions/${submission.id}`,
      },
      footer: ownerFooter(form),
    },
    isReachable && !isTest ? submitterEmail : undefined,
  )
}

/** Many submissions in one mail, so that a rush of them is not a rush of mails. */
export function digestMail(
  form: Pick<MessageForm, 'id' | 'name'>,
  count: number,
  newest: readonly MessageSubmission[],
  publicUrl: string,
): MailWords {
  return words(`${count} new ${count === 1 ? 'submission' : 'submissions'}: ${form.name}`, {
    heading: form.name,
    paragraphs: [
      `${count} more ${count === 1 ? 'submission has' : 'submissions have'} come in. There were so many in an hour that they are listed in one mail.`,
      ...(count > newest.length ? [`The newest ${newest.length}:`] : []),
    ],
    rows: newest.map((one) => ({
      label: `${inWords(one.submission.submittedAt)}${one.submission.submitterEmail === undefined ? '' : `, ${shortened(one.submission.submitterEmail, 100)}`}`,
      value: answerRows(one)
        .slice(0, namedAnswers)
        .map(({ label, value }) => `${shortened(label, 60)}: ${shortened(value, 100)}`)
        .join('\n'),
    })),
    link: { text: 'See all submissions', address: `${publicUrl}/forms/${form.id}/submissions` },
    footer: ownerFooter(form),
  })
}

/** A webhook that is not tried any more, for the form's owner. The receiver's own words are in the delivery log. */
export function parkedMail(
  form: Pick<MessageForm, 'id' | 'name'>,
  address: string,
  status: unknown,
  publicUrl: string,
): MailWords {
  const host = URL.canParse(address) ? new URL(address).host : address
  return words(`Webhook given up: ${form.name}`, {
    heading: form.name,
    paragraphs: [
      `A submission could not be delivered to ${host}, and is not tried again by itself.${typeof status === 'number' ? ` The last answer was ${status}.` : ''}`,
      'The submission itself is stored. Under Settings, Notifications, the deliveries say what happened, and each can be tried again. At most one such mail is sent in a day.',
    ],
    rows: [],
    link: { text: 'Open the form', address: `${publicUrl}/forms/${form.id}/edit` },
    footer: ownerFooter(form),
  })
}

function answerRows({ submission, schema }: MessageSubmission): readonly MailRow[] {
  return schema.fields.flatMap((field) => {
    const answer = answerTo(submission.data, field.id)
    if (answer === undefined) return []
    // A text keeps its lines; a mail has room for them.
    const value =
      typeof answer === 'string'
        ? plainText(answer)
        : answerAsShown(field, answer, checkContext.fieldTypes)
    return [{ label: field.label, value: shortened(value, shownCharacters) }]
  })
}

function words(subject: string, content: MailContent, replyTo?: string): MailWords {
  return {
    subject,
    text: mailText(content),
    html: mailHtml(content),
    replyTo,
  }
}

function ownerFooter({ name }: Pick<MessageForm, 'name'>): string {
  return `You get this because your address stands in the notifications of the form “${name}” on Ramiform.`
}

function inWords(isoTime: string): string {
  return `${isoTime.slice(0, 10)} at ${isoTime.slice(11, 16)} UTC`
}

function shortened(text: string, characters: number): string {
  const all = [...text]
  return all.length <= characters ? text : `${all.slice(0, characters - 1).join('')}…`
}
