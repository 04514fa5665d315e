import { createField } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import { useEffect, useRef, useState } from 'react'
import { runInWorker } from '../../shell/run-in-worker.ts'
import { newFieldIds } from '../field-id.ts'
import { type FoundChoice, useFoundChoice } from '../found-fields/use-found-choice.ts'
import { type Recognition, type RecognitionJob, recognize } from './recognition.ts'
import { withSteadyIds } from './steady-ids.ts'

/** milliseconds between the last key and recognition */
const readAfterMs = 150

export interface Recognized extends FoundChoice {
  /** null until the first result */
  readonly recognition: Recognition | null
  readonly isReading: boolean
}

const nothingAsked: readonly string[] = []

/**
 * Recognizes fields during typing. Selections and edits stay with their fields. `asked` are parts of the text that the
 * owner added as questions.
 */
export function useRecognition(
  kind: RecognitionJob['kind'],
  text: string,
  asked: readonly string[] = nothingAsked,
): Recognized {
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
      giveUp = recognizeInWorker({ kind, text, now: Date.now() }, (next) => {
        setRecognition(withSteadyIds(withAsked(next, text, asked), ids.known, ids.next))
        setIsReading(false)
      })
    }
    // Recognize a template, and text from before the dialog opened, without delay.
    const timer = setTimeout(read, isFirst.current || kind === 'template' ? 0 : readAfterMs)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      giveUp()
    }
  }, [kind, text, asked, isEmpty, ids])

  return { ...choice, recognition, isReading }
}

/** The recognized fields, and a question for each part of the text that the owner added. */
export function withAsked(
  recognition: Recognition,
  text: string,
  asked: readonly string[],
): Recognition {
  const parts = asked.filter((part) => text.includes(part))
  if (parts.length === 0) return recognition
  const { found, origins, ...more } =
    recognition.kind === 'found'
      ? recognition
      : { found: { fields: [], warnings: [] }, origins: undefined }
  const added = parts.map((part, at) => ({
    ...createField(fieldTypes.text, `asked_${at}`),
    label: part.replace(/[.\s]+$/, '').slice(0, limits.labelCharacters),
  }))
  return {
    ...more,
    kind: 'found',
    found: { ...found, fields: [...found.fields, ...added] },
    origins: new Map([
      ...(origins ?? []),
      ...added.map(({ id }, at) => [id, parts[at] ?? ''] as const),
    ]),
  }
}

/** text length in characters above which recognition may take several frames */
const longestAtOnce = 4_000

/** Recognizes fields; long texts in a worker. Returns a function that cancels. */
function recognizeInWorker(
  job: RecognitionJob,
  onDone: (recognition: Recognition) => void,
): () => void {
  const recognizeHere = () => onDone(recognize(job))
  if (job.text.length > longestAtOnce) return runInWorker(startWorker, job, onDone, recognizeHere)
  recognizeHere()
  return () => {}
}

const startWorker = () =>
  new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module' })
