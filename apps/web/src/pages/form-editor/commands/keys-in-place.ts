import type { Keys } from './shortcut-keys.ts'

/** Keys that the focused element handles itself, not the command table. */
export const keysInPlace: readonly { id: string; name: string; keys: readonly Keys[] }[] = [
  { id: 'card', name: 'Move between cards', keys: ['ArrowUp', 'ArrowDown'] },
  { id: 'open', name: 'Edit the card', keys: ['Enter'] },
  { id: 'leave', name: 'Leave the card', keys: ['Escape'] },
  { id: 'rule', name: 'Move a rule', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
  { id: 'close rule', name: 'Close a rule', keys: ['Escape'] },
]
