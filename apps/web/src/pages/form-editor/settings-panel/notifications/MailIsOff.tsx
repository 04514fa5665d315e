import { Note } from '../../../../ui/Note.tsx'

/** Nobody should wait for a mail that this server cannot send. */
export function MailIsOff({ isWanted }: { isWanted: boolean }) {
  return (
    <Note tone={isWanted ? 'warning' : 'plain'} role="status">
      {isWanted
        ? 'Email is off: this server has no mail server set up. Its operator can add one.'
        : 'Email is off: this server has no mail server set up. Webhooks still work.'}
    </Note>
  )
}
