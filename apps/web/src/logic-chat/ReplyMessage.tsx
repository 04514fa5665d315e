import type { Declined, Question } from '@ramiform/language/chat/understanding'
import { Examples } from './Examples.tsx'
import { exampleSentences } from './example-sentences.ts'
import styles from './LogicChat.module.css'
import { useLogicChat, useToComposer } from './logic-chat-context.tsx'
import type { Reply } from './message.ts'
import { RulePart } from './RulePart.tsx'

/** The chat's reply: for each requested rule, the rule, a question, or the reason it was not understood. */
export function ReplyMessage({ message }: { message: Reply }) {
  return message.understood.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a reply never change order
    <div key={place} className={styles.part}>
      {part.kind === 'rule' && <RulePart rule={part} reply={message} place={place} />}
      {part.kind === 'question' && <QuestionPart question={part} />}
      {part.kind === 'declined' && <DeclinedPart declined={part} />}
    </div>
  ))
}

/** A question with choices; each choice is a sentence with only one meaning. */
function QuestionPart({ question: { question, choices } }: { question: Question }) {
  const { chat } = useLogicChat()
  const toComposer = useToComposer()
  return (
    <>
      <p>{question}</p>
      <div className={styles.choices}>
        {choices.map(({ label, sentence }) => (
          <button
            key={sentence}
            type="button"
            title={sentence}
            onClick={() => {
              chat.say(sentence)
              toComposer()
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

function DeclinedPart({ declined: { reason, hint } }: { declined: Declined }) {
  const { fields } = useLogicChat()
  return (
    <>
      <p>{reason}</p>
      <p>{hint}</p>
      <Examples sentences={exampleSentences(fields)} />
    </>
  )
}
