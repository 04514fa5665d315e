import type { Keys } from './shortcut-keys.ts'

/** Keys that belong to what has the focus, and are heard there and not by the table of commands. */
export const keysInPlace: readonly { id: string; name: string; keys: readonly Keys[] }[] = [
  { id: 'card', name: 'Move between cards', keys: ['ArrowUp', 'ArrowDown'] },
  { id: 'open', name: 'Edit the card', keys: ['Enter'] },
  { id: 'leave', name: 'Leave the card', keys: ['Escape'] },
  { id: 'rule', name: 'Move a rule', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
  { id: 'close rule', name: 'Close a rule', keys: ['Escape'] },
]
