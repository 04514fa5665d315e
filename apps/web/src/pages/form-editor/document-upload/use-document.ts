import type { ReadingStage } from '@ramiform/text-to-form/documents/document-reader'
import { useEffect, useRef, useState } from 'react'
import type { FieldEdit, FieldEdits } from '../../../forms/found-fields/edit-found.ts'
import { type DocumentReading, readInWorker } from './read-in-worker.ts'

const nothing: ReadonlySet<string> = new Set()
const noEdits: FieldEdits = new Map()

/** The document that is read, what came of it, and what the owner made of that. */
export function useDocument(takenIds: () => readonly string[]) {
  const [fileName, setFileName] = useState<string | null>(null)
  const [stage, setStage] = useState<ReadingStage | null>(null)
  const [reading, setReading] = useState<DocumentReading | null>(null)
  const [without, setWithout] = useState(nothing)
  const [edits, setEdits] = useState(noEdits)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  function clear() {
    stop.current()
    stop.current = () => {}
    setFileName(null)
    setStage(null)
    setReading(null)
    setWithout(nothing)
    setEdits(noEdits)
  }

  return {
    fileName,
    /** where the reading is; null while nothing is read */
    stage,
    reading,
    without,
    edits,
    clear,
    read(file: File) {
      clear()
      setFileName(file.name)
      setStage({ stage: 'opening' })
      stop.current = readInWorker(
        { file, takenIds: takenIds(), now: Date.now() },
        {
          onStage: setStage,
          onRead: (next) => {
            setStage(null)
            setReading(next)
          },
        },
      )
    },
    leaveOut: setWithout,
    edit: (id: string, edit: FieldEdit) =>
      setEdits((before) => new Map(before).set(id, { ...before.get(id), ...edit })),
  }
}
