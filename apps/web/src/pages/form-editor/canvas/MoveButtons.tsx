import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useFieldActions } from '../commands/use-field-actions.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export interface MoveButtonsProps {
  readonly id: string
}

/** Move buttons for touch screens, where no keyboard is available and dragging is slow. */
export function MoveButtons({ id }: MoveButtonsProps) {
  const { move } = useFieldActions()
  return (
    <>
      <IconButton
        size="sm"
        tooltip="css"
        label="Move up"
        icon={<IconArrowUp {...icon} />}
        onClick={() => move(-1, id)}
      />
      <IconButton
        size="sm"
        tooltip="css"
        label="Move down"
        icon={<IconArrowDown {...icon} />}
        onClick={() => move(1, id)}
      />
    </>
  )
}
