import { KeysDialog } from '../../../shell/KeysDialog.tsx'

const keys = [
  { name: 'Search submissions', keys: ['/'], spoken: 'slash' },
  { name: 'Clear the search', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Next and previous submission', keys: ['↓', '↑'], spoken: 'arrow down, arrow up' },
  { name: 'Next and previous, from anywhere', keys: ['j', 'k'], spoken: 'j, k' },
  { name: 'First and last loaded submission', keys: ['Home', 'End'], spoken: 'Home and End' },
  { name: 'View and hide details', keys: ['Enter'], spoken: 'Enter' },
  { name: 'Hide details', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Select the submission', keys: ['x'], spoken: 'x' },
  { name: 'Select the next one too', keys: ['Shift', '↓'], spoken: 'Shift and arrow down' },
  { name: 'Select all loaded', keys: ['Ctrl', 'A'], spoken: 'Control and A' },
  { name: 'Move to the bin', keys: ['Del'], spoken: 'Delete' },
  { name: 'Keyboard shortcuts', keys: ['?'], spoken: 'question mark' },
] as const

/** Keyboard shortcuts of the submission list. */
export function SubmissionKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <KeysDialog open={open} onClose={onClose} keys={keys} singles="/, j, k, x and ?" />
}
