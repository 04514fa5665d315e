import { useEffect, useRef, useState } from 'react'
import { newFieldIds } from '../field-id.ts'
import { type FoundChoice, useFoundChoice } from '../found-fields/use-found-choice.ts'
import { recogniseBeside } from './recognise-beside.ts'
import type { Recognition, RecognitionJob } from './recognition.ts'
import { withSteadyIds } from './steady-ids.ts'

/** how long after the last key a text is read */
const readAfterMs = 150

export interface Recognized extends FoundChoice {
  /** null until something was read */
  readonly recognition: Recognition | null
  readonly isReading: boolean
}

/** Recognises while one types; ticks and changes stay with their fields. */
export function useRecognition(kind: RecognitionJob['kind'], text: string): Recognized {
  const [recognition, setRecognition] = useState<Recognition | null>(null)
  const [isReading, setIsReading] = useState(false)
  const choice = useFoundChoice()
  const [ids] = useState(() => ({
    known: new Map<string, string>(),
    next: newFieldIds([], Date.now()),
  }))
  const isFirst = useRef(true)
  const isEmpty = text.trim() === ''

  useEffect(() => {
    if (isEmpty) {
      setRecognition(null)
      setIsReading(false)
      return
    }
    setIsReading(true)
    let giveUp = () => {}
    const read = () => {
      giveUp = recogniseBeside({ kind, text, now: Date.now() }, (next) => {
        setRecognition(withSteadyIds(next, ids.known, ids.next))
        setIsReading(false)
      })
    }
    // What was there already when the dialog opens, and a template, is shown at once.
    const timer = setTimeout(read, isFirst.current || kind === 'template' ? 0 : readAfterMs)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      giveUp()
    }
  }, [kind, text, isEmpty, ids])

  return { ...choice, recognition, isReading }
}
