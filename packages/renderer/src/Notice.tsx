import { Icon } from '@ramiform/fields/inputs'
import { useWords } from '@ramiform/fields/words'
import { useLayoutEffect, useRef } from 'react'
import { AlertIcon } from './FieldFrame.tsx'

/** Reason why a submit did not go through. */
export interface SendTrouble {
  readonly kind: 'offline' | 'failed'
  readonly text: string
}

const cloudOff = 'M8.5 6.2A6 6 0 0 1 17.4 10H18a4 4 0 0 1 2.8 6.8M18 18H7a5 5 0 0 1-1-9.9M3 3l18 18'

/** Notice after a failed submit: the answers are saved, with a button to try again. Takes the focus when it appears. */
export function TroubleNotice({ trouble, onRetry }: { trouble: SendTrouble; onRetry: () => void }) {
  const { sending } = useWords()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt has a new `trouble` object
  useLayoutEffect(() => box.current?.focus(), [trouble])
  const isOffline = trouble.kind === 'offline'
  return (
    <div className="rf-notice" role="alert" tabIndex={-1} ref={box}>
      {isOffline ? <Icon path={cloudOff} size={22} /> : <AlertIcon size={22} />}
      <div>
        <b>{isOffline ? sending.offline : trouble.text}</b>
        <p>{isOffline ? sending.sentWhenOnline : sending.kept}</p>
        <button type="button" className="rf-text-button rf-scripted" onClick={onRetry}>
          {sending.tryAgain}
        </button>
      </div>
    </div>
  )
}
