import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { AppHeader } from '../../shell/AppHeader.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './LogicChatContent.module.css'
import { LogicChatContent } from './LogicChatContent.tsx'
import { useOpenForm } from './use-open-form.ts'

/** The chat page, open to everybody. `?form=` selects one of the owner's forms. */
export default function LogicChatPage() {
  const [search] = useSearchParams()
  const { user, isPending } = useSession()
  const height = useVisibleHeight()
  const formId = search.get('form')
  const open = useOpenForm(formId)
  return (
    <div className={styles.screen} style={height === null ? {} : { height }}>
      <title>Logic Chat · Ramiform</title>
      <meta
        name="description"
        content="Describe when a question should be asked, and get the rule."
      />
      <AppHeader />
      {isPending || open.kind === 'loading' ? (
        <main className={styles.waiting}>
          <Spinner label="Loading..." />
        </main>
      ) : (
        // Remount per user and form, because each has its own conversation.
        <LogicChatContent
          key={`${user?.id} ${open.kind === 'open' ? open.form.id : ''}`}
          open={open}
          who={user?.id ?? null}
        />
      )}
    </div>
  )
}

/** Visible height in px while an on-screen keyboard covers the page; otherwise null, and `100dvh` applies. */
function useVisibleHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (visualViewport === null) return
    const look = () => {
      // A zoomed page is also smaller than the window, but nothing covers it.
      const isCovered =
        visualViewport.scale < 1.01 && window.innerHeight - visualViewport.height > 1
      setHeight(isCovered ? visualViewport.height : null)
      if (isCovered) window.scrollTo(0, 0)
    }
    visualViewport.addEventListener('resize', look)
    return () => visualViewport.removeEventListener('resize', look)
  }, [])
  return height
}
