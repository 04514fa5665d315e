import { questionsIn } from '@ramiform/core/field-type'
import { isTraditional } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconEyeOff, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { countRules } from './count-rules.ts'
import { FindingEntry } from './FindingEntry.tsx'
import styles from './FindingsPanel.module.css'
import { IgnoredFindings } from './IgnoredFindings.tsx'
import { counted, statusWords, titleOfList } from './status-words.ts'
import { Undecided } from './Undecided.tsx'
import { useProof } from './use-findings.ts'
import { useLeaving } from './use-leaving.ts'
import { WhatIsChecked } from './WhatIsChecked.tsx'

export interface FindingsPanelProps {
  readonly onClose: () => void
  /** true over the canvas, in windows without room beside it */
  readonly over?: boolean
}

/** Panel with all findings of the form. */
export function FindingsPanel({ onClose, over = false }: FindingsPanelProps) {
  const title = useTitle()
  return (
    <aside className={styles.panel} data-over={over || undefined} aria-label="Logic check">
      <header className={styles.header}>
        <h2>{title}</h2>
        <IconButton
          size="sm"
          label="Close"
          icon={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={onClose}
        />
      </header>
      <FindingsList />
    </aside>
  )
}

export function useTitle(): string {
  const isOff = useEditorState(({ draft }) => isTraditional(draft.schema))
  return useProof((state) => titleOfList(statusWords(state, isOff)))
}

/** All findings, errors first. */
export function FindingsList() {
  const { findings: check } = useEditor()
  const progress = useProof((state) => state.progress)
  const findings = useProof((state) => state.findings)
  const items = useLeaving(findings)
  const ignored = useProof((state) => state.ignored)
  const schema = useProof((state) => state.schema)
  const at = useScreen(({ atFinding }) => atFinding?.key)
  const [foot, setFoot] = useState<'ignored' | 'checked' | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const rules = useMemo(() => (schema === null ? 0 : countRules(schema)), [schema])
  useEffect(() => {
    if (at === undefined) return
    const entry = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(at)}"]`)
    entry?.scrollIntoView({ block: 'nearest' })
    entry?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [at])

  const questions = questionsIn(schema?.fields ?? [], fieldTypes).length
  const checked = `Checked ${counted(questions, 'question')} and ${counted(rules, 'rule')}`
  return (
    <>
      <div className={styles.body}>
        {progress === 'stopped' ? (
          <div className={styles.stopped}>
            <p>The check stopped. You can go on editing.</p>
            <Button size="sm" onClick={check.check}>
              Try again
            </Button>
          </div>
        ) : (
          <>
            {schema !== null && findings.length > 0 && <p className={styles.checked}>{checked}</p>}
            {schema !== null && findings.length === 0 && (
              <EmptyState
                close
                title={ignored.length > 0 ? 'No other problems' : 'No problems in the logic'}
              >
                {`${checked}.`}
              </EmptyState>
            )}
            <ul ref={list} onKeyDown={moveInList}>
              {items.map(({ key, finding, isLeaving }) => (
                <li
                  key={key}
                  data-key={key}
                  className={classNames(styles.item, at === key && styles.at)}
                  data-leaving={isLeaving || undefined}
                  inert={isLeaving}
                >
                  <FindingEntry finding={finding} />
                </li>
              ))}
            </ul>
          </>
        )}
        {progress !== 'stopped' && <Undecided />}
        {foot === 'ignored' && <IgnoredFindings findings={ignored} />}
        {foot === 'checked' && <WhatIsChecked />}
      </div>
      <footer className={styles.footer}>
        {ignored.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            icon={<IconEyeOff size={16} stroke={1.75} aria-hidden />}
            aria-expanded={foot === 'ignored'}
            onClick={() => setFoot(foot === 'ignored' ? null : 'ignored')}
          >
            {`Ignored ${ignored.length}`}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          className={styles.end ?? ''}
          aria-expanded={foot === 'checked'}
          onClick={() => setFoot(foot === 'checked' ? null : 'checked')}
        >
          What is checked?
        </Button>
      </footer>
    </>
  )
}

/** Up and Down move between the titles; Enter on a title is *See it*. */
function moveInList(event: KeyboardEvent<HTMLUListElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || (event.target as Element).matches('input')) return
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-title]')]
  const item = (event.target as Element).closest('li[data-key]')
  const from = titles.findIndex((title) => item?.contains(title) === true)
  const to = titles[from + by]
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}
