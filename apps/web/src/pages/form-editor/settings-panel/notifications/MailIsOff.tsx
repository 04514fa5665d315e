import { Note } from '../../../../ui/Note.tsx'

/** Nobody should wait for a mail that this server cannot send. */
export function MailIsOff({ isWanted }: { isWanted: boolean }) {
  return (
    <Note tone={isWanted ? 'warning' : 'plain'} role="status">
      {isWanted
        ? 'Mail is off: this server has no mail server set up, so no mail about this form is sent. Whoever runs it can change that.'
        : 'Mail is off: this server has no mail server set up. A webhook works without one.'}
    </Note>
  )
}
