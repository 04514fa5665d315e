import { namesInText } from '@ramiform/core/answers-in-texts/texts-of-form'
import { MarkedText } from '@ramiform/fields/marked-text'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import styles from './StatementPreview.module.css'

export interface StatementPreviewProps {
  readonly text: string | undefined
}

/** Text of a statement as on the page, with names of questions in place of their answers. */
export function StatementPreview({ text }: StatementPreviewProps) {
  const fields = useEditorState(({ draft }) => draft.schema.fields)
  if (!text) return null
  const named = namesInText(text, (id) => fieldById(fields, id)?.label)
  // Its links are no controls of the editor.
  return (
    <div className={styles.text} dir="auto" inert>
      <MarkedText text={named} />
    </div>
  )
}
