import type { ReactNode } from 'react'

/** The states of components: by component, named as its file is, and by what is to be seen. */
export type States = Readonly<Record<string, Readonly<Record<string, () => ReactNode>>>>
