import { IconGripVertical } from '@tabler/icons-react'
import { useEditor } from '../../../editing/editor-context.tsx'
import styles from './SectionCard.module.css'

/** Handle of the card of a section or table, and the button over the closed card that selects it. */
export function CardCover({ id, name, isOpen }: { id: string; name: string; isOpen: boolean }) {
  const { store } = useEditor()
  return (
    <>
      {!isOpen && (
        <button
          type="button"
          className={styles.cover}
          aria-label={`Edit ${name}`}
          data-section-cover
          onClick={() => store.select(id)}
        />
      )}
      <span className={styles.grip} data-section-grip aria-hidden="true">
        <IconGripVertical size={16} stroke={1.75} />
      </span>
    </>
  )
}
