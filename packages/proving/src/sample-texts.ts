import type { Field } from '@ramiform/core/field'
import { patternSample } from './pattern-sample.ts'

const byType: Readonly<Record<string, readonly string[]>> = {
  email: ['name@example.org', 'a@b.co', 'someone.else@mail.example.com'],
  phone: ['555 0100', '+1 555 010 0199', '112'],
  url: ['example.org', 'https://example.org', 'https://www.example.com/page'],
}

/** Texts that owners ask for by pattern: codes, numbers, names. */
const usual = [
  'Example',
  'example',
  'EXAMPLE',
  'Example text',
  'A',
  'a',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '12345678',
  '1234567890',
  'A1',
  'AB',
  'ABC',
  'AB12',
  'ABC123',
  'ABC-123',
  'AB-1234',
  'A-1',
  '2026',
  '2026-01-15',
  '12:30',
  '12345-6789',
  'SW1A 1AA',
  '#a1b2c3',
  '10.50',
  '+15550100',
  '555-010-0199',
  '@example',
  'AB123456C',
  'a1',
]

/** Texts to try for a field, the most ordinary first, brought to the length its bounds ask for. */
export function sampleTexts({ type, validation }: Field): readonly string[] {
  const own = byType[type]
  const usualWords = own ?? (validation?.pattern ? usual : usual.slice(0, 2))
  const matching = validation?.pattern ? patternSample(validation.pattern) : null
  const words = matching === null ? usualWords : [...usualWords, matching]
  const { min = 0, max } = validation ?? {}
  const sentence = own === undefined ? lengthened('', { min, max }) : null
  const sized = words
    .slice(0, 4)
    .flatMap((word) => [
      ...(word.length < min && min <= longestMinimum
        ? [stretched(word, Math.ceil(min), type)]
        : []),
      ...(max !== undefined && word.length > max
        ? [word.slice(0, Math.max(0, Math.floor(max)))]
        : []),
    ])
  return [...words, sentence ?? '', ...sized].filter((word) => word !== '')
}

/** Sentences that bring an answer to the length that its bounds ask for. */
const sentences = [
  'This is an example of a longer answer.',
  'It has as many words as the question asks for.',
]

/** Longest minimum that texts are brought to, in characters. */
const longestMinimum = 10_000

/**
 * The text, followed by sentences until it has the least length. The last sentence ends early if the bounds need it.
 *
 * @returns null for a text that is long enough already, and for bounds that no example is made for
 */
function lengthened(text: string, { min = 0, max }: Bounds): string | null {
  if (text.length >= min || min > longestMinimum) return null
  const most = Math.floor(max ?? Number.POSITIVE_INFINITY)
  let longer = /^$|[.!?]$/.test(text) ? text : `${text}.`
  for (let at = 0; longer.length < min; at += 1) {
    longer += `${longer === '' ? '' : ' '}${sentences[at % sentences.length]}`
  }
  if (longer.length <= most) return longer
  const end = longer.lastIndexOf(' ', most)
  return end >= min ? longer.slice(0, end) : longer.slice(0, most).replace(/ $/, '.')
}

type Bounds = NonNullable<Field['validation']>

/**
 * Answers that contain pieces of text, as a person would type them in a field of this type, the most ordinary first.
 * The field may not accept them all.
 *
 * @param pieces pieces of which none is inside of another one
 * @param joined a text with all of them
 */
export function textsAround(
  pieces: readonly string[],
  joined: string,
  { type, validation = {} }: Field,
): readonly string[] {
  if (type === 'email') return emailsAround(pieces)
  if (type === 'phone') return [joined, `${joined} 555 0100`, `555 0100 ${joined}`]
  if (type === 'url') return urlsAround(joined)
  return [joined, lengthened(joined, validation) ?? joined]
}

function emailsAround(pieces: readonly string[]): readonly string[] {
  // The ends of an address come last.
  const rank = (piece: string) =>
    piece.endsWith('@') ? 0 : piece.startsWith('@') ? 2 : piece.startsWith('.') ? 3 : 1
  // Every address has the sign.
  const parts = pieces.filter((piece) => piece !== '@').toSorted((a, b) => rank(a) - rank(b))
  const [first, second] = parts
  const text = parts.join('')
  if (first === undefined) return []
  if (text.includes('@')) {
    return ['', '.org', 'example.org'].flatMap((end) => [`${text}${end}`, `name${text}${end}`])
  }
  const halves =
    second !== undefined && parts.length === 2 ? [`${first}@${second}`, `${second}@${first}`] : []
  const domains = [text, `example${text}`, `${text}.org`].map((domain) => `name@${domain}`)
  return [...halves, ...domains, `${text}@example.org`]
}

function urlsAround(text: string): readonly string[] {
  if (/^[/?#]/.test(text)) return [`example.org${text}`]
  if (text.startsWith('.')) return [`example${text}`]
  return [text, `${text}.org`, `https://example.org/${text}`]
}

/** Longer by repeating letters where the kind of text allows it. */
function stretched(word: string, length: number, type: string): string {
  const missing = length - word.length
  if (type === 'email' || type === 'url') {
    const start = type === 'email' ? '' : 'https://example.org/'
    return type === 'email'
      ? 'n'.repeat(missing) + word
      : start + 'e'.repeat(Math.max(0, length - start.length))
  }
  if (type === 'phone') return word + '0'.repeat(missing)
  return word.repeat(Math.ceil(length / word.length)).slice(0, length)
}
