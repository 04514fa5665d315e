import { parsedJson } from '../../storage/parsed-json.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import type { SpareStorage } from './spare-storage.ts'

/** Unsaved work of one tab. */
export interface UnsavedCopy {
  readonly draft: FormDraft
  /** the server's revision at the last save; missing in copies that older releases wrote */
  readonly revision?: number | undefined
  /** milliseconds since 1970 */
  readonly at: number
}

/** True when the form was saved after this copy was made. Revisions count saves; versions do not. */
export function isOutdated(copy: UnsavedCopy, savedRevision: number): boolean {
  return copy.revision !== undefined && copy.revision !== savedRevision
}

const ofAll = 'ramiform:unsaved:'
const lockPrefix = 'ramiform:tab:'

/** Where a tab keeps its unsaved work. Each tab has its own, so two tabs never overwrite one another's. */
export interface UnsavedCopies {
  /** false when the browser has no space or blocks storage: warn the owner */
  keep(copy: UnsavedCopy): Promise<boolean>
  forget(): void
  /** The newest copy of the form that a closed tab left behind. */
  leftBehind(): Promise<{ copy: UnsavedCopy; discard(): void } | null>
}

/** Age limit for copies of other forms. Copies of the open form are always offered. */
const keptForMs = 90 * 24 * 60 * 60 * 1_000

/**
 * Copies go to the browser's small storage, which writes at once. It holds about five million characters for all
 * forms together and a form alone may have two: what does not fit goes to the spare storage.
 */
export function unsavedCopies(
  formId: string,
  tabId: string,
  storage: Storage | null,
  openTabs: () => Promise<ReadonlySet<string>>,
  spare: SpareStorage | null = null,
  now: () => number = Date.now,
): UnsavedCopies {
  const prefix = `${ofAll}${formId}:`
  const key = prefix + tabId
  let isInSpare = false

  function write(text: string): boolean {
    if (storage === null) return false
    try {
      storage.setItem(key, text)
      return true
    } catch (error) {
      if (error instanceof DOMException) return false
      throw error
    }
  }
  const discard = (gone: string) => {
    storage?.removeItem(gone)
    spare?.remove(gone).catch(() => {})
  }

  return {
    async keep(copy) {
      const text = JSON.stringify(copy)
      if (write(text)) {
        if (isInSpare) await spare?.remove(key).catch(() => {})
        isInSpare = false
        return true
      }
      if (spare === null) return false
      isInSpare = true
      try {
        await spare.put(key, text)
      } catch {
        return false
      }
      // An older copy in the small storage would only take the room of others.
      storage?.removeItem(key)
      return true
    },
    forget() {
      storage?.removeItem(key)
      if (isInSpare) spare?.remove(key).catch(() => {})
      isInSpare = false
    },
    async leftBehind() {
      const open = await openTabs()
      const inSpare = (await spare?.entries(ofAll).catch(() => [])) ?? []
      const all = [
        ...Object.keys(storage ?? {})
          .filter((one) => one.startsWith(ofAll))
          .map((one) => [one, storage?.getItem(one) ?? null] as const),
        ...inSpare,
      ].map(([one, text]) => ({ key: one, copy: readCopy(text) }))
      const found = all
        .filter((entry): entry is { key: string; copy: UnsavedCopy } => {
          // Written while this was being looked up, perhaps before the lock on it was granted.
          if (entry.copy === null || entry.key === key) return false
          if (entry.key.startsWith(prefix)) return !open.has(entry.key.slice(prefix.length))
          if (now() - entry.copy.at > keptForMs) discard(entry.key)
          return false
        })
        .toSorted((a, b) => b.copy.at - a.copy.at)[0]
      return found === undefined ? null : { copy: found.copy, discard: () => discard(found.key) }
    },
  }
}

/**
 * Whether this browser holds unsaved changes of a form: left behind by a closed editor, or in one that is open.
 * `unknown`: the spare storage cannot be read, and may have them. One that denies all storage has none.
 */
export async function unsavedHere(
  formId: string,
  storage: Storage | null,
  openTabs: () => Promise<ReadonlySet<string>>,
  spare: SpareStorage | null,
): Promise<'none' | 'left' | 'open' | 'unknown'> {
  const prefix = `${ofAll}${formId}:`
  const inSpare = spare === null ? [] : await spare.entries(prefix).catch(() => null)
  const tabs = [...Object.keys(storage ?? {}), ...(inSpare ?? []).map(([key]) => key)]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
  if (tabs.length === 0) return inSpare === null && storage !== null ? 'unknown' : 'none'
  const open = await openTabs()
  return tabs.some((tab) => open.has(tab)) ? 'open' : 'left'
}

/** Null for copies that cannot be read, such as those of another release. */
function readCopy(text: string | null): UnsavedCopy | null {
  const copy = text === null ? null : parsedJson(text)
  return isCopy(copy) ? copy : null
}

/** Looks at the shape only: a draft may be unfinished, and the server checks it when it is saved. */
function isCopy(copy: unknown): copy is UnsavedCopy {
  const { draft, revision, at } = members(copy)
  const { name, description, schema } = members(draft)
  const { fields, settings } = members(schema)
  return (
    (revision === undefined || typeof revision === 'number') &&
    typeof at === 'number' &&
    [name, description].every((text) => typeof text === 'string') &&
    typeof settings === 'object' &&
    settings !== null &&
    Array.isArray(fields) &&
    fields.every((field) => {
      const { id, type, label } = members(field)
      return [id, type, label].every((text) => typeof text === 'string')
    })
  )
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Holds a lock named after this tab. The browser releases it when the tab closes or crashes. Returns the release function. */
export function holdTab(tabId: string): () => void {
  if (!('locks' in navigator)) return () => {}
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(lockPrefix + tabId, () => held)
  return release
}

export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(
    held
      .map(({ name = '' }) => name)
      .filter((name) => name.startsWith(lockPrefix))
      .map((name) => name.slice(lockPrefix.length)),
  )
}
