import { IconX } from '@tabler/icons-react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useAfterFrame } from '../../../ui/use-after-frame.ts'
import { FieldLogic } from './LazyFieldLogic.tsx'
import { LogicActions } from './LogicActions.tsx'
import { LogicHeading } from './LogicHeading.tsx'
import styles from './LogicPanel.module.css'

/** Logic of the selected field, beside the canvas on wide screens and over it on narrow ones. */
export function LogicPanel({ onClose }: { onClose?: () => void }) {
  // Render another field's logic after its card, so that it does not delay the card's frame.
  const shown = useAfterFrame(useEditorState(({ selected }) => selected))
  const field = useEditorState(({ draft }) =>
    shown === null ? undefined : fieldById(draft.schema.fields, shown),
  )
  return (
    <aside
      className={styles.panel}
      data-over={onClose !== undefined || undefined}
      aria-label="Logic"
    >
      <header className={styles.header}>
        {field === undefined ? <h2>Logic</h2> : <LogicHeading key={field.id} field={field} />}
        {onClose && (
          <IconButton
            size="sm"
            label="Close"
            icon={<IconX size={18} stroke={1.75} aria-hidden />}
            onClick={onClose}
          />
        )}
      </header>
      <div className={styles.body}>
        {field === undefined ? (
          <NoField />
        ) : (
          <FieldLogic key={field.id} field={field} waiting="Loading logic..." />
        )}
      </div>
      {field !== undefined && (
        <footer className={styles.footer}>
          <LogicActions key={field.id} field={field} />
        </footer>
      )}
    </aside>
  )
}

export function NoField() {
  return <p className={styles.say}>Select a field to decide when visitors see it.</p>
}
