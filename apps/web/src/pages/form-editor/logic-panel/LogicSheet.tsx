import { LazySheet } from '../../../ui/lazy/LazySheet.tsx'
import { LogicActions } from './LogicActions.tsx'
import { LogicContent } from './LogicContent.tsx'
import { LogicKind } from './LogicKind.tsx'
import styles from './LogicPanel.module.css'
import { useShownLogic } from './use-shown-logic.ts'

/** Bottom sheet with the logic panel, for phones. */
export function LogicSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shown = useShownLogic()
  const { fields, title } = shown
  const [first, ...others] = fields
  return (
    <LazySheet
      open={open}
      onOpenChange={onClose}
      title={title}
      tall
      {...(first !== undefined && { footer: <LogicActions key={first.id} fields={fields} /> })}
    >
      {first !== undefined && others.length === 0 && (
        <div className={styles.sheetKind}>
          <LogicKind key={first.id} field={first} />
        </div>
      )}
      <LogicContent {...shown} />
    </LazySheet>
  )
}
