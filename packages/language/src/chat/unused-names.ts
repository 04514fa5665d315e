import type { Field } from '@ramiform/core/field'
import { isNoWord, isYesWord } from './lexicon/answers.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { type FieldRule, fieldsOf } from './meaning/meaning.ts'
import { units } from './recognition/comparing.ts'
import { isSmallWord } from './recognition/similar-names.ts'
import { grammarWords } from './words/phrases.ts'
import { stem } from './words/stem.ts'
import { tokensOf } from './words/tokens.ts'

/** Words of labels and options whose fields take no part in the rules. */
export function unusedNames(
  text: string,
  rules: readonly FieldRule[],
  fields: readonly Field[],
): readonly string[] {
  const lexicon = lexiconOf(fields)
  const used = new Set(
    rules.flatMap(({ field, shownWhen }) => [field, ...fieldsOf(shownWhen)]).map(({ id }) => id),
  )
  // Quotes name exactly what is meant, and some names are said not to matter.
  const unquoted = text.replaceAll(
    /"[^"]*"|“[^”]*”|\b(?:(?:regardless|irrespective) of|no matter)\b[^,;.]*/gi,
    (part) => ' '.repeat(part.length),
  )
  return tokensOf(unquoted).flatMap(({ kind, word, start, end }) => {
    if (kind !== 'word' || isSmallWord(word) || isYesWord(word) || isNoWord(word)) return []
    const names = lexicon.byStem.get(stem(word)) ?? []
    // A word is telling if it is the only one of a label or an option.
    const isTelling =
      names.some(({ stems }) => stems.size === 1) && !grammarWords.has(word) && !units.has(word)
    const isUnused = isTelling && names.every(({ field }) => !used.has(field.id))
    return isUnused ? [text.slice(start, end)] : []
  })
}
