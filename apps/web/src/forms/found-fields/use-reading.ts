import { type ImportChoices, usualChoices } from '@ramiform/formats/import'
import { useEffect, useRef, useState } from 'react'
import { fileSource, type ImportJob, type Reading, type Source } from './import-job.ts'
import { readInWorker } from './read-in-worker.ts'
import { type FoundChoice, useFoundChoice } from './use-found-choice.ts'

export interface ReadingOf extends Omit<FoundChoice, 'startOver'> {
  readonly reading: Reading | null
  readonly isReading: boolean
  readonly source: Source | null
  readonly choices: ImportChoices
  read(source: Source | null): void
  /** Opens and reads a file. A newer file cancels an older one. */
  readFile(file: File): void
  show(reading: Reading | null): void
  choose(choices: ImportChoices): void
}

/** State of an import: the source, the fields found, and the owner's choices. */
export function useReading(
  takenIds: () => readonly string[],
  { isGenerated = false }: Pick<ImportJob, 'isGenerated'> = {},
): ReadingOf {
  const [reading, setReading] = useState<Reading | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [source, setSource] = useState<Source | null>(null)
  const [choices, setChoices] = useState(usualChoices)
  const { startOver, ...choice } = useFoundChoice()
  const giveUp = useRef(() => {})
  useEffect(() => () => giveUp.current(), [])

  function show(next: Reading | null) {
    giveUp.current()
    setIsReading(false)
    setReading(next)
    startOver()
  }

  function readWith(next: Source | null, chosen: ImportChoices) {
    setSource(next)
    if (next === null) return show(null)
    if ('failed' in next) return show({ kind: 'failed', message: next.failed, format: null })
    const { text, source: from, importer } = next
    const job = {
      text,
      source: from,
      format: importer.name,
      choices: chosen,
      takenIds: takenIds(),
      now: Date.now(),
      isGenerated,
    }
    giveUp.current()
    setIsReading(true)
    giveUp.current = readInWorker(job, show)
  }

  return {
    ...choice,
    reading,
    isReading,
    source,
    choices,
    show,
    read: (next) => readWith(next, choices),
    readFile(file) {
      readWith(null, choices)
      setIsReading(true)
      let isWanted = true
      giveUp.current = () => {
        isWanted = false
      }
      void fileSource(file).then((opened) => {
        if (isWanted) readWith(opened, choices)
      })
    },
    choose: (chosen) => {
      setChoices(chosen)
      readWith(source, chosen)
    },
  }
}
