import { isQuestion, requestsInput } from './asking.ts'

/**
 * Lines that ask something and whose words are in no text that was read: the last check of an import, so that no
 * question is dropped in silence, whatever its document looks like (decision 702).
 * @param asking Lines that seem to ask for an answer
 * @param read Texts of the questions that were found, and lines that a message names
 * @param askedBy What such a line asks, without instructions such as `(please tick)`; empty if it asks nothing
 */
export function forgottenLines(
  asking: readonly string[],
  read: readonly string[],
  askedBy: (line: string) => string,
): readonly string[] {
  const known = new Set(read.flatMap(wordsIn))
  const lines = new Map<string, number>()
  for (const word of asking.flatMap(wordsIn)) lines.set(word, (lines.get(word) ?? 0) + 1)
  const isForgotten = (text: string) => {
    const words = wordsIn(text)
    // `How is the` of many questions says nothing about one of them.
    const own = words.filter((word) => lines.get(word) === 1)
    const telling = own.length > 0 ? own : words
    const missing = telling.filter((word) => !known.has(word))
    return words.length > 0 && missing.length * 2 >= telling.length
  }
  return asking.filter((line) => isForgotten(line) && isForgotten(askedBy(line)))
}

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** True for a question, a request, and words before a colon. */
export const asksForAnswer = (text: string): boolean =>
  isQuestion(text) || requestsInput(text) || /[:：]\s*$/.test(text)
