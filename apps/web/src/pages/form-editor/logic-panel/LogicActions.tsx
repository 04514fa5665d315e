import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { sourcesOf } from '@ramiform/core/form-shape'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { copiedMs } from '../../../clipboard/use-copy.ts'
import { setConditionals } from '../../../editing/draft/field-commands.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { sameLogic } from '../../../forms/same-logic.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './LogicPanel.module.css'
import { copyLogic, followOtherTabs, logicClipboard } from './logic-clipboard.ts'

/** Copy, paste and remove the logic of one or more fields. Each is one undo step. */
export function LogicActions({ fields }: { fields: readonly Field[] }) {
  const { store, announce } = useEditor()
  const toast = useToast()
  const copied = useStore(logicClipboard, (state) => state.copied)
  const [justCopied, setJustCopied] = useState(false)
  const shared = sharedBy(fields)

  useEffect(followOtherTabs, [])
  useEffect(() => {
    if (!justCopied) return
    const timer = setTimeout(() => setJustCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [justCopied])

  function copy() {
    if (shared === undefined) return
    const all = store.getState().draft.schema.fields
    const labels = sourcesOf(shared).flatMap((id) => {
      const source = fieldById(all, id)
      return source === undefined ? [] : [[id, source.label] as const]
    })
    copyLogic({ conditional: shared, labels: Object.fromEntries(labels) })
    setJustCopied(true)
  }

  /** The code for it loads with the first use. */
  async function paste() {
    const loaded = await import('./paste-logic.ts').catch(console.warn)
    if (!loaded) toast('This could not be loaded.', { kind: 'failed' })
    if (copied === null || !loaded) return
    const { pasteLogic } = loaded
    const { schema } = store.getState().draft
    const pasted = fields.map(({ id }) => [id, pasteLogic(copied, schema, id, newRuleId)] as const)
    store.endTyping()
    const logic = pasted.map(([id, { conditional }]) => [id, conditional] as const)
    store.run(setConditionals(new Map(logic), 'Paste'))
    const notes = [...new Set(pasted.flatMap(([, one]) => one.notes))]
    if (notes.length === 0) announce('Logic pasted')
    else toast(`Logic pasted. ${notes.join(' ')}`, { kind: 'failed', undo: store.undo })
  }

  function remove() {
    store.endTyping()
    store.run(setConditionals(new Map(fields.map(({ id }) => [id, undefined])), 'Remove'))
  }

  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="sm" disabled={shared === undefined} onClick={copy}>
        <span aria-live="polite">{justCopied ? 'Copied!' : 'Copy logic'}</span>
      </Button>
      <Button variant="quiet" size="sm" disabled={copied === null} onClick={() => void paste()}>
        Paste logic
      </Button>
      <Button
        variant="quiet-danger"
        size="sm"
        className={styles.remove ?? ''}
        disabled={fields.every(({ conditional }) => conditional === undefined)}
        onClick={remove}
      >
        Remove logic
      </Button>
    </div>
  )
}

/** The logic that all fields have; undefined when they differ. */
function sharedBy([first, ...others]: readonly Field[]): Conditional | undefined {
  const own = first?.conditional
  return own !== undefined &&
    others.every(({ conditional }) => conditional !== undefined && sameLogic(own, conditional))
    ? own
    : undefined
}
