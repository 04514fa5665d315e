import type { Answer, Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Filling } from '@ramiform/core/filling/filling'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormEnd } from './form-end.ts'
import type { SendTrouble } from './Notice.tsx'
import { serverProblems } from './problem-text.ts'
import type { ButtonState } from './SubmitButton.tsx'
import type { ShownForm } from './shown-form.ts'
import type { SubmitOutcome } from './submit-outcome.ts'

/** First and longest wait between retries in milliseconds; each wait doubles. */
const firstPauseMs = 4_000
const longestPauseMs = 60_000

/** Sends answers. Network and server failures are outcomes, never exceptions. */
export type Submit = (answers: Record<string, Answer>) => Promise<SubmitOutcome>

export interface Sending {
  readonly button: ButtonState
  readonly trouble: SendTrouble | null
  readonly end: FormEnd | null
  send(): Promise<void>
}

/**
 * Sends a form: accepted, rejected, or waiting for a connection. Without `submit` it is a preview and shows the
 * thank-you right away (spec section 4).
 */
export function useSending(options: {
  form: ShownForm
  words: FormWords
  filling: Filling
  submit: Submit | undefined
  /** The owner's ending in a preview; undefined for the success message. */
  endOf?: ((answers: Answers) => Partial<FormEnd> | undefined) | undefined
  /** Failure of an earlier submit. */
  trouble: SendTrouble | null
  /** True when the answers wait for a connection. */
  waits: boolean
  onRefused(): void
}): Sending {
  const { form, words, filling, submit } = options
  const [button, setButton] = useState<ButtonState>(options.waits ? 'waiting' : 'ready')
  const [trouble, setTrouble] = useState(options.trouble)
  /** Answers that were rejected as a whole, as JSON, while the notice about them shows. */
  const [refused, setRefused] = useState<string | null>(null)
  const [end, setEnd] = useState<FormEnd | null>(null)
  /** True during a request, so that a double click sends once. */
  const isSending = useRef(false)
  const isWaiting = button === 'waiting'

  const answersNow = () => JSON.stringify(filling.answersToSend())

  /** Sends the answers. Automatic retries leave the notice and the focus unchanged. */
  async function send(byItself = false) {
    if (isSending.current) return
    if (submit === undefined) {
      const message = form.schema.settings.successMessage || words.ending.received
      setEnd({ kind: 'thanks', message, ...options.endOf?.(filling.answersToSend()) })
      return
    }
    isSending.current = true
    if (!byItself) {
      setButton('busy')
      setTrouble(null)
      setRefused(null)
    }
    const sent = answersNow()
    const outcome = await submit(filling.answersToSend())
    isSending.current = false
    setButton('ready')
    if (outcome.kind === 'accepted') {
      const { title, message, redirectUrl } = outcome
      setEnd({ kind: 'thanks', title, message, redirectUrl, waited: isWaiting })
    } else if (outcome.kind === 'closed') {
      setEnd({ kind: 'closed', message: outcome.error })
    } else if (outcome.kind === 'refused') {
      const problems = serverProblems(outcome.fieldErrors)
      filling.setProblems(problems)
      if (filling.problems().length > 0) options.onRefused()
      else {
        setTrouble({ kind: 'failed', text: outcome.error })
        setRefused(sent)
      }
    } else {
      // A browser may report being online without a connection.
      const kind = navigator.onLine ? 'failed' : 'offline'
      if (answersNow() === sent) setButton('waiting')
      setTrouble((shown) =>
        byItself && shown?.kind === kind ? shown : { kind, text: words.sending.failed },
      )
    }
  }

  const latest = useRef({ send, answersNow })
  useEffect(() => {
    latest.current = { send, answersNow }
  })
  useEffect(() => {
    if (!isWaiting) return
    const waiting = latest.current.answersNow()
    let pause = firstPauseMs
    let timer = setTimeout(again, pause)
    function again() {
      clearTimeout(timer)
      pause = Math.min(pause * 2, longestPauseMs)
      timer = setTimeout(again, pause)
      void latest.current.send(true)
    }
    // Stop waiting when answers change: the visitor must press the button again.
    const unsubscribe = filling.subscribe(() => {
      if (latest.current.answersNow() === waiting) return
      stop()
      setButton('ready')
      setTrouble(null)
    })
    addEventListener('online', again)
    function stop() {
      clearTimeout(timer)
      unsubscribe()
      removeEventListener('online', again)
    }
    return stop
  }, [isWaiting, filling])

  // A layout effect, because a later one would miss an answer that changes as soon as the notice shows.
  useLayoutEffect(() => {
    if (refused === null) return
    return filling.subscribe(() => {
      if (latest.current.answersNow() === refused) return
      setRefused(null)
      setTrouble(null)
    })
  }, [refused, filling])

  return { button, trouble, end, send }
}
