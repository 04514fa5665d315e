import { useDroppable } from '@dnd-kit/core'
import { editorDefaults, isTraditional } from '@ramiform/core/form'
import type { MouseEvent, ReactNode } from 'react'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { setMode } from '../document/form-commands.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import styles from './Canvas.module.css'
import { FieldList } from './FieldList.tsx'
import { FormHeading } from './FormHeading.tsx'

/** The form on paper: its fields as buds on a stem, conditional ones as twigs. */
export function Canvas({ tools, onLogic }: { tools: ReactNode; onLogic: (() => void) | null }) {
  const { store } = useEditor()
  const { setNodeRef } = useDroppable({ id: 'canvas' })
  const submitText = useEditorState(({ draft }) => draft.schema.settings.submitButtonText)

  function deselect(event: MouseEvent) {
    if (event.target === event.currentTarget) store.select(null)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape in the card does the same
    <main ref={setNodeRef} className={styles.canvas} onClick={deselect}>
      <div className={styles.modes}>
        {tools}
        <ModeSwitch />
      </div>
      <div className={styles.paper}>
        <FormHeading />
        <FieldList onLogic={onLogic} />
        <div className={styles.submit}>
          <span>{submitText || editorDefaults.submitButtonText}</span>
        </div>
      </div>
    </main>
  )
}

/** Traditional: all fields always visible. Conditional is the default (spec section 2). */
function ModeSwitch() {
  const { store, announce } = useEditor()
  const traditional = useEditorState(({ draft }) => isTraditional(draft.schema))
  return (
    <Segmented
      label="Form mode"
      value={traditional ? 'traditional' : 'conditional'}
      options={[
        { value: 'traditional', label: 'Traditional' },
        { value: 'conditional', label: 'Conditional', icon: <BranchMark /> },
      ]}
      onChange={(mode) => {
        store.run(setMode(mode))
        announce(
          mode === 'traditional'
            ? 'Traditional: every field is always shown. Logic is kept and off.'
            : 'Conditional: logic is on.',
        )
      }}
    />
  )
}
