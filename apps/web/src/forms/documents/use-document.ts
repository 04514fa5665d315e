import type { ReadingStage } from '@ramiform/formats/documents/document-reader'
import { useEffect, useRef, useState } from 'react'
import { useFoundChoice } from '../found-fields/use-found-choice.ts'
import { type DocumentReading, readInWorker } from './read-in-worker.ts'

/** State of a document upload: the document, its fields, and the owner's choices. */
export function useDocument(takenIds: () => readonly string[]) {
  const [fileName, setFileName] = useState<string | null>(null)
  const [stage, setStage] = useState<ReadingStage | null>(null)
  const [reading, setReading] = useState<DocumentReading | null>(null)
  const { startOver, ...choice } = useFoundChoice()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  function clear() {
    stop.current()
    stop.current = () => {}
    setFileName(null)
    setStage(null)
    setReading(null)
    startOver()
  }

  return {
    ...choice,
    fileName,
    /** current reading stage; null when no document is being read */
    stage,
    reading,
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
  }
}
