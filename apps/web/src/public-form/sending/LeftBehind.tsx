import type { PublicForm } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { useEffect, useState } from 'react'
import { type LeftState, sendLeftBehind } from './send-left-behind.ts'
import { leftBehind } from './submit-answers.ts'

/**
 * Shows the status of answers that a closed tab could not send (decision 169). The answers themselves stay hidden,
 * since another person may use the browser. Rejected answers can be opened and corrected.
 */
export function LeftBehind(props: {
  form: PublicForm
  words: FormWords
  onContinue: (answers: Answers, failure?: string) => void
}) {
  const { form, words } = props
  const [state, setState] = useState<LeftState | null>(null)
  useEffect(() => sendLeftBehind({ form, words }, setState), [form, words])

  if (state === null) return null
  const isWaiting = state.kind === 'waits'
  return (
    <div className="rf rf-offer">
      <section className="rf-notice" data-waits={isWaiting || undefined} role="status">
        <div>
          <b>{state.kind === 'sent' ? words.sending.sent : words.sending.notSentYet}</b>
          <p>{explanation(state, words)}</p>
          {state.kind === 'refused' ? (
            <>
              <button
                type="button"
                className="rf-text-button"
                onClick={() => {
                  leftBehind.remove(state.name)
                  props.onContinue(state.answers, state.error)
                }}
              >
                {words.unfinished.goOn}
              </button>
              <button
                type="button"
                className="rf-text-button"
                onClick={() => {
                  leftBehind.remove(state.name)
                  setState(null)
                }}
              >
                {words.unfinished.startAgain}
              </button>
            </>
          ) : null}
        </div>
      </section>
    </div>
  )
}

function explanation(state: LeftState, { sending, ending }: FormWords): string {
  if (state.kind === 'sent') return ending.received
  return state.kind === 'refused' ? state.error : sending.sentWhenOnline
}
