import { useSingleKeysOn } from '../../shell/single-keys.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './KeysDialog.module.css'

const keys = [
  { name: 'Search forms', keys: ['/'], spoken: 'slash' },
  { name: 'New form', keys: ['n'], spoken: 'n' },
  { name: 'From card to card', keys: ['←', '→', '↑', '↓'], spoken: 'the arrow keys' },
  { name: 'First and last card', keys: ['Home', 'End'], spoken: 'Home and End' },
  { name: 'Open the form', keys: ['Enter'], spoken: 'Enter' },
  { name: 'More actions of a card', keys: ['Shift', 'F10'], spoken: 'Shift and F10' },
  { name: 'This list', keys: ['?'], spoken: 'question mark' },
] as const

/** The keys of the dashboard, and a way to be rid of those that are letters alone. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [on, turn] = useSingleKeysOn()
  return (
    <Dialog open={open} onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className={styles.keys}>
        {keys.map((entry) => (
          <div key={entry.name}>
            <dt>{entry.name}</dt>
            <dd>
              <VisuallyHidden>{entry.spoken}</VisuallyHidden>
              {entry.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single keys"
        hint="Off: /, n and ? do nothing by themselves, as is better when you work by voice."
        checked={on}
        onChange={turn}
      />
    </Dialog>
  )
}
