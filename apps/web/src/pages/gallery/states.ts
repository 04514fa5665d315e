import type { ReactNode } from 'react'

/** Component states for the gallery, keyed by the component's file name and a state name. */
export type States = Readonly<Record<string, Readonly<Record<string, () => ReactNode>>>>
