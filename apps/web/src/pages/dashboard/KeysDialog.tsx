import { KeysDialog as AnyKeysDialog } from '../../shell/KeysDialog.tsx'

const keys = [
  { name: 'Search forms', keys: ['/'], spoken: 'slash' },
  { name: 'New form', keys: ['n'], spoken: 'n' },
  { name: 'Smart Form Generator', keys: ['g'], spoken: 'g' },
  { name: 'Move between cards', keys: ['←', '→', '↑', '↓'], spoken: 'the arrow keys' },
  { name: 'First and last card', keys: ['Home', 'End'], spoken: 'Home and End' },
  { name: 'Open the form', keys: ['Enter'], spoken: 'Enter' },
  { name: 'Rename the form', keys: ['F2'], spoken: 'F 2' },
  { name: 'More actions for a form', keys: ['Shift', 'F10'], spoken: 'Shift and F10' },
  { name: 'Keyboard shortcuts', keys: ['?'], spoken: 'question mark' },
] as const

/** Keyboard shortcuts of the dashboard. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <AnyKeysDialog open={open} onClose={onClose} keys={keys} singles="/, n, g and ?" />
}
