import { Button } from '../ui/Button.tsx'
import styles from './LogicChat.module.css'
import { useLogicChat, useToComposer } from './logic-chat-context.tsx'
import type { NoReader } from './message.ts'

/** Shown when the code that reads sentences could not be downloaded. Offers a retry. */
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
