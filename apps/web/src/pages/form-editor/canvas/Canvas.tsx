import { editorDefaults } from '@ramiform/core/form'
import type { MouseEvent, ReactNode } from 'react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { LogicStatus } from '../findings/LogicStatus.tsx'
import { BuildViews } from '../header/BuildViews.tsx'
import { ModeBar } from '../header/ModeBar.tsx'
import styles from './Canvas.module.css'
import { FieldList } from './FieldList.tsx'
import { FormHeading } from './FormHeading.tsx'

/** Canvas with the form's fields. Fields sit on a vertical line; conditional ones branch off it. */
export function Canvas({ tools, onLogic }: { tools: ReactNode; onLogic: (() => void) | null }) {
  const { store } = useEditor()
  const submitText = useEditorState(({ draft }) => draft.schema.settings.submitButtonText)

  function deselect(event: MouseEvent) {
    if (event.target === event.currentTarget) store.select(null)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape in the card is the keyboard equivalent
    <main className={styles.canvas} data-canvas onClick={deselect}>
      <ModeBar>
        <BuildViews />
        <LogicStatus />
        {tools}
      </ModeBar>
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
