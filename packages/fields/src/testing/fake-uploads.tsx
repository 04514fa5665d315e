import { english } from '@ramiform/core/built-in-texts/en'
import { chosenItems } from '../file/chosen-items.ts'
import type { FileItem } from '../file/file-item.ts'
import type { Uploads } from '../file/uploads.tsx'

/** Uploads whose state the test changes. `calls` lists what the input asked for. */
export function fakeUploads(kept: readonly FileItem[] = []) {
  let items = kept
  const listeners = new Set<() => void>()
  const calls: string[] = []
  function set(next: readonly FileItem[]) {
    items = next
    for (const listener of listeners) listener()
  }
  const uploads: Uploads = {
    items: () => items,
    add(field, files) {
      const chosen = chosenItems(field, items, files, english)
      const added = chosen.added.map(({ item }) => ({ ...item, size: 2_000, sent: 500 }))
      calls.push(...added.map(({ name }) => `add ${name}`))
      set([...chosen.kept, ...added])
    },
    remove(_id, key) {
      calls.push(`remove ${items.find((item) => item.key === key)?.name}`)
      set(items.filter((item) => item.key !== key))
    },
    retry: (_id, key) => void calls.push(`retry ${items.find((item) => item.key === key)?.name}`),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const become = (name: string, change: Partial<FileItem>) =>
    set(items.map((item) => (item.name === name ? { ...item, ...change } : item)))
  /** As when the visitor starts over. */
  const forget = () => set([])
  return { uploads, calls, become, forget }
}
