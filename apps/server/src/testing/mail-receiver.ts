import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Email source as received over SMTP. */
  readonly source: string
}

export interface MailReceiver {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Returns the rejection for a recipient, or null to accept. By default all recipients are accepted. */
  refusal: (recipient: string) => { readonly code: number; readonly words: string } | null
  close(): Promise<void>
}

/** Starts a mail server on its own port. It stores all emails that it receives. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refused = receiver.refusal(address)
      if (refused === null) return done()
      done(Object.assign(new Error(refused.words), { responseCode: refused.code }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        })
        done()
      })
    },
  })
  // A sender that a test killed causes an error here, which is expected.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const bound = server.server.address()
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    mails,
    refusal: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return receiver
}
