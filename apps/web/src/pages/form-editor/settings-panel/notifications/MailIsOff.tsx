import { Note } from '../../../../ui/Note.tsx'

/** Notice that this server cannot send email. */
export function MailIsOff({ isWanted }: { isWanted: boolean }) {
  return (
    <Note tone={isWanted ? 'warning' : 'plain'} role="status">
      {isWanted
        ? 'Email is off: this server has no mail server set up. Its operator can add one.'
        : 'Email is off: this server has no mail server set up. Webhooks still work.'}
    </Note>
  )
}
