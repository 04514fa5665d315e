import { isMailbox } from '@ramiform/contract/mailbox'
import { type Answer, answerTo } from '@ramiform/core/answers'
import { fieldsAsShown, tablesAsShown } from '@ramiform/core/answers-in-texts/live-texts'
import type { Field } from '@ramiform/core/field'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { withTableLabels } from '@ramiform/core/label-with-table'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { plainText } from '@ramiform/core/submissions/shown-answer'
import { answerInText } from '@ramiform/fields/answer-in-text'
import { readableAnswer } from '@ramiform/fields/readable-answer'
import { notAskedIds } from '../../submissions/not-asked.ts'
import type { MessageForm, MessageSubmission } from '../messages/message-store.ts'
import { type MailContent, type MailRow, mailHtml, mailText } from './mail-layout.ts'
import type { Mail } from './mailer.ts'
import type { OwnerMailLimits } from './owner-limit.ts'

/** Limits on answers and on characters per answer in an email. The email links to the full submission. */
const shownAnswers = 200
const shownCharacters = 2_000
/** Limit on characters of the names of questions that were not asked. */
const namedCharacters = 500
/** Maximum number of submissions listed in a digest. The digest only counts the others. */
export const listedSubmissions = 20
const namedAnswers = 3

type MailWords = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>

/** Email about one submission to the form's owner. A reply goes to the respondent. */
export function submissionMail(
  form: Pick<MessageForm, 'id' | 'name'>,
  message: MessageSubmission,
  publicUrl: string,
  isTest: boolean,
): MailWords {
  const { submission } = message
  const rows = answerRows(message)
  const more = rows.length - shownAnswers
  const { submitterEmail } = submission
  const isReachable = submitterEmail !== undefined && isMailbox(submitterEmail)
  return words(
    `${isTest ? 'Test: ' : ''}New submission: ${form.name}`,
    {
      heading: form.name,
      paragraphs: [
        ...(isTest ? ['This is a test. Real submissions look like this.'] : []),
        `Submitted ${inWords(submission.submittedAt)}${isReachable ? ` by ${submitterEmail}` : ''}.`,
      ],
      rows: [
        ...rows.slice(0, shownAnswers),
        ...(more > 0
          ? [{ label: `and ${more} more answers`, value: 'See them in Ramiform.' }]
          : []),
        ...notAskedRow(message),
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

/** Email about many submissions, so that a burst of submissions causes only one email. */
export function digestMail(
  form: Pick<MessageForm, 'id' | 'name'>,
  count: number,
  newest: readonly MessageSubmission[],
  publicUrl: string,
): MailWords {
  return words(`${count} new ${count === 1 ? 'submission' : 'submissions'}: ${form.name}`, {
    heading: form.name,
    paragraphs: [
      `${count} more ${count === 1 ? 'submission' : 'submissions'} arrived. There were many in one hour, so this email lists them together.`,
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

/** Email to the owner about a webhook that is no longer retried. The receiver's response is in the delivery log. */
export function parkedMail(
  form: Pick<MessageForm, 'id' | 'name'>,
  address: string,
  status: unknown,
  publicUrl: string,
): MailWords {
  const host = URL.canParse(address) ? new URL(address).host : address
  return words(`Webhook failed: ${form.name}`, {
    heading: form.name,
    paragraphs: [
      `Could not deliver a submission to ${host}. It will not be retried automatically.${typeof status === 'number' ? ` The last response was ${status}.` : ''}`,
      'The submission is stored. To see what happened or to retry, open Settings, Notifications. You receive this email at most once a day.',
    ],
    rows: [],
    link: { text: 'Open the form', address: `${publicUrl}/forms/${form.id}/edit` },
    footer: ownerFooter(form),
  })
}

/**
 * Email that asks to confirm a notification address. It can reach strangers, so it contains little of the owner's text.
 */
export function addressMail({
  formName,
  operator,
  ownerEmail,
  address,
}: {
  readonly formName: string
  readonly operator: string
  readonly ownerEmail: string | null
  /** URL of the confirmation page. */
  readonly address: string
}): MailWords {
  const owner = ownerEmail === null || !isMailbox(ownerEmail) ? 'Someone' : ownerEmail
  const form = hasLink(formName) ? 'a form' : `the form “${shortened(formName.trim(), 60)}”`
  return words('Confirm this address for form notifications', {
    heading: 'Confirm this address',
    paragraphs: [
      `${owner} wants new submissions of ${form} to be sent to this address.`,
      'To accept, open the link and confirm. It expires in 7 days. If you did not expect this email, ignore it. You will get no notifications.',
    ],
    link: { text: 'Confirm this address', address },
    footer: `Sent through ${operator} by the owner of ${form}.`,
  })
}

/** Detects text that an email program could turn into a link. */
function hasLink(text: string): boolean {
  return /[^\s.]\.[^\s.]|[/@]|[\r\n]/.test(text)
}

/** Email to an owner about a reached limit and what happens with further emails. */
export function limitMail(
  form: Pick<MessageForm, 'id' | 'name'>,
  { perHour, perDay }: OwnerMailLimits,
  publicUrl: string,
): MailWords {
  return words('Your forms have reached the email limit', {
    heading: 'Email limit reached',
    paragraphs: [
      `This server sends ${perHour.toLocaleString('en')} emails an hour and ${perDay.toLocaleString('en')} a day for all your forms together. “${form.name}” reached the limit.`,
      'Submissions are still stored. Notifications are delayed and combined into one email. Confirmations to respondents are not sent; you can send each one later from the deliveries in the form’s settings.',
    ],
    link: { text: 'Open the form', address: `${publicUrl}/forms/${form.id}/edit` },
    footer: 'You receive this because you own the form, at most once a day.',
  })
}

/** Fields of the version, with the labels that the respondent saw. Rows are named with their table. */
function shownFields({ submission, schema }: MessageSubmission): readonly Field[] {
  const currency = schema.settings.payment?.currency
  const format = (field: Field, answer: Answer) => answerInText(field, answer, currency)
  const charged = inChargedCurrency(schema)
  return withTableLabels(
    fieldsAsShown(charged, submission.data, format),
    tablesAsShown(charged, submission.data, format),
  )
}

/** Names the questions that were not asked. Questions that were skipped are in no row. */
function notAskedRow(message: MessageSubmission): readonly MailRow[] {
  const ids = new Set(notAskedIds(message.schema, message.submission.data))
  if (ids.size === 0) return []
  const labels = shownFields(message).flatMap(({ id, label }) => (ids.has(id) ? [label || id] : []))
  return [{ label: 'Not asked', value: shortened(labels.join(', '), namedCharacters) }]
}

function answerRows(message: MessageSubmission): readonly MailRow[] {
  const { submission, schema } = message
  const currency = schema.settings.payment?.currency
  const fields = shownFields(message)
  return withHiddenFields({ ...schema, fields }).fields.flatMap((field) => {
    const answer = answerTo(submission.data, field.id)
    if (answer === undefined) return []
    // Text answers keep their line breaks, because an email has room for them.
    const value =
      typeof answer === 'string' && field.type !== 'price'
        ? plainText(answer)
        : readableAnswer(field, answer, currency)
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
  return `You receive this because you are listed to get notifications for the form “${name}”.`
}

function inWords(isoTime: string): string {
  return `${isoTime.slice(0, 10)} at ${isoTime.slice(11, 16)} UTC`
}

function shortened(text: string, characters: number): string {
  const all = [...text]
  return all.length <= characters ? text : `${all.slice(0, characters - 1).join('')}…`
}
