import { type ImportChoices, usualChoices } from '@ramiform/text-to-form/import'
import { useEffect, useRef, useState } from 'react'
import type { FieldEdit, FieldEdits } from './edit-found.ts'
import type { Reading, Source } from './import-job.ts'
import { readBeside } from './read-beside.ts'

export interface ReadingOf {
  readonly reading: Reading | null
  readonly isReading: boolean
  /** ids of the fields that are left out */
  readonly without: ReadonlySet<string>
  readonly edits: FieldEdits
  readonly source: Source | null
  readonly choices: ImportChoices
  read(source: Source | null): void
  show(reading: Reading | null): void
  leaveOut(without: ReadonlySet<string>): void
  edit(id: string, edit: FieldEdit): void
  choose(choices: ImportChoices): void
}

const nothing: ReadonlySet<string> = new Set()
const noEdits: FieldEdits = new Map()

/** What was read from one of the dialog's sources, and what the owner made of it. */
export function useReading(takenIds: () => readonly string[]): ReadingOf {
  const [reading, setReading] = useState<Reading | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [without, setWithout] = useState(nothing)
  const [edits, setEdits] = useState(noEdits)
  const [source, setSource] = useState<Source | null>(null)
  const [choices, setChoices] = useState(usualChoices)
  const giveUp = useRef(() => {})
  useEffect(() => () => giveUp.current(), [])

  function show(next: Reading | null) {
    giveUp.current()
    setIsReading(false)
    setReading(next)
    setWithout(nothing)
    setEdits(noEdits)
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
    }
    giveUp.current()
    setIsReading(true)
    giveUp.current = readBeside(job, show)
  }

  return {
    reading,
    isReading,
    without,
    edits,
    source,
    choices,
    show,
    read: (next) => readWith(next, choices),
    leaveOut: setWithout,
    edit: (id, edit) =>
      setEdits((before) => new Map(before).set(id, { ...before.get(id), ...edit })),
    choose: (chosen) => {
      setChoices(chosen)
      readWith(source, chosen)
    },
  }
}
