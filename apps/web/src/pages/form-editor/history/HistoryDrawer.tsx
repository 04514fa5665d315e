import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import styles from './HistoryDrawer.module.css'
import { useHistory } from './use-history.ts'

/** Drawer with all undo steps since the editor opened. Choosing a step undoes or redoes up to it. */
export function HistoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { screen } = useEditor()
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title="History"
      note="Changes since you opened the form here."
      actions={<Button onClick={() => screen.open('versions')}>Saved versions</Button>}
    >
      <Steps />
    </Drawer>
  )
}

function Steps() {
  const past = useEditorState((state) => state.past)
  const future = useEditorState((state) => state.future)
  const { goTo } = useHistory()
  const list = useRef<HTMLOListElement>(null)
  const done = past.length
  // Newest first, as in the list of saved versions.
  const steps = [...past, ...future.toReversed()].map(({ name, at }, index) => ({
    name,
    at,
    number: index + 1,
  }))

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <ol ref={list} className={styles.steps} onKeyDown={moveFocus}>
      {steps.toReversed().map(({ name, at, number }) => (
        <li key={number} data-state={stateOf(number, done)}>
          <button
            type="button"
            aria-current={number === done ? 'step' : undefined}
            onClick={() => goTo(number)}
          >
            <i aria-hidden />
            <span>{name}</span>
            {number > done && <small>undone</small>}
            <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
          </button>
        </li>
      ))}
      <li data-state={stateOf(0, done)}>
        <button
          type="button"
          aria-current={done === 0 ? 'step' : undefined}
          onClick={() => goTo(0)}
        >
          <i aria-hidden />
          <span>When you opened it</span>
        </button>
      </li>
    </ol>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

function stateOf(number: number, done: number): 'current' | 'done' | 'undone' {
  return number === done ? 'current' : number < done ? 'done' : 'undone'
}

/** Arrow keys move between steps, Home to the newest, End to the oldest. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const to: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, buttons.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: buttons.length - 1,
  }
  const next = to[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
