import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { IconListDetails, IconPlus } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { fieldsOfFile } from '../../logic-chat/chat-state.ts'
import { LogicChat } from '../../logic-chat/LogicChat.tsx'
import { LogicChatProvider } from '../../logic-chat/logic-chat-context.tsx'
import { useBeginAnew } from '../../logic-chat/use-begin-anew.ts'
import { useChat } from '../../logic-chat/use-chat.ts'
import type { Microphone } from '../../logic-chat/voice/microphone.ts'
import { attemptStorage } from '../../storage/attempt-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { AboutForm } from './AboutForm.tsx'
import { FormNotice } from './FormNotice.tsx'
import styles from './LogicChatContent.module.css'
import type { OpenForm } from './use-open-form.ts'
import { useStoredForm } from './use-stored-form.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The chat, next to a panel about its form. */
export function LogicChatContent({ open, who }: { open: OpenForm; who: string | null }) {
  const form = useStoredForm(open)
  const own = form && withNamesInTexts(form.schema).fields
  const ownNow = useRef(own)
  ownNow.current = own
  const formId = open.kind === 'open' ? open.form.id : null
  const { chat, draft } = useChat(formId, who, () => ownNow.current)
  const messages = useStore(chat, (state) => state.messages)
  const beginAnew = useBeginAnew(chat)
  const narrow = useMedia(upTo.narrow)
  const [asked, setAsked] = useState(false)
  const file = useMemo(() => fieldsOfFile({ messages }), [messages])
  const fields = own ?? file?.fields ?? none
  const parts = useMemo(
    () => ({
      chat,
      draft,
      form,
      fields,
      documents:
        formId !== null
          ? { label: 'Upload Doc in the editor', to: `/forms/${formId}/edit?open=upload` }
          : who !== null
            ? { label: 'Go to your forms', to: '/dashboard' }
            : null,
    }),
    [chat, draft, form, fields, formId, who],
  )
  const about = <AboutForm open={open} file={file} onInserted={() => setAsked(false)} />
  return (
    <LogicChatProvider parts={parts}>
      <main className={styles.main}>
        <section className={styles.talk} aria-labelledby="logic-chat">
          <header className={styles.header}>
            <h1 id="logic-chat">Logic Chat</h1>
            {narrow && (
              <Button
                variant="quiet"
                size="sm"
                icon={<IconListDetails {...icon} />}
                onClick={() => setAsked(true)}
              >
                {open.kind === 'open' ? 'Fields' : 'Form'}
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              icon={<IconPlus {...icon} />}
              disabled={messages.length === 0}
              onClick={beginAnew}
            >
              New conversation
            </Button>
          </header>
          {narrow && isAsked(open) && (
            <div className={styles.notice}>
              <FormNotice open={open} />
            </div>
          )}
          <LogicChat microphone={microphone} />
        </section>
        {narrow ? (
          <Sheet open={asked} onOpenChange={setAsked} title="About the form">
            {about}
          </Sheet>
        ) : (
          <aside className={styles.aside} aria-label="About the form">
            {about}
          </aside>
        )}
      </main>
    </LogicChatProvider>
  )
}

const none = [] as const

/** States with a problem that must show while the panel is closed. */
const isAsked = ({ kind }: OpenForm) =>
  kind === 'missing' || kind === 'trouble' || kind === 'signed-out'

const key = 'ramiform.chat.listen'

/**
 * Only documents loaded from this address may use the microphone (Permissions-Policy). After client-side navigation
 * from another page, it reloads the page and then listens.
 */
const microphone: Microphone = {
  mayListen() {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded === undefined || /^\/logic-chat\/?$/.test(new URL(loaded.name).pathname)) return true
    // Without storage the user has to press the button again after the reload.
    attemptStorage(() => sessionStorage.setItem(key, '1'))
    window.location.reload()
    return false
  },
  wantsToListen() {
    const wanted = attemptStorage(() => sessionStorage.getItem(key)) !== null
    if (wanted) attemptStorage(() => sessionStorage.removeItem(key))
    return wanted
  },
}
