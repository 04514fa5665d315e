import type { FlowGraph } from '@ramiform/core/conditions/flow-graph'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './Flow.module.css'
import { useEditLogic } from './use-edit-logic.ts'

/** Notice above a drawing without lines: logic is off, or no field has any. */
export function FlowNotice({ graph }: { graph: FlowGraph }) {
  const editLogic = useEditLogic()
  const last = useEditorState(({ draft, selected }) => selected ?? draft.schema.fields.at(-1)?.id)
  if (graph.off) {
    return (
      <div className={styles.notice}>
        <p>Logic is off. All fields are shown.</p>
      </div>
    )
  }
  if (graph.fields.some(({ input }) => input !== null)) return null
  return (
    <div className={styles.notice}>
      <p>No field has logic yet.</p>
      {last !== undefined && (
        <Button variant="primary" size="sm" onClick={() => editLogic({ id: last })}>
          Add logic
        </Button>
      )}
    </div>
  )
}
