import { useState } from 'react'
import type { FieldEdit, FieldEdits } from './edit-found.ts'

export interface FoundChoice {
  /** ids of unselected fields */
  readonly without: ReadonlySet<string>
  readonly edits: FieldEdits
  leaveOut(without: ReadonlySet<string>): void
  edit(id: string, edit: FieldEdit): void
  /** Selects all fields and discards the edits. */
  startOver(): void
}

const nothing: ReadonlySet<string> = new Set()
const noEdits: FieldEdits = new Map()

/** The owner's selection of imported fields, and the edits to them. */
export function useFoundChoice(): FoundChoice {
  const [without, setWithout] = useState(nothing)
  const [edits, setEdits] = useState(noEdits)
  return {
    without,
    edits,
    leaveOut: setWithout,
    edit: (id, edit) =>
      setEdits((before) => new Map(before).set(id, { ...before.get(id), ...edit })),
    startOver() {
      setWithout(nothing)
      setEdits(noEdits)
    },
  }
}
