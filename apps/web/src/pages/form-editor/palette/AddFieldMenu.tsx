import { fieldTypes } from '@ramiform/fields'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { layouts } from './layouts.ts'
import { paletteGroups } from './palette-groups.ts'
import { useAddField } from './use-add-field.ts'
import { useAddLayout } from './use-add-layout.ts'

/** Menu with the palette, for windows without space for it. */
export function AddFieldMenu() {
  const { screen } = useEditor()
  const add = useAddField()
  const addLayout = useAddLayout()
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<IconPlus size={16} stroke={1.75} aria-hidden />}>
          Add field
        </Button>
      }
    >
      {paletteGroups.map(({ group, name, types }) => (
        <Fragment key={group}>
          <MenuHeading>{name}</MenuHeading>
          {types.map((type) => (
            <MenuItem
              key={type}
              icon={<FieldIcon type={type} size={16} />}
              onSelect={() => add(type)}
            >
              {fieldTypes[type].defaultLabel}
            </MenuItem>
          ))}
          {group === 'more' &&
            layouts.map(({ type, name: label, Icon }) => (
              <MenuItem
                key={type}
                icon={<Icon size={16} stroke={1.75} aria-hidden />}
                onSelect={() => addLayout(type)}
              >
                {label}
              </MenuItem>
            ))}
        </Fragment>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
        onSelect={() => screen.open('import')}
      >
        Import fields...
      </MenuItem>
    </Menu>
  )
}
