/** A combination as it is written in the table of commands: `Mod+Shift+Z`, `Alt+ArrowUp`, `?`. */
export type Keys = string

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** `Mod` is Ctrl, or Cmd on a Mac; both count everywhere, since keyboards travel. */
export function matches(event: Pressed, keys: Keys): boolean {
  const { key, modifiers } = split(keys)
  return (
    sameKey(event.key, key) &&
    (event.ctrlKey || event.metaKey) === modifiers.has('Mod') &&
    event.altKey === modifiers.has('Alt') &&
    // Signs such as ? need Shift on some keyboards and not on others: the sign itself decides.
    (isSign(key) || event.shiftKey === modifiers.has('Shift'))
  )
}

/** Whether it is a letter or a sign alone: such a key must not act while somebody writes. */
export function isSingleKey(keys: Keys): boolean {
  const { key, modifiers } = split(keys)
  return key.length === 1 && !modifiers.has('Mod') && !modifiers.has('Alt')
}

/** One word for each key: `['Ctrl', 'Shift', 'Z']`, on a Mac `['⇧', '⌘', 'Z']`. */
export function keyCaps(keys: Keys, isMac: boolean): readonly string[] {
  const { key, modifiers } = split(keys)
  const names = isMac ? macNames : otherNames
  const order = isMac ? (['Alt', 'Shift', 'Mod'] as const) : (['Mod', 'Alt', 'Shift'] as const)
  return [
    ...order.filter((modifier) => modifiers.has(modifier)).map((modifier) => names[modifier]),
    keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ]
}

type Modifier = 'Mod' | 'Alt' | 'Shift'
const otherNames: Readonly<Record<Modifier, string>> = { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' }
const macNames: Readonly<Record<Modifier, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Escape: 'Esc',
}

function split(keys: Keys): { key: string; modifiers: ReadonlySet<string> } {
  const parts = keys.split('+')
  return { key: parts.at(-1) ?? '', modifiers: new Set(parts.slice(0, -1)) }
}

const sameKey = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase()
