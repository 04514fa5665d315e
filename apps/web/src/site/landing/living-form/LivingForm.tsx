import type { Answers } from '@ramiform/core/answers'
import { visibleFields } from '@ramiform/core/conditions/visibility'
import { type SubmitEvent, useState } from 'react'
import { buttonClass } from '../../../ui/button-class.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './LivingForm.module.css'
import { firstAnswers, noNumbers, openDay } from './open-day.ts'
import { PathTree } from './PathTree.tsx'
import { Question } from './Question.tsx'

/** A demo form with the tree of its conditions. It sends nothing. */
export function LivingForm() {
  const [answers, setAnswers] = useState(firstAnswers)
  const [isSent, setSent] = useState(false)
  /** Labels of questions that the last answer added, for screen readers; null before the first answer. */
  const [added, setAdded] = useState<string | null>(null)
  const asked = visibleFields(openDay, answers, noNumbers)

  function answer(fieldId: string, given: string) {
    const next: Answers = { ...answers, [fieldId]: given }
    const before = new Set(asked)
    const appeared = visibleFields(openDay, next, noNumbers).filter((field) => !before.has(field))
    setAnswers(next)
    setAdded(appeared.map(({ label }) => label).join(' '))
    setSent(false)
  }

  function send(event: SubmitEvent) {
    event.preventDefault()
    setSent(true)
  }

  return (
    // Styles animate the first path only at the start.
    <div className={styles.live} data-opening={added === null || undefined}>
      <form className={styles.form} onSubmit={send} aria-labelledby="open-day">
        <h2 id="open-day">Summer open day</h2>
        <p className={styles.about}>Try it. Each answer decides the next question.</p>
        {asked.map((field) => (
          <Question
            key={field.id}
            field={field}
            answer={answers[field.id]}
            onAnswer={(given) => answer(field.id, given)}
          />
        ))}
        <div className={styles.foot}>
          <button type="submit" className={buttonClass('primary', 'lg')}>
            Send
          </button>
          <p role="status">
            {isSent && `${countText(asked.length)} enough. This is a demo; nothing is saved.`}
            {!isSent && added && (
              <VisuallyHidden>{`Added: ${added} ${asked.length} of ${openDay.fields.length} questions.`}</VisuallyHidden>
            )}
          </p>
        </div>
      </form>
      <PathTree fields={openDay.fields} asked={asked} />
    </div>
  )
}

const countText = (count: number) => (count === 1 ? '1 question was' : `${count} questions were`)
