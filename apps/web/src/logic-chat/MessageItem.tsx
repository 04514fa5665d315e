import { type FunctionComponent, memo } from 'react'
import { AlternativesMessage } from './AlternativesMessage.tsx'
import { AnalysisMessage } from './AnalysisMessage.tsx'
import { FileRefusedMessage, FileTakenMessage, SentFileMessage } from './FileMessages.tsx'
import styles from './LogicChat.module.css'
import { isOwners, type Message } from './message.ts'
import { NoReaderMessage } from './NoReaderMessage.tsx'
import { ReplyMessage } from './ReplyMessage.tsx'
import { Time } from './Time.tsx'

/** Component for each kind of message. */
const views: {
  readonly [Kind in Message['kind']]: FunctionComponent<{
    readonly message: Extract<Message, { kind: Kind }>
  }>
} = {
  sentence: ({ message }) => (
    <p className={styles.sentence} dir="auto">
      {message.text}
    </p>
  ),
  file: SentFileMessage,
  reply: ReplyMessage,
  'no-reader': NoReaderMessage,
  'file-taken': FileTakenMessage,
  'file-refused': FileRefusedMessage,
  analysis: AnalysisMessage,
  alternatives: AlternativesMessage,
}

/** A chat message with its time. */
export const MessageItem = memo(function MessageItem({ message }: { message: Message }) {
  // TypeScript cannot relate the kind to its view through the index.
  const View = views[message.kind] as FunctionComponent<{ message: Message }>
  const own = isOwners(message)
  return (
    <article
      className={own ? styles.owner : styles.answer}
      data-owner={own || undefined}
      aria-label={own ? 'You' : 'Ramiform'}
    >
      <View message={message} />
      <Time at={message.at} />
    </article>
  )
})
