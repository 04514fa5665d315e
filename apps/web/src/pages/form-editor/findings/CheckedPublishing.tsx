import type { Field } from '@ramiform/core/field'
import type { Finding } from '@ramiform/core/findings/finding'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { SeverityIcon } from '../../../forms/publish-check/FindingRow.tsx'
import styles from '../../../forms/publish-check/PublishCheck.module.css'
import { PublishCheck } from '../../../forms/publish-check/PublishCheck.tsx'
import { backLabel } from '../../../forms/publish-check/publish-check-words.ts'
import type { FixedFinding } from '../../../forms/publish-check/rows.ts'
import { rowsOf } from '../../../forms/publish-check/rows.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Publishing } from '../header/use-publishing.ts'
import { fixFinding, isUndoable, undoFix } from './fix-finding.ts'
import { useFindings } from './use-findings.ts'
import { useShowFinding } from './use-show-finding.ts'

/** Pre-publish check: lists the form's errors, and leads back to the list while the owner inspects one. */
export function CheckedPublishing({ publishing }: { publishing: Publishing }) {
  const { check, setCheck } = publishing
  const schema = useEditorState(({ draft }) => draft.schema)
  const findings = useFindings()
  const show = useShowFinding()
  const { fixed, fix, fixAll, forget } = useFixes()
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const [isShowing, setShowing] = useState(false)

  useEffect(() => {
    if (check === 'closed') forget()
    if (check === 'dialog') setShowing(false)
  }, [check, forget])

  return (
    <>
      <PublishCheck
        open={check === 'dialog'}
        returnsFocus={!isShowing}
        onClose={() => setCheck('closed')}
        schema={schema}
        findings={findings}
        fixed={fixed}
        onShow={(finding) => {
          setShowing(true)
          setCheck('bar')
          show(finding)
        }}
        onFix={fix}
        onFixAll={fixAll}
        onPublish={publishing.publishAnyway}
        busy={publishing.busy}
        problem={publishing.problem}
      />
      {check === 'bar' && (
        <section className={styles.back} aria-label="Publishing">
          {errors > 0 && <SeverityIcon severity="error" />}
          <span role="status">{errors > 0 ? '' : 'No errors left'}</span>
          <Button
            size="sm"
            variant={errors > 0 ? 'quiet' : 'primary'}
            onClick={() => setCheck('dialog')}
          >
            {backLabel(errors)}
          </Button>
          <IconButton
            size="sm"
            label="Cancel publishing"
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
            onClick={() => setCheck('closed')}
          />
        </section>
      )}
    </>
  )
}

interface Fixed {
  readonly finding: Finding
  readonly place: number
  readonly before: Field
  readonly after: Field
}

/** Fixes findings, one undo step each. It remembers the fixes made in this dialog. */
function useFixes() {
  const { store, findings, announce } = useEditor()
  const fields = useEditorState(({ draft }) => draft.schema.fields)
  const [done, setDone] = useState<readonly Fixed[]>([])

  function run(finding: Finding, place: number): Fixed | null {
    const fieldNow = () => fieldById(store.getState().draft.schema.fields, finding.fieldId ?? '')
    const before = fieldNow()
    store.endTyping()
    if (!store.run(fixFinding(finding))) return null
    const after = fieldNow()
    findings.check()
    return before && after ? { finding, place, before, after } : null
  }

  function fix(finding: Finding, place: number) {
    const one = run(finding, place)
    if (one === null) return
    setDone((all) => [...all, one])
    announce('Fixed')
  }

  function fixAll() {
    const all = [...done]
    // A fix may renumber rules, so find the next fix in the updated list.
    for (let left = findings.check().length; left > 0; left -= 1) {
      const errors = findings.check().filter(({ severity }) => severity === 'error')
      const rows = rowsOf(errors, all, 'error')
      const place = rows.findIndex((row) => row.fixed === null && row.finding.fix !== undefined)
      const next = rows[place]
      const one = next === undefined ? null : run(next.finding, place)
      if (one === null) break
      all.push(one)
    }
    setDone(all)
    announce('Fixed')
  }

  function undo(one: Fixed) {
    const { past, draft } = store.getState()
    const isNewest =
      fieldById(past.at(-1)?.before.draft.schema.fields ?? [], one.before.id) === one.before
    if (isNewest && fieldById(draft.schema.fields, one.before.id) === one.after) store.undo()
    else store.run(undoFix(one.before, one.after))
    setDone((all) => all.filter((other) => other !== one))
    findings.check()
    announce('Fix undone')
  }

  const fixed = done.map((one): FixedFinding => {
    const { finding, place, before, after } = one
    const canUndo = isUndoable(fieldById(fields, before.id), after)
    return { finding, place, undo: canUndo ? () => undo(one) : undefined }
  })
  const forget = useRef(() => setDone([])).current
  return { fixed, fix, fixAll, forget }
}
