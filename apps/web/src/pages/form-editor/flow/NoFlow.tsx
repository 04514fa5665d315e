import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import styles from './Flow.module.css'

/** Empty state of a form without fields. */
export function NoFlow() {
  const { screen } = useEditor()
  return (
    <main className={styles.none}>
      <EmptyState
        title="No logic yet"
        action={
          <Button variant="primary" onClick={() => screen.show('fields')}>
            Add fields
          </Button>
        }
      >
        <p>Add some fields first. The flow shows when each of them appears.</p>
      </EmptyState>
    </main>
  )
}
