import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { FieldLogic } from './LazyFieldLogic.tsx'
import { LogicActions } from './LogicActions.tsx'
import { LogicHeading } from './LogicHeading.tsx'
import styles from './LogicPanel.module.css'
import { NoField } from './LogicPanel.tsx'

/** Bottom sheet with the logic panel, for phones. */
export function LogicSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const field = useEditorState(({ draft, selected }) =>
    selected === null ? undefined : fieldById(draft.schema.fields, selected),
  )
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={field === undefined ? 'Logic' : `Logic for ${fieldName(field)}`}
      {...(field !== undefined && { footer: <LogicActions key={field.id} field={field} /> })}
    >
      {field === undefined ? (
        <NoField />
      ) : (
        <>
          <div className={styles.sheetKind}>
            <LogicHeading key={field.id} field={field} withoutName />
          </div>
          <FieldLogic key={field.id} field={field} waiting="Loading logic..." />
        </>
      )}
    </Sheet>
  )
}
