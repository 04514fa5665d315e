import type { Field } from '@ramiform/core/field'
import { sourcesOf } from '@ramiform/core/form-shape'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { copiedMs } from '../../../clipboard/use-copy.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './LogicPanel.module.css'
import { copyLogic, followOtherTabs, logicClipboard } from './logic-clipboard.ts'
import { pasteLogic } from './paste-logic.ts'
import { useChangeLogic } from './use-logic.ts'

export function LogicActions({ field }: { field: Field }) {
  const { store, announce } = useEditor()
  const toast = useToast()
  const change = useChangeLogic(field)
  const copied = useStore(logicClipboard, (state) => state.copied)
  const [justCopied, setJustCopied] = useState(false)
  const { conditional } = field

  useEffect(followOtherTabs, [])
  useEffect(() => {
    if (!justCopied) return
    const timer = setTimeout(() => setJustCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [justCopied])

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={conditional === undefined}
        onClick={() => {
          if (conditional === undefined) return
          const { fields } = store.getState().draft.schema
          const labels = sourcesOf(conditional).flatMap((id) => {
            const source = fieldById(fields, id)
            return source === undefined ? [] : [[id, source.label] as const]
          })
          copyLogic({ conditional, labels: Object.fromEntries(labels) })
          setJustCopied(true)
        }}
      >
        <span aria-live="polite">{justCopied ? 'Copied!' : 'Copy logic'}</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={copied === null}
        onClick={() => {
          if (copied === null) return
          const { schema } = store.getState().draft
          const { conditional: pasted, notes } = pasteLogic(copied, schema, field.id, newRuleId)
          change(pasted, { name: 'Paste' })
          if (notes.length === 0) announce('Logic pasted')
          else toast(`Logic pasted. ${notes.join(' ')}`, { kind: 'failed', undo: store.undo })
        }}
      >
        Paste logic
      </Button>
      <Button
        variant="quiet-danger"
        size="sm"
        className={styles.remove ?? ''}
        disabled={conditional === undefined}
        onClick={() => change(undefined)}
      >
        Remove logic
      </Button>
    </>
  )
}
