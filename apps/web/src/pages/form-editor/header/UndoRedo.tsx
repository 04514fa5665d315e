import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useHistory } from '../history/use-history.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function Undo() {
  const { undo } = useHistory()
  const step = useEditorState(({ past }) => past.at(-1)?.name)
  return (
    <IconButton
      size="sm"
      label={step === undefined ? 'Undo' : `Undo: ${step}`}
      icon={<IconArrowBackUp {...icon} />}
      disabled={step === undefined}
      onClick={undo}
    />
  )
}

export function Redo() {
  const { redo } = useHistory()
  const step = useEditorState(({ future }) => future.at(-1)?.name)
  return (
    <IconButton
      size="sm"
      label={step === undefined ? 'Redo' : `Redo: ${step}`}
      icon={<IconArrowForwardUp {...icon} />}
      disabled={step === undefined}
      onClick={redo}
    />
  )
}
