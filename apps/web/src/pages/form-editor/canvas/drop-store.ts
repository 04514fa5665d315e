import { createContext } from 'react'
import { createStore, type StoreApi } from 'zustand'

/** Where what is being dragged would go; null when nothing is, or it is nowhere. */
export type DropStore = StoreApi<{ readonly place: number | null }>

export const newDropStore = (): DropStore => createStore(() => ({ place: null }))

export const DropStoreContext = createContext<DropStore | null>(null)
