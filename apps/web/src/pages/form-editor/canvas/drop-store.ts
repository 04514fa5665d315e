import { createContext } from 'react'
import { createStore, type StoreApi } from 'zustand'

/** Current drop index; null when no drag is active or the pointer is outside the canvas. */
export type DropStore = StoreApi<{ readonly place: number | null }>

export const newDropStore = (): DropStore => createStore(() => ({ place: null }))

export const DropStoreContext = createContext<DropStore | null>(null)
