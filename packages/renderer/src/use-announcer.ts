import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say, sayCounted } from '@ramiform/core/built-in-texts/say'
import { type RefObject, useCallback, useRef } from 'react'

/** Fields that appear within this time are announced together, in milliseconds. */
const gatherMs = 100
/** Maximum number of questions to name; more are only counted. */
const namedAtOnce = 3

/** The form's live region, and `announce`, which collects the labels of questions that appear. */
export function useAnnouncer(words: FormWords): {
  region: RefObject<HTMLParagraphElement | null>
  announce: (label: string) => void
} {
  const region = useRef<HTMLParagraphElement>(null)
  const waiting = useRef<string[]>([])
  const announce = useCallback(
    (label: string) => {
      waiting.current.push(label)
      if (waiting.current.length > 1) return
      setTimeout(() => {
        const labels = waiting.current
        waiting.current = []
        if (region.current !== null) region.current.textContent = inWords(labels, words)
      }, gatherMs)
    },
    [words],
  )
  return { region, announce }
}

function inWords(labels: readonly string[], words: FormWords): string {
  const { newQuestions, manyNewQuestions } = words.form
  const count = labels.length
  if (count > namedAtOnce) return say(manyNewQuestions, { count })
  return sayCounted(words, newQuestions, count, { labels: labels.join(words.comma) })
}
