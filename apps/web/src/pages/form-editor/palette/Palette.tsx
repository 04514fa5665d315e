import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { IconChevronRight, IconDownload, IconPlus } from '@tabler/icons-react'
import { memo, useEffect, useState } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { storedChoice } from '../../../storage/stored-choice.ts'
import { classNames } from '../../../ui/class-names.ts'
import { layouts } from './layouts.ts'
import styles from './Palette.module.css'
import { paletteGroups } from './palette-groups.ts'
import { useAddField } from './use-add-field.ts'
import { useAddLayout } from './use-add-layout.ts'

/** The group of further kinds is closed at first, and stays as the owner left it. */
const moreFields = storedChoice('ramiform:more-fields', ['open', 'closed'], 'closed')

/** Palette of the field types. A click adds a field after the selected one; dragging drops it anywhere. */
export const Palette = memo(function Palette({
  inSheet = false,
  onAdded,
  onMoreShown,
}: {
  inSheet?: boolean
  onAdded?: () => void
  /** called when the group of further kinds shows; the same function in each render */
  onMoreShown?: () => void
}) {
  const { screen } = useEditor()
  const add = useAddField()
  const addLayout = useAddLayout()
  const [isOpen, setOpen] = useState(() => moreFields.read() === 'open')
  useEffect(() => {
    if (isOpen) onMoreShown?.()
  }, [isOpen, onMoreShown])
  const toggle = () => {
    moreFields.write(isOpen ? 'closed' : 'open')
    setOpen(!isOpen)
  }
  const choose = (type: FieldTypeName) => {
    add(type)
    onAdded?.()
  }
  return (
    <aside className={classNames(styles.palette, inSheet && styles.sheet)} aria-label="Add a field">
      {paletteGroups.map(({ group, name, types }) => (
        <section key={group}>
          {group === 'more' ? (
            <MoreHeading
              name={name}
              count={types.length + layouts.length}
              isOpen={isOpen}
              onToggle={toggle}
            />
          ) : (
            <h2>{name}</h2>
          )}
          {(group !== 'more' || isOpen) && (
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
              {group === 'more' &&
                layouts.map(({ type, name: label, Icon }) => (
                  <li key={type}>
                    <button
                      type="button"
                      data-add={inSheet ? undefined : type}
                      onClick={() => {
                        addLayout(type)
                        onAdded?.()
                      }}
                    >
                      <Icon size={18} stroke={1.75} aria-hidden />
                      {label}
                      <IconPlus className={styles.plus} size={16} stroke={1.75} aria-hidden />
                    </button>
                  </li>
                ))}
            </ul>
          )}
        </section>
      ))}
      <button type="button" className={styles.import} onClick={() => screen.open('import')}>
        <IconDownload size={18} stroke={1.75} aria-hidden />
        Import fields...
      </button>
    </aside>
  )
})

/** Heading that opens and closes the group of further kinds. */
function MoreHeading(props: {
  name: string
  count: number
  isOpen: boolean
  onToggle: () => void
}) {
  return (
    <h2 className={styles.more}>
      <button type="button" aria-expanded={props.isOpen} onClick={props.onToggle}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
        {props.name}
        <span className={styles.count} aria-hidden>
          {props.count}
        </span>
      </button>
    </h2>
  )
}
