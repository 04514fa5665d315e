import { useMemo } from 'react'
import styles from './Conversation.module.css'
import { useConversation } from './conversation-context.tsx'
import { Examples } from './Examples.tsx'
import { exampleSentences } from './example-sentences.ts'
import { Time } from './Time.tsx'

/** The first words of every conversation. */
export function Welcome({ began }: { began: number }) {
  const { form, fields } = useConversation()
  const examples = useMemo(() => exampleSentences(fields), [fields])
  return (
    <article className={styles.answer} aria-label="Ramiform">
      <p>
        {form === null
          ? 'Say when a question should be asked, in your own words. You get the rule as a drawing, as a sentence and as code.'
          : `Say when a question of ${form.name} should be asked, in your own words. The rule can go straight into the form.`}
      </p>
      <p>Or give me a file, and I look for the questions in it.</p>
      <Examples sentences={examples} />
      <Time at={began} />
    </article>
  )
}
