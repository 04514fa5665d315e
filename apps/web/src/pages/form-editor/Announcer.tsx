import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** The last thing said. Outside of React's tree, since saying something must not draw hundreds of cards again. */
export type Announcements = StoreApi<{ readonly words: string }>

export const newAnnouncements = (): Announcements => createStore(() => ({ words: '' }))

export function Announcer({ announcements }: { announcements: Announcements }) {
  const words = useStore(announcements, (state) => state.words)
  return (
    <VisuallyHidden>
      <span aria-live="assertive">{words}</span>
    </VisuallyHidden>
  )
}
