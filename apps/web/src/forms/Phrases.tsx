import { plainLabel } from '@ramiform/core/answers-in-texts/plain-label'
import type { Phrase } from '@ramiform/core/conditions/describe'
import styles from './Phrases.module.css'

/** A sentence about logic. Missing parts are highlighted. */
export function Phrases({ phrases }: { phrases: readonly Phrase[] }) {
  return phrases.map((phrase, index) => {
    const className = classOf[phrase.kind]
    return className === undefined ? (
      phrase.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sentence always renders as a whole
      <span key={index} className={className}>
        {plainLabel(phrase.text)}
      </span>
    )
  })
}

const classOf: Readonly<Record<Phrase['kind'], string | undefined>> = {
  text: undefined,
  operator: undefined,
  field: styles.strong,
  value: styles.strong,
  missing: styles.missing,
}
