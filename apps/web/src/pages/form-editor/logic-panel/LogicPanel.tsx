import { IconX } from '@tabler/icons-react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { OnPaper, ScenariosLine } from './FormLinks.tsx'
import { LogicActions } from './LogicActions.tsx'
import { LogicContent } from './LogicContent.tsx'
import { LogicKind } from './LogicKind.tsx'
import styles from './LogicPanel.module.css'
import { useShownLogic } from './use-shown-logic.ts'

/** Logic of the selected fields, beside the canvas on wide screens and over it on narrow ones. */
export function LogicPanel({ onClose }: { onClose?: () => void }) {
  const { store } = useEditor()
  const shown = useShownLogic()
  const { fields, title } = shown
  const [first, ...others] = fields
  return (
    <aside
      className={styles.panel}
      data-over={onClose !== undefined || undefined}
      aria-label="Logic"
    >
      <header className={styles.header}>
        <div className={styles.title}>
          <h2>{title}</h2>
          {first === undefined && <OnPaper />}
          {others.length > 0 && (
            <IconButton
              size="sm"
              label="Clear selection"
              icon={<IconX size={18} stroke={1.75} aria-hidden />}
              onClick={() => store.select(null)}
            />
          )}
          {onClose && others.length === 0 && (
            <IconButton
              size="sm"
              label="Close"
              icon={<IconX size={18} stroke={1.75} aria-hidden />}
              onClick={onClose}
            />
          )}
        </div>
        {first !== undefined && others.length === 0 && (
          <div className={styles.kind}>
            <LogicKind key={first.id} field={first} />
          </div>
        )}
      </header>
      <div className={styles.body}>
        <LogicContent {...shown} />
      </div>
      {first !== undefined && (
        <footer className={styles.footer}>
          <LogicActions key={first.id} fields={fields} />
        </footer>
      )}
      {first === undefined && <ScenariosLine />}
    </aside>
  )
}
