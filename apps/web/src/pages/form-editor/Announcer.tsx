import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/**
 * Latest screen reader announcement. It lives outside React state, so an announcement does not rerender hundreds of
 * cards.
 */
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
