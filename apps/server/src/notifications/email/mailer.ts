import type { DeliveryTry } from '@ramiform/contract/deliveries'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../config.ts'

/** One email to one recipient. */
export interface Mail {
  /** Id of the job. It becomes the Message-ID, so that a retried email keeps its Message-ID. */
  readonly id: string
  readonly to: string
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Outcome of sending one email. */
export type MailOutcome = Pick<DeliveryTry, 'result' | 'status' | 'answer'> & {
  /** True if a retry would fail in the same way. */
  readonly isFinal: boolean
}

/** Sends emails through the operator's SMTP server. */
export interface Mailer {
  send(mail: Mail, now: Date, signal: AbortSignal): Promise<MailOutcome>
  close(): void
}

const maxAnswerCharacters = 500
const subjectCharacters = 200

export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Emails never include content from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    async send({ id, to, replyTo, subject, text, html }, now, signal) {
      try {
        await transport.sendMail({
          from: { ...from },
          // As an object this is exactly one address, even if it contains commas.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject: oneLine(subject),
          text,
          html,
          date: now,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal,
        })
        return { result: 'delivered', isFinal: true }
      } catch (error) {
        if (signal.aborted) throw error
        return failure(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** Removes line breaks from a header, because a line break would start another header. */
function oneLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return [...line].slice(0, subjectCharacters).join('')
}

interface SmtpError extends Error {
  readonly code?: string
  /** SMTP command that failed. */
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** SMTP commands about this email. Failures of other commands concern the connection and can be retried. */
const aboutTheMail = /^(MAIL FROM|RCPT TO|DATA)/

function failure(error: unknown): MailOutcome {
  if (!(error instanceof Error)) throw error
  const { code = '', command = '', response = '', responseCode: status } = error as SmtpError
  if (status !== undefined && aboutTheMail.test(command)) {
    const answer = [...response.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')].slice(0, maxAnswerCharacters)
    return { result: 'refused', status, answer: answer.join(''), isFinal: status >= 500 }
  }
  if (code === 'EENVELOPE') return { result: 'no_address', isFinal: true }
  if (code === 'ETIMEDOUT') return { result: 'timed_out', isFinal: false }
  return { result: 'not_connected', ...(code === '' ? {} : { answer: code }), isFinal: false }
}
