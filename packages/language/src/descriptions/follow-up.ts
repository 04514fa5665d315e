import type { Draft } from './draft.ts'
import { contentWords } from './words.ts'

/** True if two labels have the same content words. */
export function sameWords(one: string, other: string): boolean {
  return contentWords(one).join(' ') === contentWords(other).join(' ')
}

/** Adds the question before to a label that is unclear alone: "Details". */
export function inContext(draft: Draft, about: Draft, condition: string): Draft {
  if (
    /^(?:specify|please specify|what|which|which one)\??$/i.test(draft.label) &&
    /\bother\b/i.test(condition)
  ) {
    return { ...draft, label: 'Please specify', named: null }
  }
  if (
    !/^(?:(?:further|more|additional|some|extra|relevant|full) )*(?:details?|specifics|information|info|explanation|description|particulars|explains?|specify|(?:describe|list|name|state)(?: it| them| you| those| these)|describe|elaborate|please specify|(?:more|further) information)$/i.test(
      draft.label,
    )
  )
    return draft
  const thing =
    /^(?:do|does|have|has|are|is|will|did) (?:you|the [\p{L}]+|your [\p{L}]+) (?:(?:have|has|need|take|own|want|use|require|bring|had|taking|bringing)\b\s*|(?=any |an? |the |some ))(?:(?:any|an?|the|some)\s+)?(.+)\?$/iu.exec(
      about.label,
    )?.[1]
  const noun = thing ?? (about.label.endsWith('?') ? null : about.label)
  const verb = /^(?:please )?(describe|list|explain|elaborate)s?\b/i.exec(draft.label)?.[1]
  if (verb !== undefined) {
    const what =
      noun === null || noun.split(' ').length > 3
        ? ''
        : ` ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`
    return {
      ...draft,
      label: `Please ${verb.toLowerCase()}${what}`,
      named: draft.named ?? 'textarea',
    }
  }
  if (noun === null || /^(?:been|ever)\b/i.test(noun) || noun.split(' ').length > 5)
    return { ...draft, label: 'Details', named: draft.named ?? 'textarea' }
  return {
    ...draft,
    label: `Details of ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`,
    named: 'textarea',
  }
}
