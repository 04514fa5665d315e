import { denialsIn } from '../chat/lexicon/denials.ts'
import { type Collection, entryAbout, isYesNo } from './collection.ts'
import { optionsOf, typeOf } from './draft.ts'
import { answer, denial, type Resolved, rule } from './resolved.ts'
import { contentWords } from './words.ts'

/** Share of a question's words that a condition must repeat */
const leastShare = 0.5

/** Resolves "If the child has allergies": a question with these words and no others. */
export function byQuestion(words: string, isNegated: boolean, found: Collection): Resolved | null {
  if (/\d|\b(?:more|less|fewer|older|younger|than)\b/i.test(words)) return null
  const source = entryAbout(found.entries, words)
  if (source === null) return null
  const { label } = source.draft
  const compared = /\b(?:over|under)\b/i.exec(words)?.[0]
  if (compared !== undefined && !label.toLowerCase().includes(compared.toLowerCase())) return null
  const own = contentWords(label)
  const said = contentWords(words).filter((word) => !adding.has(word))
  if (said.some((word) => !own.includes(word)) || said.length / own.length < leastShare) return null
  // "has pets" may mean either answer to "Do you live without pets?".
  if (denialsIn(label).size > 0) return null
  const isNot = denial.test(words) !== isNegated
  if (isYesNo(source)) return { logic: answer(source, isNot ? 'No' : 'Yes'), source }
  if (optionsOf(source.draft).length > 0 && typeOf(source.draft) !== 'checkbox') return null
  if (!given.test(words)) return null
  if (typeOf(source.draft) === 'number')
    return isNot ? null : { logic: rule(source, 'greater_than', '0'), source }
  return { logic: rule(source, isNot ? 'is_empty' : 'is_not_empty', ''), source }
}

/** Words that do not change the question */
const adding = new Set(
  ['not', 'know', 'currently', 'already', 'indeed', 'actually', 'without', 'never'].flatMap(
    contentWords,
  ),
)

const given =
  /\b(?:have|has|had|any|there (?:is|are)|give|gave|given|provide|provided|enter|entered|leave|left|list|mention|answer|fill|filled|upload|bring|take|takes|need|needs)\b/i
