import { sizeInWords } from '@ramiform/fields/file/upload-limits'
import { IconAlertTriangle, IconFile } from '@tabler/icons-react'
import { type FunctionComponent, memo, useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { AlternativesMessage } from './AlternativesMessage.tsx'
import { AnalysisMessage } from './AnalysisMessage.tsx'
import { awaiting } from './chat-state.ts'
import { Examples } from './Examples.tsx'
import { exampleSentences } from './example-sentences.ts'
import styles from './LogicChat.module.css'
import { useLogicChat, useToComposer } from './logic-chat-context.tsx'
import {
  type FileRefused,
  type FileTaken,
  isOwners,
  type Message,
  type NoReader,
  type SentFile,
} from './message.ts'
import { ReplyMessage } from './ReplyMessage.tsx'
import { Time } from './Time.tsx'

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
const MessageItem = memo(function MessageItem({ message }: { message: Message }) {
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

/** The welcome message of every conversation. */
function Welcome({ began }: { began: number }) {
  const { form, fields } = useLogicChat()
  const examples = useMemo(() => exampleSentences(fields), [fields])
  return (
    <article className={styles.answer} aria-label="Ramiform">
      <p>
        {form === null
          ? 'Describe when to ask a question, in your own words. You get the rule as a diagram, a sentence and code.'
          : `Describe when to ask a question of ${form.name}, in your own words. You can apply the rule to the form.`}
      </p>
      <p>Or upload a file, and I will find the questions in it.</p>
      <Examples sentences={examples} />
      <Time at={began} />
    </article>
  )
}

/** Shown when the code that reads sentences could not be downloaded. Offers a retry. */
function NoReaderMessage({ message }: { message: NoReader }) {
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

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

function SentFileMessage({ message: { name, bytes } }: { message: SentFile }) {
  return (
    <p className={styles.file}>
      <IconFile {...icon} />
      <span>{name}</span>
      <small>{sizeInWords(bytes)}</small>
    </p>
  )
}

function FileTakenMessage({ message: { name } }: { message: FileTaken }) {
  return <p>{`Received "${name}".`}</p>
}

/** The reason why a file was rejected (spec section 8). */
function FileRefusedMessage({ message: { name, reason } }: { message: FileRefused }) {
  return (
    <p className={styles.refused}>
      <IconAlertTriangle {...icon} />
      <span>{`Error processing "${name}": ${reason}`}</span>
    </p>
  )
}
