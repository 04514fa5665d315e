import type { Field } from '@ramiform/core/field'
import type { Warning } from '@ramiform/formats/import'
import { guessFieldType } from '@ramiform/formats/reading/guess-field-type'
import { isBackstage } from './sentence-kinds.ts'
import { sentencesOf } from './sentences.ts'
import { contentWords } from './words.ts'

/** A part of a text, by its positions. */
export interface TextPart {
  readonly start: number
  readonly end: number
}

/** Words about forms, not about what they ask */
const formWords = new Set(
  contentWords(
    `form survey questionnaire quiz poll page sheet sign up signup registration create make build design generate give
    collect gather ask asks request include contain add need know tell say show hide display enter fill provide write
    choose pick select choice option list dropdown drop down menu checkbox check box tick radio button toggle text area
    textarea input field box line section multiple single several one two three four five many much more free short long
    small big large simple basic quick new required mandatory optional compulsory rating rate rated scale star point
    upload attach number of first next then last finally followed follow other otherwise else when only case yes
    describe specify state mention leave share let allow able submit open ended apply given different another extra
    additional separate kind type sort name called labeled titled information info detail data following thing people
    user guest customer visitor client applicant attendee participant respondent parent student patient member
    volunteer candidate employee everyone somebody here there basically maybe possible ideally thank hello hi hey dear
    regard team best cheer would could get use help make sure confirm agree etc also both either plus including such well good great
    between out time now nice talk way too about via per using used based
    ein eine der die das und oder mit von fur formular el la los las y o con de para formulario le les et ou avec un une
    formulaire del des`,
  ),
)

const fieldTypes = ['email', 'url', 'phone', 'file', 'date', 'number', 'textarea'] as const

/** Characters of a title at the beginning of a description */
const longestTitle = 80
const title = /^[^:.\n?!]*?(?:[:.\n?!]|->|\s[-–—]\s|\b(?:with|where|mit|con|avec)\b|$)/iu

/**
 * Words of a description that became no field, option, condition or setting. Words of the title and words about forms
 * in general are left out. Neighbors form one part.
 */
export function notUnderstood(text: string, fields: readonly Field[]): readonly TextPart[] {
  const used = new Set(
    fields.flatMap(({ label, options = [], placeholder = '' }) =>
      [label, ...options, placeholder].flatMap(contentWords),
    ),
  )
  const types = new Set(fields.map(({ type }) => type))
  const isUsed = (word: string) =>
    contentWords(word).every(
      (stem) =>
        used.has(stem) ||
        formWords.has(stem) ||
        contentWords(stem).length === 0 ||
        // "Mon-Fri"
        (stem.length === 3 && [...used].some((one) => one.startsWith(stem))),
    ) || types.has(guessFieldType(word, fieldTypes) ?? '')
  const begin = title.exec(text)?.[0].length ?? 0
  const parts: { start: number; end: number }[] = []
  const sentences = sentencesIn(text)
  const backstage = sentences.filter(({ start, end }) => isBackstage(text.slice(start, end)))
  for (const { 0: word, index } of text.matchAll(
    /[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu,
  )) {
    const end = index + word.length
    if (index < begin && begin <= longestTitle) continue
    if (backstage.some((part) => index >= part.start && index < part.end)) continue
    if (!/\p{L}{2}/u.test(word) || word.split(/[-'’]/).every(isUsed) || isUsed(word)) continue
    const before = parts.at(-1)
    const between = before === undefined ? '' : text.slice(before.end, index)
    if (
      before !== undefined &&
      /^[^.?!\n,;:]*$/.test(between) &&
      between.split(/\s+/).every((one) => contentWords(one).length === 0)
    )
      before.end = end
    else parts.push({ start: index, end })
  }
  return bySentence(text, sentences.slice(1), parts)
}

/** A warning that quotes the parts of a text; none if there are no parts. */
export function notUnderstoodWarning(text: string, parts: readonly TextPart[]): readonly Warning[] {
  const words = parts.map(({ start, end }) => `“${text.slice(start, end)}”`)
  return words.length === 0 ? [] : [{ message: `Not understood: ${words.join(', ')}.` }]
}

/** Sentences of which at least half led to nothing are one part. */
function bySentence(
  text: string,
  sentences: readonly TextPart[],
  parts: readonly TextPart[],
): readonly TextPart[] {
  const count = ({ start, end }: TextPart) => contentWords(text.slice(start, end)).length
  const whole = sentences.filter((sentence) => {
    const inside = parts.filter(({ start }) => start >= sentence.start && start < sentence.end)
    const words = inside.reduce((sum, part) => sum + count(part), 0)
    return words > 1 && words * 2 >= count(sentence)
  })
  const left = parts.filter(
    (part) => !whole.some(({ start, end }) => part.start >= start && part.start < end),
  )
  return [...left, ...whole].toSorted((a, b) => a.start - b.start)
}

/** Sentences with their positions in the text. */
function sentencesIn(text: string): readonly TextPart[] {
  const found: TextPart[] = []
  let from = 0
  for (const sentence of text.split('\n').flatMap(sentencesOf)) {
    const at = text.indexOf(sentence, from)
    if (at === -1) continue
    from = at + sentence.length
    found.push({ start: at, end: from })
  }
  return found
}
