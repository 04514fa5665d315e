import type { Answer } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormWords } from '@ramiform/core/words/form-words'
import { useEffect, useRef, useState } from 'react'
import type { FormEnd } from './form-end.ts'
import type { SendTrouble } from './Notice.tsx'
import { serverProblems } from './problem-text.ts'
import type { ButtonState } from './SubmitButton.tsx'
import type { ShownForm } from './shown-form.ts'
import type { SubmitOutcome } from './submit-outcome.ts'

/** Sends answers; never throws for what a network or a server can do. */
export type Submit = (answers: Record<string, Answer>) => Promise<SubmitOutcome>

export interface Sending {
  readonly button: ButtonState
  readonly trouble: SendTrouble | null
  readonly end: FormEnd | null
  send(): Promise<void>
}

/**
 * One form's way out: sent, refused, or kept until the connection is back. Without `submit` it is a preview
 * and goes straight to the thanks (spec section 4).
 */
export function useSending(options: {
  form: ShownForm
  words: FormWords
  filling: Filling
  submit: Submit | undefined
  /** what an earlier try left behind */
  trouble: SendTrouble | null
  onRefused(): void
}): Sending {
  const { form, words, filling, submit } = options
  const [button, setButton] = useState<ButtonState>('ready')
  const [trouble, setTrouble] = useState(options.trouble)
  const [end, setEnd] = useState<FormEnd | null>(null)
  /** two clicks before the button is disabled are one */
  const isSending = useRef(false)

  async function send() {
    if (isSending.current) return
    if (submit === undefined) {
      const message = form.schema.settings.successMessage || words.ending.received
      setEnd({ kind: 'thanks', message })
      return
    }
    isSending.current = true
    setButton('busy')
    setTrouble(null)
    const outcome = await submit(filling.answersToSend())
    isSending.current = false
    setButton('ready')
    settle(outcome)
  }

  function settle(outcome: SubmitOutcome) {
    if (outcome.kind === 'accepted') {
      setEnd({ kind: 'thanks', message: outcome.message, redirectUrl: outcome.redirectUrl })
    } else if (outcome.kind === 'closed') {
      setEnd({ kind: 'closed', message: outcome.error })
    } else if (outcome.kind === 'refused') {
      const problems = serverProblems(outcome.fieldErrors)
      filling.setProblems(problems)
      if (filling.problems().length > 0) options.onRefused()
      else setTrouble({ kind: 'failed', text: outcome.error })
    } else if (navigator.onLine) {
      setTrouble({ kind: 'failed', text: words.sending.failed })
    } else {
      setTrouble({ kind: 'offline' })
      setButton('waiting')
    }
  }

  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  const isOffline = trouble?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return
    const sendNow = () => void latestSend.current()
    addEventListener('online', sendNow)
    return () => removeEventListener('online', sendNow)
  }, [isOffline])

  return { button, trouble, end, send }
}
