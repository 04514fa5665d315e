import { isTraditional } from '@ramiform/core/form'
import { IconCheck, IconChevronRight, IconHelpCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './findings.module.css'
import { inOneText, type StatusWords, statusWords } from './status-words.ts'

/** One quiet line about the logic of the form. It opens the list of findings. */
export function LogicStatus() {
  const { screen, findings } = useEditor()
  const isOff = useEditorState(({ draft }) => isTraditional(draft.schema))
  const status = useStore(
    findings,
    useShallow((state) => statusWords(state, isOff)),
  )
  const hasRoom = useEditorWidth() === 'wide'
  const isOpen = useScreen(({ side, over }) => (hasRoom ? side : over) === 'findings')
  const open = useSidePanel()
  const text = inOneText(status)
  const toggle = () => {
    screen.showFinding(null)
    if (!isOpen) open.findings()
    else if (hasRoom) screen.openSide('logic')
    else screen.close()
  }
  return (
    <>
      {text === '' ? (
        <span className={styles.awaited} />
      ) : (
        <button
          type="button"
          className={classNames(styles.status, status.tone === 'fine' && styles.fine)}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <ToneIcon tone={status.tone} />
          <span>
            {status.strong !== undefined && <b>{status.strong}</b>}
            {status.words}
          </span>
          <IconChevronRight size={14} stroke={1.75} aria-hidden />
        </button>
      )}
      <Spoken words={status.tone === 'waiting' ? '' : text} />
    </>
  )
}

function ToneIcon({ tone }: { tone: StatusWords['tone'] }) {
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
  switch (tone) {
    case 'fine':
      return <IconCheck {...icon} />
    case 'off':
      return <BranchMark size={16} />
    case 'open':
      return <IconHelpCircle {...icon} />
    case 'waiting':
      return <Spinner />
    case 'stopped':
      return <SeverityIcon severity="warning" size={16} />
    default:
      return <SeverityIcon severity={tone} size={16} />
  }
}

/** Milliseconds after the last edit, so that screen readers do not speak between two keystrokes. */
const speaksAfterMs = 1_000

/** Says the line when it changes after an edit, but not when the editor opens. */
function Spoken({ words }: { words: string }) {
  const { store } = useEditor()
  const [spoken, setSpoken] = useState('')
  const last = useRef('')
  useEffect(() => {
    if (words === '' || words === last.current) return
    if (last.current === '') {
      last.current = words
      return
    }
    const speak = () => {
      last.current = words
      setSpoken(words)
    }
    let timer = setTimeout(speak, speaksAfterMs)
    const stop = store.subscribe(({ draft }, before) => {
      if (draft === before.draft) return
      clearTimeout(timer)
      timer = setTimeout(speak, speaksAfterMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [words, store])
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  )
}
