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
  const sized = words
    .slice(0, 4)
    .flatMap((word) => [
      ...(word.length < min && min < 10_001 ? [stretched(word, Math.ceil(min), type)] : []),
      ...(max !== undefined && word.length > max
        ? [word.slice(0, Math.max(0, Math.floor(max)))]
        : []),
    ])
  return [...words, ...sized].filter((word) => word !== '')
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
