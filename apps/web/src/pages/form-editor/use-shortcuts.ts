import { useEffect } from 'react'
import { rememberCards } from '../../editing/target-fields.ts'
import { areSingleKeysOn } from '../../shell/single-keys.ts'
import type { CommandContext } from './commands/command-context.ts'
import { editorCommands } from './commands/command-table.ts'
import { isCovered } from './commands/is-covered.ts'
import { ownsText } from './commands/owns-text.ts'
import { isSingleKey, matches } from './commands/shortcut-keys.ts'

/** Global key handler for the shortcuts in the command table. */
export function useShortcuts(context: CommandContext): void {
  useEffect(rememberCards, [])
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return
      const found = editorCommands
        .filter(({ isOffered }) => isOffered?.(context) !== false)
        .find(({ keys = [], scope: where = 'editor' }) =>
          keys.some((one) => matches(event, one) && isHeard(event, one, where)),
        )
      if (found === undefined) return
      event.preventDefault()
      found.run(context)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [context])
}

function isHeard(event: KeyboardEvent, keys: string, where: string): boolean {
  if (where === 'browser') return false
  if (isSingleKey(keys)) {
    if (!areSingleKeysOn() || ownsText(event.target)) return false
    // While a card loads, the owner may already be typing its title.
    if (document.querySelector('[data-fields] [data-loading]') !== null) return false
  }
  if (where === 'anywhere') {
    return !isInSearch(event.target) && !(undoKeys.includes(keys) && hasOwnUndo(event.target))
  }
  if (isCovered()) return false
  if (where !== 'card') return true
  return event.target instanceof Element && event.target.matches('[data-cover]')
}

const undoKeys = ['Mod+Z', 'Mod+Shift+Z', 'Mod+Y']

/** Text inputs outside of the form, such as the chat's, use the browser's own undo. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-undo="own"]') !== null

/** True in the palette's search input, which has its own undo. */
const isInSearch = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[cmdk-root]') !== null
