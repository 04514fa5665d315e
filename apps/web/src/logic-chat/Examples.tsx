import styles from './LogicChat.module.css'
import { useLogicChat, useToComposer } from './logic-chat-context.tsx'

/** Example sentences; a click sends one. */
export function Examples({ sentences }: { sentences: readonly string[] }) {
  const { chat } = useLogicChat()
  const toComposer = useToComposer()
  return (
    <ul className={styles.examples}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <button
            type="button"
            onClick={() => {
              chat.say(sentence)
              toComposer()
            }}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  )
}
