import {
  IconAdjustmentsHorizontal,
  IconArrowForwardUp,
  IconCommand,
  IconDots,
  IconDownload,
  IconFileUpload,
  IconHistory,
} from '@tabler/icons-react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { useHistory } from '../history/use-history.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Overflow menu of the bar in narrow windows. */
export function MoreMenu() {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          tooltip="none"
          label="More"
          icon={<IconDots size={18} stroke={1.75} aria-hidden />}
        />
      }
    >
      <MoreItems />
    </Menu>
  )
}

/** Entries for what wide windows show as buttons and panels. */
export function MoreItems() {
  const { screen } = useEditor()
  const { redo } = useHistory()
  const next = useEditorState(({ future }) => future.at(-1)?.name)
  return (
    <>
      <MenuItem
        icon={<IconArrowForwardUp {...icon} />}
        disabled={next === undefined}
        onSelect={redo}
      >
        {next === undefined ? 'Redo' : `Redo: ${next}`}
      </MenuItem>
      <MenuItem icon={<IconHistory {...icon} />} onSelect={() => screen.open('history')}>
        History
      </MenuItem>
      <MenuItem icon={<IconDownload {...icon} />} onSelect={() => screen.open('import')}>
        Import fields...
      </MenuItem>
      <MenuItem icon={<IconFileUpload {...icon} />} onSelect={() => screen.open('upload')}>
        Upload Doc
      </MenuItem>
      <MenuItem
        icon={<IconAdjustmentsHorizontal {...icon} />}
        onSelect={() => screen.open('settings')}
      >
        Settings
      </MenuItem>
      <MenuItem icon={<IconCommand {...icon} />} onSelect={() => screen.open('commands')}>
        All commands
      </MenuItem>
    </>
  )
}
