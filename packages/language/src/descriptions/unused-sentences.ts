import { recognizeDescription } from './recognize-description.ts'
import { sentencesOf } from './sentences.ts'

/** A part of a text, by its positions. */
export interface TextPart {
  readonly start: number
  readonly end: number
}

/** Characters; longer descriptions are not checked, because each sentence needs a recognition of its own */
const longestChecked = 4_000
const mostChecked = 12

/**
 * Sentences of a description that led to nothing: no field came from them, and the form is the same without them. The
 * first sentence is left out, because it names the form.
 */
export function unusedSentences(text: string): readonly TextPart[] {
  if (text.length > longestChecked) return []
  const { origins } = recognizeDescription(text, counting())
  const words = [...origins.values()]
  const whole = fieldsIn(text)
  return sentencesIn(text)
    .slice(1)
    .filter(({ start, end }) => {
      const sentence = text.slice(start, end)
      return /\p{L}+\P{L}+\p{L}+/u.test(sentence) && !words.some((one) => sentence.includes(one))
    })
    .slice(0, mostChecked)
    .filter(({ start, end }) => fieldsIn(`${text.slice(0, start)} ${text.slice(end)}`) === whole)
}

/** Sentences with their positions in the text. */
function sentencesIn(text: string): readonly TextPart[] {
  const found: TextPart[] = []
  let lineStart = 0
  for (const line of text.split('\n')) {
    let from = 0
    for (const sentence of sentencesOf(line)) {
      const at = line.indexOf(sentence, from)
      if (at === -1) continue
      from = at + sentence.length
      found.push({ start: lineStart + at, end: lineStart + from })
    }
    lineStart += line.length + 1
  }
  return found
}

/** The fields as text, with ids that depend only on their order. */
function fieldsIn(text: string): string {
  return JSON.stringify(recognizeDescription(text, counting()).fields)
}

function counting(): () => string {
  let count = 0
  return () => {
    count += 1
    return `field_${count}`
  }
}
