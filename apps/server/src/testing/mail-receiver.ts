import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** as it came over the wire */
  readonly source: string
}

export interface MailReceiver {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** why a recipient is refused, or null; nobody is at first */
  refusal: (recipient: string) => { readonly code: number; readonly words: string } | null
  close(): Promise<void>
}

/** A mail server that keeps what it is sent, on a socket of its own. */
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
  // A sender that was killed in the middle.
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
