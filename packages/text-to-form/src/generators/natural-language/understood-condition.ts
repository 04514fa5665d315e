import type { Conditional } from '@ramiform/core/conditions/condition'
import { rulesOf } from '@ramiform/core/conditions/condition'
import { understandSentence } from '../../chat/understand-sentence.ts'
import { capital } from './capital.ts'
import type { Entry } from './collection.ts'
import { fieldOf } from './field-of.ts'

/** fields that a condition can be about: those that were asked just before it */
const mostSources = 40

/** A condition that the sentence engine understands among the fields found; null where it is not sure. */
export function understoodCondition(
  condition: string,
  isNegated: boolean,
  entry: Entry,
  before: readonly Entry[],
): Conditional | null {
  const sources = before
    .filter((one) => one !== entry)
    .slice(-mostSources)
    .map(fieldOf)
  if (sources.length === 0) return null
  // Under a name that no description has, the field that is shown is never taken for a source.
  const shown = { ...fieldOf(entry), label: capital(shownAs) }
  const last = sources.at(-1)?.label ?? ''
  // "It" is what was asked last.
  const words = condition.replace(/^(?:it|this|that)(?:['’]s|\s+is|\s+was)\s+/i, `"${last}" is `)
  const sentence = `Show "${shown.label}" ${isNegated ? 'unless' : 'if'} ${words}`
  const [understood, ...more] = understandSentence(sentence, [...sources, shown])
  if (understood?.kind !== 'rule' || more.length > 0 || understood.assumed.length > 0) return null
  if (understood.fieldId !== entry.id) return null
  const byId = new Map(sources.map((source) => [source.id, source]))
  const rules = rulesOf(understood.conditional)
  // What people type is rarely compared: `if the book is needed` is no title of a book.
  const isSure = rules.every(({ fieldId, condition: operator, value }) => {
    const source = byId.get(fieldId)
    if (source === undefined) return false
    const isTyped = !isNumeric.has(source.type) && (source.options ?? []).length === 0
    const compares = operator === 'equals' || operator === 'not_equals' || operator === 'contains'
    return !isTyped || !compares || /["“']/.test(condition) || value === ''
  })
  return rules.length > 0 && isSure ? understood.conditional : null
}

const isNumeric: ReadonlySet<string> = new Set(['number', 'price', 'quantity'])

const shownAs = 'further question zq'
