import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import styles from './Flow.module.css'
import { useEditLogic } from './use-edit-logic.ts'

/** Empty state of a form without logic. */
export function NoFlow() {
  const { screen } = useEditor()
  const editLogic = useEditLogic()
  const last = useEditorState(({ draft, selected }) => selected ?? draft.schema.fields.at(-1)?.id)
  return (
    <main className={styles.none}>
      <EmptyState
        title="No logic yet"
        action={
          <Button
            variant="primary"
            onClick={() => (last === undefined ? screen.show('fields') : editLogic(last))}
          >
            {last === undefined ? 'Add fields' : 'Add logic'}
          </Button>
        }
      >
        <p>Select a field and choose Add logic. Its branch appears here.</p>
      </EmptyState>
    </main>
  )
}
