import { findProblems, type PaymentsOfForm } from '@ramiform/core/findings/find-problems'
import type { Finding } from '@ramiform/core/findings/finding'
import { fieldTypes } from '@ramiform/fields'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorStore } from './draft/editor-store.ts'

interface FindingsState {
  readonly findings: readonly Finding[]
  /** the findings to mark on each field's card, errors first */
  readonly byField: ReadonlyMap<string, readonly Finding[]>
}

/** Findings of the draft, updated after a pause in editing. */
export interface Findings extends StoreApi<FindingsState> {
  /** Checks at once. */
  check(): readonly Finding[]
  /** Payment provider, once the server has sent it. */
  setPayments(payments: PaymentsOfForm | undefined): void
  /** Keeps up with the draft until it is stopped. */
  watch(): () => void
}

const pauseMs = 300

export function createFindings(editor: EditorStore): Findings {
  const store = createStore<FindingsState>()(() => ({ findings: [], byField: new Map() }))
  let payments: PaymentsOfForm | undefined
  let checked: unknown

  function check(): readonly Finding[] {
    const { schema } = editor.getState().draft
    if (checked === schema) return store.getState().findings
    checked = schema
    const findings = findProblems(schema, { fieldTypes, payments })
    store.setState({ findings, byField: marksOf(findings) })
    return findings
  }

  return Object.assign(store, {
    check,
    setPayments(next: PaymentsOfForm | undefined) {
      if (next === payments) return
      payments = next
      checked = undefined
      check()
    },
    watch() {
      let timer = setTimeout(check)
      const stop = editor.subscribe(({ draft }, before) => {
        if (draft.schema === before.draft.schema) return
        clearTimeout(timer)
        timer = setTimeout(check, pauseMs)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  })
}

/** A loop marks all its fields. */
function marksOf(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const marks = new Map<string, Finding[]>()
  for (const finding of findings) {
    const owner = finding.fieldId === undefined ? [] : [finding.fieldId]
    const others = finding.code === 'cycle' ? (finding.conflict ?? []) : []
    for (const id of new Set([...owner, ...others.map(({ fieldId }) => fieldId)])) {
      marks.set(id, [...(marks.get(id) ?? []), finding])
    }
  }
  return marks
}
