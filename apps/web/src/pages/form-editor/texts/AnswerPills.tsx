import { readText } from '@ramiform/core/answers-in-texts/read-text'
import { nameOfSource, sourcesOfTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { useMemo } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import styles from './ChipText.module.css'

/** A text on the canvas, with names of fields in pills where visitors see answers. */
export function AnswerPills({ text }: { text: string }) {
  const fields = useEditorState(({ draft }) => draft.schema.fields)
  const hiddenFields = useEditorState(({ draft }) => draft.schema.hiddenFields)
  const values = useEditorState(({ draft }) => draft.schema.values)
  const sources = useMemo(
    () => sourcesOfTexts({ fields, hiddenFields, values }),
    [fields, hiddenFields, values],
  )
  // One element, also within a row of a flexible box.
  return (
    <span>
      {readText(text, (id) => sources.has(id)).map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text can show an answer twice
          <bdi key={at} className={styles.pill}>
            {nameOfSource(sources.get(part.id)?.label ?? '')}
          </bdi>
        ),
      )}
    </span>
  )
}
