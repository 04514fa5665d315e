import { mailHtml, mailText } from '../notifications/email/mail-layout.ts'
import type { Mail } from '../notifications/email/mailer.ts'
import type { StoredReport } from './report-store.ts'

const reasons: Readonly<Record<StoredReport['reason'], string>> = {
  passwords: 'It asks for passwords or card numbers',
  impersonation: 'It pretends to be someone else',
  scam: 'It is spam or a scam',
  illegal: 'Its content is illegal or harmful',
  somethingElse: 'Something else',
}

/** Email to the operator about a report. */
export function reportMail(report: StoredReport, to: string, publicUrl: string): Mail {
  const { id, reason, details, email, formName, slug, formId, ownerEmail } = report
  const content = {
    heading: `Report about “${formName}”`,
    paragraphs: ['A visitor reported this form.'],
    rows: [
      { label: 'Reason', value: reasons[reason] },
      ...(details === '' ? [] : [{ label: 'Details', value: details }]),
      ...(email === '' ? [] : [{ label: 'Sender', value: email }]),
      { label: 'Owner of the form', value: ownerEmail },
      { label: 'Form ID', value: formId },
    ],
    ...(slug === null
      ? {}
      : { link: { text: 'Open the form', address: `${publicUrl}/f/${slug}` } }),
    footer: `You receive this because OPERATOR_EMAIL of ${publicUrl} is your address.`,
  }
  return {
    id,
    to,
    ...(email === '' ? {} : { replyTo: email }),
    subject: content.heading,
    text: mailText(content),
    html: mailHtml(content),
  }
}

/** Formats a report as lines of text for a terminal. */
export function reportLines(report: StoredReport, publicUrl: string): string {
  const { reportedAt, reason, details, email, formName, slug, formId, ownerEmail } = report
  const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return [
    `${reportedAt.toISOString()} ${oneLine(formName)} (form ${formId}, owner ${ownerEmail})`,
    `  ${reasons[reason]}${details === '' ? '' : `: ${oneLine(details)}`}`,
    ...(email === '' ? [] : [`  from ${email}`]),
    ...(slug === null ? [] : [`  ${publicUrl}/f/${slug}`]),
  ].join('\n')
}
