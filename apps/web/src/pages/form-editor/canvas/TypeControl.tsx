import type { Field } from '@ramiform/core/field'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Fragment, useRef, useState } from 'react'
import { typeOf } from '../../../editing/draft/type-of.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { AnchoredMenu } from '../../../ui/AnchoredMenu.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { MenuHeading, MenuItem } from '../../../ui/Menu.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { paletteGroups } from '../palette/palette-groups.ts'
import styles from './SelectedField.module.css'

/** Button with the field's type, and a menu to change it. The menu mounts only while it is open. */
export function TypeControl({ field }: { field: Field }) {
  const editor = useEditor()
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const name = typeOf(field)?.defaultLabel ?? field.type
  /** The code for it loads with the first change. */
  const choose = (type: FieldTypeName) =>
    void import('./change-type-with-notice.ts').then(
      ({ changeTypeWithNotice }) => changeTypeWithNotice(editor, toast, field.id, type),
      (failure) => {
        console.warn(failure)
        toast('This could not be loaded.', { kind: 'failed' })
      },
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass('quiet', 'sm', styles.type)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`Type: ${name}`}
        onClick={() => setOpen(true)}
      >
        <FieldIcon type={field.type} size={16} />
        {name}
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      {open && (
        <AnchoredMenu anchor={button} align="end" onClose={() => setOpen(false)}>
          {paletteGroups.map(({ group, name, types }) => (
            <Fragment key={group}>
              <MenuHeading>{name}</MenuHeading>
              {types.map((type) => (
                <MenuItem
                  key={type}
                  icon={<FieldIcon type={type} size={16} />}
                  onSelect={() => choose(type)}
                >
                  {fieldTypes[type].defaultLabel}
                  {type === field.type && (
                    <IconCheck
                      className={styles.current}
                      size={16}
                      stroke={1.75}
                      role="img"
                      aria-label="(now)"
                    />
                  )}
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </AnchoredMenu>
      )}
    </>
  )
}
