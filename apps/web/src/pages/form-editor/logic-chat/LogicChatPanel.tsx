import { IconExternalLink, IconPlus, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../../editing/editor-context.tsx'
import { focusCard } from '../../../editing/target-fields.ts'
import { LogicChat } from '../../../logic-chat/LogicChat.tsx'
import { LogicChatProvider } from '../../../logic-chat/logic-chat-context.tsx'
import { useBeginAnew } from '../../../logic-chat/use-begin-anew.ts'
import { useChat } from '../../../logic-chat/use-chat.ts'
import { useSession } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { IconLink } from '../../../ui/IconLink.tsx'
import styles from './LogicChatPanel.module.css'
import { useDraftForm } from './use-draft-form.ts'

export interface ChatPanelProps {
  readonly open?: boolean
  /** omitted when the surrounding sheet has its own close button */
  readonly onClose?: () => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Logic chat about the edited form. Accepted rules go directly into the draft. */
export function LogicChatPanel({ onClose }: ChatPanelProps) {
  const { store, screen } = useEditor()
  const { user } = useSession()
  const form = useDraftForm()
  const { id } = store.getState().facts
  const { chat, draft } = useChat(
    id,
    user?.id ?? null,
    () => store.getState().draft.schema.fields,
    () => store.getState().selected,
  )
  const isNew = useStore(chat, ({ messages }) => messages.length === 0)
  const beginAnew = useBeginAnew(chat)
  /** Moves focus back to the fields when the chat closes. */
  function leave() {
    onClose?.()
    const { selected, draft } = store.getState()
    const next = selected ?? draft.schema.fields[0]?.id
    if (next !== undefined) focusCard(next)
  }
  const parts = useMemo(
    () => ({
      chat,
      draft,
      form,
      fields: form.schema.fields,
      documents: { label: 'Upload Doc', open: () => screen.open('upload') },
    }),
    [chat, draft, form, screen],
  )
  return (
    <LogicChatProvider parts={parts}>
      <aside className={styles.panel} aria-label="Logic Chat">
        <header className={styles.header}>
          {onClose && <h2>Logic Chat</h2>}
          <IconButton
            size="sm"
            label="New conversation"
            disabled={isNew}
            icon={<IconPlus {...icon} />}
            onClick={beginAnew}
          />
          <IconLink
            size="sm"
            label="Open as a page"
            to={`/logic-chat?form=${id}`}
            icon={<IconExternalLink {...icon} />}
          />
          {onClose && (
            <IconButton size="sm" label="Close" icon={<IconX {...icon} />} onClick={leave} />
          )}
        </header>
        <LogicChat microphone={null} isInPanel />
      </aside>
    </LogicChatProvider>
  )
}
