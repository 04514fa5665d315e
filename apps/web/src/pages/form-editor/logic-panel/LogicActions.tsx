import { copyConditional } from '@ramiform/core/conditions/edit'
import type { Field } from '@ramiform/core/field'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { copiedMs } from '../../../clipboard/useCopy.ts'
import { Button } from '../../../ui/Button.tsx'
import { useEditor } from '../editor-context.tsx'
import styles from './LogicPanel.module.css'
import { logicClipboard } from './logic-clipboard.ts'
import { newRuleId } from './rule-ids.ts'
import { useChangeLogic } from './use-logic.ts'

export function LogicActions({ field }: { field: Field }) {
  const { announce } = useEditor()
  const change = useChangeLogic(field)
  const copied = useStore(logicClipboard, (state) => state.copied)
  const [justCopied, setJustCopied] = useState(false)
  const { conditional } = field

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
          logicClipboard.setState({ copied: conditional })
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
          change(copyConditional(copied, newRuleId), { name: 'Paste' })
          announce('Logic pasted')
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
