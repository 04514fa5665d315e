import { namesInText } from '@ramiform/core/answers-in-texts/texts-of-form'
import { MarkedText } from '@ramiform/fields/marked-text'
import styles from './StatementPreview.module.css'
import { useSourcesIn } from './use-sources-in.ts'

export interface StatementPreviewProps {
  readonly text: string | undefined
}

/** Text of a statement as on the page, with names of questions in place of their answers. */
export function StatementPreview({ text }: StatementPreviewProps) {
  const sources = useSourcesIn(text ?? '')
  if (!text) return null
  const named = namesInText(text, (id) => sources.get(id)?.label)
  // Its links are no controls of the editor.
  return (
    <div className={styles.text} dir="auto" inert>
      <MarkedText text={named} />
    </div>
  )
}
