import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Palette.module.css'
import { paletteGroups } from './palette-groups.ts'
import { useAddField } from './use-add-field.ts'

/** Palette of the fourteen field types. A click adds a field after the selected one; dragging drops it anywhere. */
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
                <button
                  type="button"
                  // No dragging from the sheet, since it covers the drop targets.
                  data-add={inSheet ? undefined : type}
                  onClick={() => choose(type)}
                >
                  <FieldIcon type={type} />
                  {fieldTypes[type].defaultLabel}
                  <IconPlus className={styles.plus} size={16} stroke={1.75} aria-hidden />
                </button>
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
