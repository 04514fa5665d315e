import type { KeyboardEvent } from 'react'
import { areSingleKeysOn } from '../../../shell/single-keys.ts'
import { useChooseLook } from './LookTiles.tsx'
import type { Look } from './looks.ts'

/** Key handler of the panel: 1 to 8 choose a look, except while typing. */
export function useLookKeys(looks: readonly Look[]) {
  const choose = useChooseLook(looks)
  return (event: KeyboardEvent<HTMLElement>) => {
    const look = looks[Number(event.key) - 1]
    if (look === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (!areSingleKeysOn() || isTyping(event.target)) return
    event.preventDefault()
    choose(look.id)
  }
}

const typed = 'textarea, select, input:not([type=radio], [type=checkbox], [type=color])'

const isTyping = (target: EventTarget) => target instanceof Element && target.matches(typed)
