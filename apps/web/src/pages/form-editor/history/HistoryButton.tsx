import { IconHistory } from '@tabler/icons-react'
import { useEditor, useScreen } from '../../../editing/editor-context.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'

/** Opens the drawer with the undo history and the saved versions. */
export function HistoryButton() {
  const { screen } = useEditor()
  const open = useScreen(({ over }) => over === 'history')
  return (
    <IconButton
      size="sm"
      label="History"
      icon={<IconHistory size={18} stroke={1.75} aria-hidden />}
      aria-expanded={open}
      onClick={() => screen.open('history')}
    />
  )
}
