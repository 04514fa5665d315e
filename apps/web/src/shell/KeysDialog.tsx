import { Dialog } from '../ui/Dialog.tsx'
import { KeyCaps } from '../ui/KeyCaps.tsx'
import { Switch } from '../ui/Switch.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './KeysDialog.module.css'
import { useSingleKeysOn } from './single-keys.ts'

export interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly keys: readonly {
    readonly name: string
    readonly keys: readonly string[]
    /** the keys in words, for screen readers */
    readonly spoken: string
  }[]
  /** list of the single-character shortcuts: `/, n and ?` */
  readonly singles: string
}

/** Keyboard shortcuts of a page, with a switch for the single-character ones. */
export function KeysDialog({ open, onClose, keys, singles }: KeysDialogProps) {
  const [on, turn] = useSingleKeysOn()
  return (
    <Dialog open={open} onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className={styles.keys}>
        {keys.map((entry) => (
          <div key={entry.name}>
            <dt>{entry.name}</dt>
            <dd>
              <VisuallyHidden>{entry.spoken}</VisuallyHidden>
              <span aria-hidden>
                <KeyCaps caps={entry.keys} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single keys"
        hint={`When off, ${singles} do nothing. Turn off if you use voice control.`}
        checked={on}
        onChange={turn}
      />
    </Dialog>
  )
}
