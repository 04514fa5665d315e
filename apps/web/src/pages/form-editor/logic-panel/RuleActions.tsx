import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconListTree,
  IconTrash,
} from '@tabler/icons-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import type { RuleEdits } from './rule-edits.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Actions on the rule that is edited. Simple logic has one rule, so it can only be removed. */
export function RuleActions({
  ruleId,
  number,
  edits,
}: {
  ruleId: string
  number: number
  edits: RuleEdits
}) {
  const { among } = edits
  return (
    <>
      {among !== undefined && (
        <>
          <IconButton
            size="sm"
            label="Move up"
            icon={<IconArrowUp {...icon} />}
            onClick={() => among.step(ruleId, 'up')}
          />
          <IconButton
            size="sm"
            label="Move down"
            icon={<IconArrowDown {...icon} />}
            onClick={() => among.step(ruleId, 'down')}
          />
          <Menu
            align="end"
            trigger={
              <IconButton
                size="sm"
                label="More: Duplicate, Wrap in group"
                tooltip="none"
                icon={<IconDots {...icon} />}
              />
            }
          >
            <MenuItem icon={<IconCopy {...icon} />} onSelect={() => among.duplicate(ruleId)}>
              Duplicate
            </MenuItem>
            <MenuItem icon={<IconListTree {...icon} />} onSelect={() => among.wrap(ruleId)}>
              Wrap in group
            </MenuItem>
          </Menu>
        </>
      )}
      <IconButton
        size="sm"
        label={`Remove rule ${number}`}
        icon={<IconTrash {...icon} />}
        onClick={() => edits.remove(ruleId)}
      />
    </>
  )
}
