/** Key combination in command table notation: `Mod+Shift+Z`, `Alt+ArrowUp`, `?`. */
export type Keys = string

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * True when an event matches a combination. `Mod` accepts Ctrl and Cmd on every platform, since any keyboard may be
 * attached.
 */
export function matches(event: Pressed, keys: Keys): boolean {
  const { key, modifiers } = split(keys)
  return (
    sameKey(event.key, key) &&
    (event.ctrlKey || event.metaKey) === modifiers.has('Mod') &&
    event.altKey === modifiers.has('Alt') &&
    // Characters such as ? need Shift on some keyboard layouts only, so Shift is ignored for them.
    (isSign(key) || event.shiftKey === modifiers.has('Shift'))
  )
}

/** True for a single letter or character. Such shortcuts must not fire while the user types. */
export function isSingleKey(keys: Keys): boolean {
  const { key, modifiers } = split(keys)
  return key.length === 1 && !modifiers.has('Mod') && !modifiers.has('Alt')
}

/** Key labels of a combination: `['Ctrl', 'Shift', 'Z']`, on a Mac `['⇧', '⌘', 'Z']`. */
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
