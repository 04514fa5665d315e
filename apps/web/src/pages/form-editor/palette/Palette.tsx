import { useDraggable } from '@dnd-kit/core'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useEditor } from '../editor-context.tsx'
import { FieldIcon } from '../field-icons.tsx'
import styles from './Palette.module.css'
import { paletteGroups } from './palette-groups.ts'
import { useAddField } from './use-add-field.ts'

/** The fourteen kinds of field: a click adds one after the selected field, dragging puts it anywhere. */
export const Palette = memo(function Palette({
  inSheet = false,
  onAdded,
}: {
  inSheet?: boolean
  onAdded?: () => void
}) {
  const { screen } = useEditor()
  const add = useAddField()
  const choose = (type: FieldTypeName) => {
    add(type)
    onAdded?.()
  }
  return (
    <aside className={classNames(styles.palette, inSheet && styles.sheet)} aria-label="Add a field">
      {paletteGroups.map(({ group, name, types }) => (
        <section key={group}>
          <h2>{name}</h2>
          <ul>
            {types.map((type) => (
              <li key={type}>
                {inSheet ? (
                  <button type="button" onClick={() => choose(type)}>
                    <Entry type={type} />
                  </button>
                ) : (
                  <DraggableEntry type={type} onChoose={choose} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" className={styles.import} onClick={() => screen.open('import')}>
        <IconDownload size={18} stroke={1.75} aria-hidden />
        Import fields...
      </button>
    </aside>
  )
})

function DraggableEntry({
  type,
  onChoose,
}: {
  type: FieldTypeName
  onChoose: (type: FieldTypeName) => void
}) {
  const { setNodeRef, listeners } = useDraggable({ id: `new ${type}`, data: { add: type } })
  return (
    <button type="button" ref={setNodeRef} {...listeners} onClick={() => onChoose(type)}>
      <Entry type={type} />
    </button>
  )
}

function Entry({ type }: { type: FieldTypeName }) {
  return (
    <>
      <FieldIcon type={type} />
      {fieldTypes[type].defaultLabel}
      <IconPlus className={styles.plus} size={16} stroke={1.75} aria-hidden />
    </>
  )
}
