import { useMemo } from 'react'
import { Examples } from './Examples.tsx'
import { exampleSentences } from './example-sentences.ts'
import styles from './LogicChat.module.css'
import { useLogicChat } from './logic-chat-context.tsx'
import { Time } from './Time.tsx'

/** The welcome message of every conversation. */
export function Welcome({ began }: { began: number }) {
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
