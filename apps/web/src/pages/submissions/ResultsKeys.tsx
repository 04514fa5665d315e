import { KeysDialog } from '../../shell/KeysDialog.tsx'

const search = [
  { name: 'Search submissions', keys: ['/'], spoken: 'slash' },
  { name: 'Clear the search', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Add a filter', keys: ['f'], spoken: 'f' },
  { name: 'Export', keys: ['e'], spoken: 'e' },
] as const

const selection = [
  { name: 'Select the next one too', keys: ['Shift', '↓'], spoken: 'Shift and arrow down' },
  { name: 'Select all loaded', keys: ['Ctrl', 'A'], spoken: 'Control and A' },
  { name: 'Move to the bin', keys: ['Del'], spoken: 'Delete' },
  { name: 'Keyboard shortcuts', keys: ['?'], spoken: 'question mark' },
] as const

const keysOf = {
  table: [
    ...search,
    { name: 'Next and previous row', keys: ['↓', '↑'], spoken: 'arrow down, arrow up' },
    { name: 'Into the cells of a row', keys: ['→', '←'], spoken: 'arrow right, arrow left' },
    { name: 'Next and previous submission', keys: ['j', 'k'], spoken: 'j, k' },
    { name: 'First and last loaded row', keys: ['Home', 'End'], spoken: 'Home and End' },
    { name: 'Open the submission', keys: ['Enter'], spoken: 'Enter' },
    { name: 'Close it, or clear the selection', keys: ['Esc'], spoken: 'Escape' },
    { name: 'Select the row', keys: ['Space'], spoken: 'Space' },
    ...selection,
  ],
  cards: [
    ...search,
    { name: 'Next and previous submission', keys: ['↓', '↑'], spoken: 'arrow down, arrow up' },
    { name: 'Next and previous, from anywhere', keys: ['j', 'k'], spoken: 'j, k' },
    { name: 'First and last loaded submission', keys: ['Home', 'End'], spoken: 'Home and End' },
    { name: 'View and hide details', keys: ['Enter'], spoken: 'Enter' },
    { name: 'Hide details', keys: ['Esc'], spoken: 'Escape' },
    { name: 'Select the submission', keys: ['x'], spoken: 'x' },
    ...selection,
  ],
} as const

export interface ResultsKeysProps {
  readonly view: keyof typeof keysOf
  readonly open: boolean
  readonly onClose: () => void
}

/** Keyboard shortcuts of the submissions. */
export function ResultsKeys({ view, open, onClose }: ResultsKeysProps) {
  return (
    <KeysDialog
      open={open}
      onClose={onClose}
      keys={keysOf[view]}
      singles="/, f, e, j, k, x and ?"
    />
  )
}
