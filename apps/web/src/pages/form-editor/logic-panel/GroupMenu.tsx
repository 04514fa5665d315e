import type { Direction } from '@ramiform/core/conditions/moves'
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCornerLeftUp,
  IconDots,
} from '@tabler/icons-react'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import styles from './Rules.module.css'
import type { AdvancedEdits } from './use-advanced-edits.ts'

const moves = [
  { direction: 'up', label: 'Move up', Icon: IconArrowUp },
  { direction: 'down', label: 'Move down', Icon: IconArrowDown },
  { direction: 'out', label: 'Move out of this group', Icon: IconArrowLeft },
  { direction: 'in', label: 'Move into the group above', Icon: IconArrowRight },
] as const satisfies readonly { direction: Direction; label: string; Icon: unknown }[]

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Group menu: moves, as an alternative to dragging, and ungrouping. */
export function GroupMenu({ groupId, edits }: { groupId: string; edits: AdvancedEdits }) {
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={styles.small} aria-label="More actions for this group">
          <IconDots {...icon} />
        </button>
      }
    >
      {moves.map(({ direction, label, Icon }) => (
        <MenuItem
          key={direction}
          icon={<Icon {...icon} />}
          disabled={!edits.canStepGroup(groupId, direction)}
          onSelect={() => edits.stepGroup(groupId, direction)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<IconCornerLeftUp {...icon} />} onSelect={() => edits.unwrap(groupId)}>
        Ungroup and keep the rules
      </MenuItem>
    </Menu>
  )
}
