import { KeysDialog } from '../../../shell/KeysDialog.tsx'

const keys = [
  { name: 'Search submissions', keys: ['/'], spoken: 'slash' },
  { name: 'Clear the search', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Next and previous submission', keys: ['↓', '↑'], spoken: 'arrow down, arrow up' },
  { name: 'The same from anywhere', keys: ['j', 'k'], spoken: 'j, k' },
  { name: 'First and last at hand', keys: ['Home', 'End'], spoken: 'Home and End' },
  { name: 'View and hide details', keys: ['Enter'], spoken: 'Enter' },
  { name: 'Hide details', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Delete the submission', keys: ['Del'], spoken: 'Delete' },
  { name: 'This list', keys: ['?'], spoken: 'question mark' },
] as const

/** The keys of the list of submissions. */
export function SubmissionKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <KeysDialog open={open} onClose={onClose} keys={keys} singles="/, j, k and ?" />
}
