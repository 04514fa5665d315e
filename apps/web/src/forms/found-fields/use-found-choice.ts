import { useState } from 'react'
import type { FieldEdit, FieldEdits } from './edit-found.ts'

export interface FoundChoice {
  /** ids of the fields that are left out */
  readonly without: ReadonlySet<string>
  readonly edits: FieldEdits
  leaveOut(without: ReadonlySet<string>): void
  edit(id: string, edit: FieldEdit): void
  /** Every field with its tick, as it was found. */
  startOver(): void
}

const nothing: ReadonlySet<string> = new Set()
const noEdits: FieldEdits = new Map()

/** What the owner makes of found fields before they are added. */
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
