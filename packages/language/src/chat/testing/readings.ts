import type { Field } from '@ramiform/core/field'
import { aForm } from '@ramiform/core/testing/a-form'
import type { Found, Reader, Remark } from '../grammar/reader.ts'
import { lexiconOf } from '../lexicon/lexicon.ts'
import type { Meaning } from '../meaning/meaning.ts'
import { tokensOf } from '../words/tokens.ts'

/** One field of each kind that the grammar distinguishes. */
export const { fields } = aForm()
  .radio('plan', ['Personal', 'Business'], { label: 'Account type' })
  .text('company', { label: 'Company name' })
  .number('employees', { label: 'Number of employees' })
  .number('age', { label: 'Age' })
  .date('arrival', { label: 'Arrival date' })
  .checkbox('topics', ['Law', 'Money', 'Health'], { label: 'Topics' })
  .radio('car', ['Yes', 'No'], { label: 'Do you own a car?' })
  .checkbox('terms', ['I agree to the terms'], { label: 'Terms' })
  .email('email', { label: 'Email address' })
  .field('select', 'size', { label: 'Team size', options: ['1-10', '11-50', '51+'] })
  .radio('alone', ['Yes', 'No'], { label: 'Do you live without pets?' })

export function fieldNamed(id: string): Field {
  const field = fields.find((one) => one.id === id)
  if (field === undefined) throw new Error(`No field ${id}`)
  return field
}

export function readerOf(text: string, more: Partial<Reader> = {}): Reader {
  const tokens = tokensOf(text)
  return {
    text,
    tokens,
    lexicon: lexiconOf(fields),
    inName: tokens.map(() => false),
    memory: new Map(),
    work: { left: 60_000 },
    avoid: new Set(),
    topic: [],
    ...more,
  }
}

/**
 * Readings of the whole text by one rule of the grammar, cheapest first, each once.
 * A reading that cannot become a rule shows its question or refusal instead of its value.
 */
export function readings<T>(
  text: string,
  rule: (reader: Reader) => readonly Found<T>[],
  show: (value: T) => string,
  more: Partial<Reader> = {},
): readonly string[] {
  const reader = readerOf(text, more)
  const whole = rule(reader).filter(({ end }) => end === reader.tokens.length)
  const shown = whole
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ value, remarks }) => obstacleIn(remarks) ?? show(value))
  return [...new Set(shown)]
}

function obstacleIn(remarks: readonly Remark[]): string | null {
  for (const remark of remarks) {
    if (remark.kind === 'ask') return `ask: ${remark.question}`
    if (remark.kind === 'refuse') return `refuse: ${remark.reason}`
    if (remark.kind === 'turned') return `turned: ${remark.field.id}`
  }
  return null
}

/** A condition in short: `plan is Business`, `all(age more 18, not(company empty))`. */
export function inShort(meaning: Meaning): string {
  if (meaning.kind === 'not') return `not(${inShort(meaning.part)})`
  if (meaning.kind !== 'test') return `${meaning.kind}(${meaning.parts.map(inShort).join(', ')})`
  return `${meaning.field.id} ${meaning.is} ${meaning.value}`.trimEnd()
}
