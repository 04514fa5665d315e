import { useSearchParams } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { AppHeader } from '../../shell/AppHeader.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './LogicChatContent.module.css'
import { LogicChatContent } from './LogicChatContent.tsx'
import { useOpenForm } from './use-open-form.ts'
import { useVisibleHeight } from './use-visible-height.ts'

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
