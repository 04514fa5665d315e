import { useStore } from 'zustand'
import { Spinner } from '../ui/Spinner.tsx'
import { awaiting } from './chat-state.ts'
import styles from './LogicChat.module.css'
import { useLogicChat } from './logic-chat-context.tsx'
import { MessageItem } from './MessageItem.tsx'
import { Welcome } from './Welcome.tsx'

/** All messages, starting with the welcome. */
export function Log() {
  const { chat } = useLogicChat()
  const conversation = useStore(chat)
  const [next] = awaiting(conversation)
  return (
    <div className={styles.log}>
      <Welcome began={conversation.began} />
      {conversation.messages.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
      {next !== undefined && (
        <div className={styles.processing}>
          <Spinner label={next.kind === 'file' ? 'Reading the file...' : 'Processing...'} />
        </div>
      )}
    </div>
  )
}
