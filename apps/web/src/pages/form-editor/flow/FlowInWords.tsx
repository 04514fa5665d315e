import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Sentence } from './flow-in-words.ts'

/** Text version of the flow chart for screen reader users. */
export function FlowInWords({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <section aria-label="The logic in words">
      <VisuallyHidden>
        <Sentences sentences={sentences} />
      </VisuallyHidden>
    </section>
  )
}

export function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ul>
      {sentences.map(({ text, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the whole list rerenders, and sentences have no id
        <li key={index}>
          {text}
          {parts.length > 0 && <Sentences sentences={parts} />}
        </li>
      ))}
    </ul>
  )
}
