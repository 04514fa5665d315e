import type { Field } from '@ramiform/core/field'
import { recognize } from '../chat/recognition/recognize.ts'
import { toLogic } from '../chat/meaning/to-logic.ts'
import { truthOf } from '../chat/meaning/truth.ts'
import { fieldsOf } from '../chat/meaning/meaning.ts'
import { type Collection, type Entry, isYesNo } from './collection.ts'
import { fieldOf } from './field-of.ts'
import { eitherOr } from './question-sentence.ts'
import type { Resolved } from './resolved.ts'

const mostSources = 40
const target: Field = { id: ' target', type: 'text', label: 'Further question zq' }

/** The two answers of "Is the problem with hardware or software?" */
const eithersOf = (entry: Entry) =>
  isYesNo(entry) && entry.draft.options.length === 0 ? eitherOr(entry.draft.label) : []

export function byReader(words: string, isNegated: boolean, found: Collection): Resolved | null {
  const entries = found.entries.slice(-mostSources)
  const fields = entries.map((entry) => {
    const either = eithersOf(entry)
    return either.length > 0
      ? { ...fieldOf(entry), type: 'radio', options: either }
      : fieldOf(entry)
  })
  if (fields.length === 0) return null
  for (const lead of isNegated ? ['unless', 'except for'] : ['if', 'for']) {
    const read = recognize(`Show "${target.label}" ${lead} ${words}`, [...fields, target])
    if ('failed' in read || read.assumed.length > 0 || read.unused.length > 0) continue
    const [rule, ...more] = read.rules
    if (rule === undefined || more.length > 0 || truthOf(rule.shownWhen) !== null) continue
    const [source] = fieldsOf(rule.shownWhen)
    const logic = toLogic(rule.shownWhen)
    const entry = entries.find(({ id }) => id === source?.id)
    if (logic.kind === 'unsayable' || entry === undefined) continue
    const options = eithersOf(entry)
    if (options.length > 0) entry.draft = { ...entry.draft, named: null, options }
    return { logic, source: entry }
  }
  return null
}
