import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import type { Field } from '@ramiform/core/field'
import type { Fix } from '@ramiform/proving/apply-fix'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useRef, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { type FixedFinding, rowsOf } from '../../../forms/publish-check/rows.ts'
import { isUndoable, undoFix } from './undo-fix.ts'
import { fixFinding } from './use-fix.ts'

interface Fixed {
  readonly finding: ListedFinding
  readonly place: number
  readonly before: Field
  readonly after: Field
  /** a moved field is unchanged, so only the newest step can take it back */
  readonly isMove: boolean
}

/** Milliseconds to wait for the next findings while fixing several. */
const proofLimitMs = 5_000

/** Fixes findings, one undo step each. It remembers the fixes made in the publish dialog. */
export function useFixes() {
  const { store, findings, announce } = useEditor()
  const fields = useEditorState(({ draft }) => draft.schema.fields)
  const newest = useEditorState(({ past }) => past.at(-1))
  const [done, setDone] = useState<readonly Fixed[]>([])

  function run(finding: ListedFinding, fix: Fix, place: number): Fixed | null {
    const { fieldId } = fix.change
    const fieldNow = () => fieldById(store.getState().draft.schema.fields, ownerOfLogic(fieldId))
    const before = fieldNow()
    store.endTyping()
    if (!store.run(fixFinding(finding, fix))) return null
    const after = fieldNow()
    findings.check()
    const isMove = fix.change.kind === 'move_below'
    return before && after ? { finding, place, before, after, isMove } : null
  }

  function fix(finding: ListedFinding, how: Fix, place: number) {
    const one = run(finding, how, place)
    if (one === null) return
    setDone((all) => [...all, one])
    announce('Fixed')
  }

  /** A fix may renumber rules, so the next fix comes from the updated list. */
  async function fixAll() {
    const all = [...done]
    for (;;) {
      const state = await findings.settled(proofLimitMs, { fixes: true })
      if (state === null) break
      const errors = state.findings.filter(({ severity }) => severity === 'error')
      const fixOf = (finding: ListedFinding) => state.fixes.get(findingKey(finding))?.[0]
      const rows = rowsOf(errors, all, 'error')
      const place = rows.findIndex((row) => row.fixed === null && fixOf(row.finding) !== undefined)
      const finding = rows[place]?.finding
      const how = finding && fixOf(finding)
      const one = finding && how && run(finding, how, place)
      if (!one) break
      all.push(one)
      setDone([...all])
    }
    announce('Fixed')
  }

  const isNewest = (one: Fixed) => newest?.before.draft.schema.fields.includes(one.before) === true

  function undo(one: Fixed) {
    const now = fieldById(store.getState().draft.schema.fields, one.before.id)
    if (isNewest(one) && now === one.after) store.undo()
    else store.run(undoFix(one.before, one.after))
    setDone((all) => all.filter((other) => other !== one))
    findings.check()
    announce('Fix undone')
  }

  const fixed = done.map((one): FixedFinding => {
    const { finding, place, before, after, isMove } = one
    const canUndo = isMove ? isNewest(one) : isUndoable(fieldById(fields, before.id), after)
    return { finding, place, undo: canUndo ? () => undo(one) : undefined }
  })
  const forget = useRef(() => setDone([])).current
  return { fixed, fix, fixAll: () => void fixAll(), forget }
}
