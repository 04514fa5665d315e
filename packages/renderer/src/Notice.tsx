import { Icon } from '@ramiform/fields/inputs'
import { AlertIcon } from './FieldFrame.tsx'

/** Why answers are still here after a try to send them. */
export type SendTrouble =
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly text: string }

const cloudOff = 'M8.5 6.2A6 6 0 0 1 17.4 10H18a4 4 0 0 1 2.8 6.8M18 18H7a5 5 0 0 1-1-9.9M3 3l18 18'

/** Answers that could not be sent are kept; this says so and offers the next try. */
export function TroubleNotice(props: { trouble: SendTrouble; onRetry: (() => void) | undefined }) {
  const { trouble, onRetry } = props
  if (trouble.kind === 'offline') {
    return (
      <div className="rf-notice" role="alert">
        <Icon path={cloudOff} size={22} />
        <div>
          <b>You are offline. Your answers are kept.</b>
          <p>They are stored on this device and will be sent when you are back online.</p>
        </div>
      </div>
    )
  }
  return (
    <div className="rf-notice" role="alert">
      <AlertIcon size={22} />
      <div>
        <b>{trouble.text}</b>
        <p>Your answers are kept. Nothing is sent twice.</p>
        {onRetry === undefined ? null : (
          <button type="button" className="rf-text-button" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  )
}
