import { say, sayCounted } from '@ramiform/core/built-in-texts/say'
import type { Filling } from '@ramiform/core/filling/filling'
import type { DisplayStyle } from '@ramiform/core/form'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import { useWords } from '@ramiform/fields/words'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { AlertIcon } from './FieldFrame.tsx'
import { focusField, inputId } from './field-ids.ts'
import { problemText } from './problem-text.ts'

/** Maximum number of problems to list; the rest are only counted. */
const listedAtMost = 20

/**
 * Lists the problems of a rejected submit above the fields. Each line links to its field and disappears with its
 * problem. The summary disappears with the last line.
 */
export function ProblemSummary(props: {
  /** Problems of the last rejected submit; a new list each time. */
  found: readonly AnswerProblem[]
  filling: Filling
  style: DisplayStyle
}) {
  const { found, filling, style } = props
  const words = useWords()
  const { summary, numbers, more: andMore } = words.problems
  const current = useSyncExternalStore(filling.subscribe, filling.problems, filling.problems)
  const problems = current.filter(({ fieldId }) => found.some((one) => one.fieldId === fieldId))
  const count = problems.length
  const box = useRef<HTMLDivElement>(null)
  // A layout effect, because a later one could take the focus from a field that the visitor has chosen meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejected submit has a new list
  useLayoutEffect(() => box.current?.focus(), [found])
  if (count === 0) return null
  const byId = new Map(filling.fields.map((field) => [field.id, field]))
  const more = count - listedAtMost
  return (
    // Announced as a whole when it appears. Removed lines are not announced, since the field itself is.
    <div
      className="rf-summary"
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      tabIndex={-1}
      ref={box}
    >
      <AlertIcon size={22} />
      <div>
        <h2>{sayCounted(words, summary, count, { number: numbers[count] ?? count })}</h2>
        <ul>
          {problems.slice(0, listedAtMost).map((problem) => {
            const field = byId.get(problem.fieldId)
            return field === undefined ? null : (
              <li key={field.id}>
                <a
                  href={`#${inputId(field.id)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(field.id, event.currentTarget)
                  }}
                >
                  {problemText(problem, field, style, words)}
                </a>
              </li>
            )
          })}
          {more > 0 ? <li>{say(andMore, { count: more })}</li> : null}
        </ul>
      </div>
    </div>
  )
}
