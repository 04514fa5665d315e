import { Icon } from '@ramiform/fields/inputs'
import { useEffect, useRef } from 'react'
import { AlertIcon } from './FieldFrame.tsx'

/** Why answers are still here after a try to send them. */
export type SendTrouble =
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly text: string }

const cloudOff = 'M8.5 6.2A6 6 0 0 1 17.4 10H18a4 4 0 0 1 2.8 6.8M18 18H7a5 5 0 0 1-1-9.9M3 3l18 18'

/** Answers that could not be sent are kept; this says so and offers the next try. It takes the focus as it comes. */
export function TroubleNotice({ trouble, onRetry }: { trouble: SendTrouble; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try brings its own trouble
  useEffect(() => box.current?.focus(), [trouble])
  const isOffline = trouble.kind === 'offline'
  return (
    <div className="rf-notice" role="alert" tabIndex={-1} ref={box}>
      {isOffline ? <Icon path={cloudOff} size={22} /> : <AlertIcon size={22} />}
      <div>
        <b>{isOffline ? 'You are offline. Your answers are kept.' : trouble.text}</b>
        <p>
          {isOffline
            ? 'They are stored on this device and will be sent when you are back online.'
            : 'Your answers are kept. Nothing is sent twice.'}
        </p>
        {isOffline ? null : (
          <button type="button" className="rf-text-button rf-scripted" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  )
}
