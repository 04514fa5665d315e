import { useEffect, useState } from 'react'
import { randomKey } from '../state/random-key.ts'
import { visitorStorage } from '../state/visitor-storage.ts'
import { partial } from './partial-key.ts'
import type { SavedProgressProps } from './SavedProgress.tsx'
import { sendAsTyped } from './send-as-typed.ts'

const storage = visitorStorage(() => localStorage)

/** Sends unfinished answers to the form's owner as they change (`advanced.autoSave`, decision 21). */
export function AutoSave(props: SavedProgressProps) {
  const { form, filling, hasEnded } = props
  const stored = `ramiform:partial:${form.id}`
  // A first start uses a new key, so the answers count as a new attempt.
  const [key] = useState(() => (props.offers ? randomKey() : keyIn(storage.read(stored))))

  useEffect(() => {
    if (hasEnded) {
      storage.remove(stored)
      partial.headers = undefined
      return
    }
    partial.headers = { 'partial-key': key }
    return sendAsTyped(form, filling, key, () => storage.write(stored, key))
  }, [form, filling, hasEnded, key, stored])
  return null
}

function keyIn(kept: unknown): string {
  return typeof kept === 'string' ? kept : randomKey()
}
