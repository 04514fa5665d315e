import { type AnswerPlace, readText, type TextPart } from './read-text.ts'

/** Answers that a text can show, as formatted text. Undefined for a missing answer, null for an id that names no source. */
export type AnswerText = (id: string) => string | undefined | null

/** Limits of what answers add to a text. Further places show their fallback. */
export const filledLimits = { places: 20, characters: 500 } as const

/** White space and control characters, and marks that could reorder the owner's words. */
const unwanted = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const letter = /\p{L}/u

/** An answer on one line and cut to the limit, never within a character. */
function cleanAnswer(text: string): string {
  const line = text.toWellFormed().replace(unwanted, ' ').trim()
  return line.length <= filledLimits.characters
    ? line
    : `${line.slice(0, filledLimits.characters - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Fills a text with answers. They are inserted as words on one line, never as markup. */
export function fillText(text: string, answerOf: AnswerText): string {
  const parts = readText(text, (id) => answerOf(id) !== null)
  if (parts.every((part) => typeof part === 'string')) return text
  const isRightToLeft = rightToLeft.test(parts.filter((part) => typeof part === 'string').join(''))
  return filledParts(parts, answerOf)
    .map((part) => (typeof part === 'string' ? part : isolated(part.text, isRightToLeft)))
    .join('')
}

/** Separates an answer in the other direction, so that it does not move punctuation of the owner's words. */
function isolated(text: string, isRightToLeft: boolean): string {
  return letter.test(text) && rightToLeft.test(text) !== isRightToLeft
    ? `\u2068${text}\u2069`
    : text
}

/** Parts with the text of each place. `onWords` gets the owner's words, in order. */
function filledParts(
  parts: readonly TextPart[],
  answerOf: AnswerText,
  onWords?: (words: string) => void,
): readonly (string | { readonly text: string })[] {
  let places = 0
  return parts.map((part) => {
    if (typeof part === 'string') {
      onWords?.(part)
      return part
    }
    places += 1
    return { text: textAt(part, places > filledLimits.places ? () => undefined : answerOf) }
  })
}

function textAt({ id, fallback = '' }: AnswerPlace, answerOf: AnswerText): string {
  return cleanAnswer(answerOf(id) ?? '') || fallback
}

/**
 * Fills a web address. Each answer is encoded as a piece of the path, a value of the query or of the fragment. Places before
 * the path stay as they are, so an answer never decides which site opens.
 */
export function fillAddress(address: string, answerOf: AnswerText): string {
  const [site = ''] = /^[^:/?#]*:\/\/[^/?#]*/.exec(address) ?? []
  const rest = address.slice(site.length)
  if (site === '' || rest === '') return address
  // The path ends at the owner's first `?` or `#`. A fallback may have them, too.
  let isPath = true
  const known: AnswerText = (id) => {
    const answer = answerOf(id)
    if (answer == null) return answer
    const clean = cleanAnswer(answer)
    // Dots alone would lead to another folder.
    return isPath && /^\.+$/.test(clean) ? undefined : clean
  }
  const parts = filledParts(
    readText(rest, (id) => answerOf(id) !== null),
    known,
    (words) => {
      isPath &&= !/[?#]/.test(words)
    },
  )
  return (
    site +
    parts.map((part) => (typeof part === 'string' ? part : encodeURIComponent(part.text))).join('')
  )
}

/** A text for a reader of Markdown: each place is a mark, which `fillMarks` replaces in the elements that were read. */
export interface MarkedPlaces {
  readonly text: string
  readonly answers: readonly string[]
}

const firstMark = 0xe100

/** Replaces the places of a text by marks. Filled before it is read, an answer could become a link or an image. */
export function markPlaces(text: string, answerOf: AnswerText): MarkedPlaces {
  const answers: string[] = []
  const parts = readText(text.replace(/\ue000/g, ''), (id) => answerOf(id) !== null)
  const marked = filledParts(parts, answerOf).map((part) => {
    if (typeof part === 'string') return part
    answers.push(part.text)
    return `\ue000${String.fromCharCode(firstMark + answers.length - 1)}`
  })
  return { text: marked.join(''), answers }
}

/** @param asAddress true inside of a web address */
export function fillMarks(text: string, answers: readonly string[], asAddress = false): string {
  return text.replace(/\ue000(.)/gsu, (_, mark: string, at: number) => {
    const answer = answers[mark.charCodeAt(0) - firstMark] ?? ''
    if (!asAddress) return answer
    // Only behind the name of a site, as in `fillAddress`.
    return /^https?:\/\/[^/?#]*[/?#]/.test(text.slice(0, at)) && !/^\.+$/.test(answer)
      ? encodeURIComponent(answer)
      : ''
  })
}
