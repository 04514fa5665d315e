import { Popover } from '@base-ui/react/popover'
import { fallbackCharacters } from '@ramiform/core/answers-in-texts/read-text'
import { IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './ChipText.module.css'

/** Popover of a chip: the text for a missing answer, and its removal. */
export function FallbackEditor({
  anchor,
  name,
  refusal,
  fallback,
  onChange,
  onRemove,
  onClose,
  focusAfter,
}: {
  anchor: HTMLElement | null
  name: string
  refusal: string | undefined
  fallback: string
  onChange: (fallback: string) => void
  onRemove: () => void
  onClose: () => void
  focusAfter: () => HTMLElement | null
}) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={12}
        >
          <Popover.Popup
            ref={popup}
            className={styles.popup}
            aria-label={`Answer to ${name}`}
            initialFocus={() => popup.current?.querySelector('input') ?? true}
            finalFocus={focusAfter}
          >
            <p className={styles.title} dir="auto">
              Answer to <b>{name}</b>
            </p>
            {refusal !== undefined && <p className={styles.warning}>{refusal}</p>}
            <TextField
              label="Without an answer, show"
              placeholder="Nothing"
              dir="auto"
              autoComplete="off"
              maxLength={fallbackCharacters}
              value={fallback}
              onChange={onChange}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onClose()
              }}
            />
            <div className={styles.actions}>
              <Button
                variant="quiet-danger"
                size="sm"
                icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
                onClick={onRemove}
              >
                Remove
              </Button>
              <Button size="sm" onClick={onClose}>
                Done
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
