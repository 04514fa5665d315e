import type { Field } from '@ramiform/core/field'
import type { DisplayStyle } from '@ramiform/core/form'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import { say, sayCounted } from '@ramiform/core/words/say'
import { useWords } from '@ramiform/fields/words'
import { useEffect, useRef } from 'react'
import { AlertIcon } from './FieldFrame.tsx'
import { focusField, inputId } from './field-ids.ts'
import { problemText } from './problem-text.ts'

/** A list any longer is no help. */
const listedAtMost = 20

/** What a refused submit found, above the fields: each line leads to its field. It takes the focus as it comes. */
export function ProblemSummary(props: {
  problems: readonly AnswerProblem[]
  fields: readonly Field[]
  style: DisplayStyle
}) {
  const { problems, style } = props
  const words = useWords()
  const { summary, numbers, more: andMore } = words.problems
  const count = problems.length
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit brings a new list
  useEffect(() => box.current?.focus(), [problems])
  const byId = new Map(props.fields.map((field) => [field.id, field]))
  const more = count - listedAtMost
  return (
    <div className="rf-summary" role="alert" tabIndex={-1} ref={box}>
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
