import { isTraditional } from '@ramiform/core/form'
import { memo, useMemo } from 'react'
import { useShallow } from 'zustand/shallow'
import { useEditor, useEditorState } from '../editor-context.tsx'
import styles from './Canvas.module.css'
import { type CardLayout, canvasLayout, cardShare } from './canvas-layout.ts'
import { DropMark } from './DropMark.tsx'
import { FieldCard } from './FieldCard.tsx'

/**
 * The cards in form order. It hears only of what stands where; what a card shows is between the card and the
 * store, so that a key typed in one of 500 cards draws one card.
 */
export const FieldList = memo(function FieldList({ onLogic }: { onLogic: (() => void) | null }) {
  const { store } = useEditor()
  const traditional = useEditorState(({ draft }) => isTraditional(draft.schema))
  const places = useEditorState(
    useShallow(({ draft }) => {
      const { fields } = draft.schema
      const layout = canvasLayout(fields, !traditional)
      return fields.map(
        (field, index) => `${layout[index]} ${cardShare(field, !traditional)} ${field.id}`,
      )
    }),
  )
  const tabStop = useEditorState(({ selected, draft }) =>
    selected === null ? draft.schema.fields[0]?.id : selected,
  )

  const openLogic = useMemo(
    () =>
      onLogic === null
        ? undefined
        : (id: string) => {
            store.select(id)
            onLogic()
          },
    [store, onLogic],
  )

  if (places.length === 0) {
    return (
      <div className={styles.empty}>
        <svg viewBox="0 0 132 132" aria-hidden="true">
          <path className={styles.stem} d="M44 124V96" />
          <path className={styles.dashes} d="M44 88V12" />
          <path className={styles.dashes} d="M44 60C44 78 60 82 88 82" />
          <circle cx="44" cy="92" r="5" />
        </svg>
        <h2>Add the first field</h2>
        <p>Click a kind of field or drag it here.</p>
        <DropMark />
      </div>
    )
  }
  return (
    <div className={styles.stemmed}>
      <ol className={styles.fields} aria-label="Fields" data-fields>
        {places.map((place) => {
          const [layout, share, id] = place.split(' ') as [CardLayout, string, string]
          return (
            <FieldCard
              key={id}
              id={id}
              layout={layout}
              share={Number(share)}
              isTabStop={id === tabStop}
              onLogic={openLogic}
            />
          )
        })}
      </ol>
      <DropMark />
    </div>
  )
})
