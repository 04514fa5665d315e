// Marks that a document explains as required: `Answers marked † are mandatory`. They become stars, which labels know.
import type { Block, Line, Part } from './block.ts'
import { linesIn, withLines } from './lines.ts'
import { joinedWords, wordsOf } from './parts.ts'

const requiredWords =
  /(?<!\p{L})(?:required|mandatory|compulsory|obligatory|must be|pflicht\p{L}*|erforderlich\p{L}*|obligatoires?|obligatori[oa]s?|obbligatori[oae]?|obrigatóri[oa]s?|verplicht\p{L}*|obowiązkow\p{L}*|wymagan\p{L}*)(?!\p{L})|必須|إلزامي|مطلوب|חובה/iu
/** Words that make a mark mean something else: `† is not required`, `§ only required for minors` */
const limitingWords =
  /(?<!\p{L})(?:not|no longer|nicht|keine|non|pas|niet|geen|if|unless|only|wenn|falls|nur|seulement|sólo|solo|somente|alleen|jeśli|tylko)(?!\p{L})/iu
const markPattern = '[*＊∗†‡§¶]'
/** A mark on its own: in brackets or quotes, between spaces, or in front of an equals sign */
const loneMark = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}])(${markPattern})(?![\\p{Script=Latin}\\p{N}]|\\s?\\d)|(?<=\\s|^|[([])(${markPattern})(?=\\p{L})`,
  'u',
)

/** The mark that a text explains as required; null if it explains none. */
export function explainedMark(text: string): string | null {
  for (const sentence of text.split(/(?<=[.!?。])\s*/u)) {
    const mark = loneMark.exec(sentence)
    if (mark !== null && requiredWords.test(sentence) && !limitingWords.test(sentence))
      return mark[1] ?? mark[2] ?? null
  }
  return null
}

/** Replaces the marks that a document explains as required by stars. */
export function withStars(blocks: readonly Block[]): readonly Block[] {
  const marks = new Set(linesIn(blocks).flatMap(({ parts }) => explainedMark(wordsOf(parts)) ?? []))
  marks.delete('*')
  if (marks.size === 0) return blocks
  const mark = `(?:[${[...marks].join('')}]|[([][${[...marks].join('')}][)\\]])`
  const atEnd = new RegExp(`\\s{0,3}${mark}(?=\\s{0,3}[:：?.]?\\s{0,3}(?:$|\\t|\\s{2}))`, 'gu')
  const atStart = new RegExp(`^(\\s*)${mark}\\s*(?=\\p{L})(.*?)(\\s*)$`, 'su')
  const starred = (part: Part): Part =>
    part.kind === 'words'
      ? { ...part, text: part.text.replace(atStart, '$1$2*$3').replace(atEnd, '*') }
      : part
  const line = (one: Line): Line =>
    explainedMark(wordsOf(one.parts)) === null
      ? { ...one, parts: joinedWords(one.parts).map(starred) }
      : one
  return withLines(blocks, line)
}
