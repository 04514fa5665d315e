import { createStore, type StoreApi } from 'zustand/vanilla'

/** Other windows and devices with the same form open. */
interface Others {
  /** windows of this browser that have it open too */
  readonly open: number
  /** the newest state that was saved elsewhere since this edit began */
  readonly saved: SavedElsewhere | null
}

export interface SavedElsewhere {
  readonly revision: number
  readonly at: string
}

type Message =
  | { readonly kind: 'hello' | 'here' | 'bye'; readonly from: string }
  | { readonly kind: 'saved'; readonly from: string; readonly saved: SavedElsewhere }

/** The used part of a `BroadcastChannel`. */
export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  close(): void
}

export interface OtherWindows extends StoreApi<Others> {
  /** This window saved: the others hear of it. */
  announceSaved(saved: SavedElsewhere): void
  /** A save found on the server, by any window or device. */
  heardOf(saved: SavedElsewhere): void
  /** This window now has this revision; older ones are ignored. */
  caughtUp(revision: number): void
  leave(): void
}

/** Windows with the same form know about each other, so that conflicts show early. */
export function createOtherWindows(tabId: string, channel: Channel | null): OtherWindows {
  const store = createStore<Others>()(() => ({ open: 0, saved: null }))
  const open = new Set<string>()
  const say = (message: Message) => channel?.postMessage(message)

  function heardOf(saved: SavedElsewhere) {
    if (saved.revision > (store.getState().saved?.revision ?? 0)) store.setState({ saved })
  }

  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (!isMessage(data) || data.from === tabId) return
    if (data.kind === 'bye') open.delete(data.from)
    else open.add(data.from)
    store.setState({ open: open.size })
    if (data.kind === 'hello') say({ kind: 'here', from: tabId })
    if (data.kind === 'saved') heardOf(data.saved)
  })
  say({ kind: 'hello', from: tabId })

  return Object.assign(store, {
    announceSaved: (saved: SavedElsewhere) => say({ kind: 'saved', from: tabId, saved }),
    heardOf,
    caughtUp(revision: number) {
      if ((store.getState().saved?.revision ?? 0) <= revision) store.setState({ saved: null })
    },
    leave() {
      say({ kind: 'bye', from: tabId })
      channel?.close()
    },
  })
}

/** Another release of this app may speak otherwise: what is not understood is not heard. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('from' in data))
    return false
  if (typeof data.from !== 'string') return false
  if (data.kind === 'hello' || data.kind === 'here' || data.kind === 'bye') return true
  return (
    data.kind === 'saved' &&
    'saved' in data &&
    typeof data.saved === 'object' &&
    data.saved !== null &&
    'revision' in data.saved &&
    typeof data.saved.revision === 'number' &&
    'at' in data.saved &&
    typeof data.saved.at === 'string'
  )
}
