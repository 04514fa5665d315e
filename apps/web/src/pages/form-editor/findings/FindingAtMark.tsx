import { Popover } from '@base-ui/react/popover'
import { findingKey } from '@ramiform/proving/finding-key'
import { useCallback, useEffect, useRef } from 'react'
import { useEditor, useScreen } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { LazySheet } from '../../../ui/lazy/LazySheet.tsx'
import styles from './FindingAtMark.module.css'
import { FindingEntry } from './FindingEntry.tsx'
import { useFindingsOf } from './use-findings.ts'

/** The findings of one field at its mark, while the list is closed. On phones a sheet. */
export function FindingAtMark(_: { open: boolean }) {
  const { screen } = useEditor()
  const place = useScreen(({ atFinding }) => atFinding)
  const width = useEditorWidth()
  const isListOpen = useScreen(({ side, over }) => (width === 'wide' ? side : over) === 'findings')
  const findings = useFindingsOf(place?.fieldId ?? '')
  const close = useCallback(() => screen.showFinding(null), [screen])
  const first = useRef<HTMLDivElement>(null)
  const isOpen = place !== null && !isListOpen && findings.length > 0
  const isFixed = place !== null && findings.length === 0
  useEffect(() => {
    if (isFixed) close()
  }, [isFixed, close])

  const entries = findings.map((finding) => (
    <FindingEntry key={findingKey(finding)} finding={finding} />
  ))
  if (width === 'phone') {
    return (
      <LazySheet open={isOpen} onOpenChange={close} title={findings[0]?.mark ?? ''}>
        <div className={styles.entries}>{entries}</div>
      </LazySheet>
    )
  }
  const mark = () =>
    document.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(place?.fieldId ?? '')}"] [data-finding]`,
    )
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={mark}
          align="end"
          sideOffset={10}
          collisionPadding={12}
        >
          <Popover.Popup
            ref={first}
            className={styles.popup}
            data-at-mark
            aria-label="Finding"
            initialFocus={() => first.current?.querySelector<HTMLElement>('button') ?? null}
            finalFocus={() => mark() ?? true}
          >
            <div className={styles.entries}>{entries}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
