import { Button } from '../ui/Button.tsx'
import styles from './LogicChat.module.css'
import { useLogicChat, useToComposer } from './logic-chat-context.tsx'
import type { NoReader } from './message.ts'

/** The part that understands sentences is fetched from the server, which was not there. */
export function NoReaderMessage({ message }: { message: NoReader }) {
  const { chat } = useLogicChat()
  const toComposer = useToComposer()
  return (
    <>
      <p>Could not load a part of the app. Your message is saved.</p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            chat.retry(message)
            toComposer()
          }}
        >
          Try again
        </Button>
      </div>
    </>
  )
}
