import { any, type Logic } from '../../reading/logic.ts'
import { type Collection, type Entry, entryAbout, isYesNo } from './collection.ts'
import { polarQuestion } from './direct-question.ts'
import { emptyDraft, optionsOf, typeOf } from './draft.ts'
import type { readItem } from './read-item.ts'
import { contentWords } from './words.ts'

/** A condition as rules, and the field whose answer decides. */
export interface Resolved {
  readonly logic: Logic
  readonly source: Entry
}

const yes =
  /^(?:(?:the answer is |answered |they (?:answer(?:ed)?|say|said|select(?:ed)?|choose|chose|pick(?:ed)?|click(?:ed)?|tick(?:ed)?|check(?:ed)?|put|respond(?:ed)?(?: with)?)(?: with)? )?["“']?yes["”']?|so|true|checked|ticked|selected|they (?:do|are|have|did|can|will|would|want(?: to)?|need(?: it| one)?|agree|tick it|check it|check this|have (?:one|any|some))|that is the case|this is the case|that['’]s the case|any|there (?:are|is)(?: any| one)?|it is|applicable|yes is (?:selected|chosen|picked)|yes to (?:that|this|it|the (?:above|previous|last)(?: question)?))$/i
const no =
  /^(?:(?:the answer is |answered |they (?:answer(?:ed)?|say|said|select(?:ed)?|choose|chose|pick(?:ed)?|click(?:ed)?|put|respond(?:ed)?(?: with)?)(?: with)? )?["“']?no["”']?|not|no is (?:selected|chosen)|they (?:don['’]t|do not|aren['’]t|are not|haven['’]t|have not|can['’]t|cannot|won['’]t|will not|didn['’]t|did not)|otherwise)$/i

export function isAnaphora(condition: string): boolean {
  return yes.test(condition) || no.test(condition)
}

/** What a condition's words mean among the fields found so far, or null where that is not sure. */
export function resolveCondition(
  condition: string,
  isNegated: boolean,
  found: Collection,
  last: Entry | null,
): Resolved | null {
  const words = condition.trim().replace(/[.,;:!]+$/, '')
  if (isAnaphora(words)) return answeredBefore(no.test(words) !== isNegated, found, last)
  return byOption(words, isNegated, found) ?? byQuestion(words, isNegated, found)
}

/** "If yes" is about the last question that yes and no answer; what was only named becomes one. */
function answeredBefore(isNo: boolean, found: Collection, last: Entry | null): Resolved | null {
  const source = last ?? found.entries.findLast(isYesNo) ?? null
  const previous = found.entries.at(-1)
  if (last === null && previous !== undefined && !isYesNo(previous)) {
    const asked = asYesNo(previous)
    if (asked) return { logic: answer(previous, isNo ? 'No' : 'Yes'), source: previous }
  }
  if (source === null) return null
  if (isYesNo(source)) return { logic: answer(source, isNo ? 'No' : 'Yes'), source }
  if (typeOf(source.draft) !== 'checkbox') return null
  return { logic: rule(source, isNo ? 'is_empty' : 'is_not_empty', ''), source }
}

/** "Any allergies? If yes, ...": what was named is asked for with yes and no. */
function asYesNo(entry: Entry): boolean {
  const { draft } = entry
  if (
    draft.options.length > 0 ||
    (draft.named !== null && draft.named !== 'yes-no') ||
    !/^(?:do they have |have they )?(?:any|other|pets?|kids|children|allerg|special|medical|dietary|previous|existing)/i.test(
      draft.origin,
    )
  )
    return false
  const thing = draft.label.replace(/[?]$/, '').replace(/^any /i, '')
  const label = `Do you have any ${thing.charAt(0).toLowerCase()}${thing.slice(1)}?`
  entry.draft = { ...draft, label, named: 'yes-no' }
  return true
}

const choosing =
  /\b(?:choose|chose|chosen|chooses|select|selects|selected|pick|picks|picked|answer|answers|answered|say|says|said|tick|ticks|ticked|check|checked|opt(?:s|ed)? for|go(?:es)? for|want|wants|prefer|prefers|is|are|was|were|it['’]s|=|equals|the answer|other than|booked?|coming|attend(?:s|ing)?|order(?:s|ed)?)\b/i
const denial =
  /\b(?:not|n['’]t|isn['’]t|aren['’]t|don['’]t|doesn['’]t|other than|except|anything but|never|without|no)\b/i

/** "If they pick Delivery": an option that only one question has. */
function byOption(words: string, isNegated: boolean, found: Collection): Resolved | null {
  if (
    /\b(?:more|less|fewer|greater|at least|at most|under|over|above|below|than)\b.*\d|\d.*\b(?:or (?:more|less|fewer|above|below|under|over|higher|lower))\b/i.test(
      words,
    )
  )
    return null
  const lower = ` ${words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+&]+/gu, ' ')
    .trim()} `
  const said = contentWords(words)
  const hits = found.entries.flatMap((entry) => {
    if (isYesNo(entry)) return []
    const options = optionsOf(entry.draft).filter((option) => {
      const plain = option
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}+&]+/gu, ' ')
        .trim()
      return (
        plain.length > 1 && (holdsPhrase(lower, plain) || holdsWords(said, contentWords(option)))
      )
    })
    return options.length > 0 ? [{ entry, options }] : []
  })
  const [hit, ...others] = hits
  if (hit === undefined) return null
  const beside = said.filter(
    (word) => !hit.options.some((option) => contentWords(option).includes(word)),
  )
  const isSure =
    choosing.test(words) ||
    /["“']/.test(words) ||
    words.split(' ').length <= 3 ||
    beside.length <= 1
  if (!isSure) return null
  // The same option in two questions: the one that the words name, or none.
  const chosen =
    others.length === 0 ? hit : hits.find(({ entry }) => entry === entryAbout(found.entries, words))
  if (chosen === undefined) return null
  const { entry } = chosen
  const options = chosen.options.filter(
    (one) =>
      !chosen.options.some(
        (other) => other !== one && other.toLowerCase().includes(one.toLowerCase()),
      ),
  )
  const isNot = denial.test(withoutOptions(words, options)) !== isNegated
  const isList = typeOf(entry.draft) === 'checkbox'
  if (isNot && isList) return null
  const parts = options.map((option) =>
    rule(entry, isList ? 'contains' : isNot ? 'not_equals' : 'equals', option),
  )
  const [only] = parts
  if (only === undefined) return null
  if (isNot && parts.length > 1) return null
  return { logic: parts.length === 1 ? only : any(...parts), source: entry }
}

/** "If renting" is about the option "Rent". */
function holdsWords(said: readonly string[], option: readonly string[]): boolean {
  return (
    option.length > 0 &&
    option.some((word) => word.length > 3) &&
    option.every((word) => said.includes(word))
  )
}

function holdsPhrase(lower: string, phrase: string): boolean {
  return (
    lower.includes(` ${phrase} `) ||
    lower.includes(` ${phrase}s `) ||
    (phrase.endsWith('s') && lower.includes(` ${phrase.slice(0, -1)} `))
  )
}

function withoutOptions(words: string, options: readonly string[]): string {
  return options.reduce((text, option) => text.replaceAll(option, ''), words)
}

/** "If the child has allergies": a question that was asked, by its words. */
function byQuestion(words: string, isNegated: boolean, found: Collection): Resolved | null {
  if (/\d/.test(words)) return null
  const source = entryAbout(found.entries, words)
  if (source === null) return null
  const isNot = denial.test(words) !== isNegated
  if (isYesNo(source)) return { logic: answer(source, isNot ? 'No' : 'Yes'), source }
  if (optionsOf(source.draft).length > 0 && typeOf(source.draft) !== 'checkbox') return null
  if (
    !/\b(?:have|has|had|any|there (?:is|are)|give|gave|provide|enter|leave|left|list|mention|answer|fill|upload|bring|take|takes|need|needs)\b/i.test(
      words,
    )
  )
    return null
  return { logic: rule(source, isNot ? 'is_empty' : 'is_not_empty', ''), source }
}

/** "If they own a car": a question nobody asked yet, with yes and no. */
export function questionOf(condition: string): ReturnType<typeof readItem> {
  const words = condition.trim().replace(/[.,;:!]+$/, '')
  const positive = words
    .replace(/\b(?:do not|don['’]t|does not|doesn['’]t)\s+/i, '')
    .replace(/\b(are|is|can|will|have|has)(?: not|n['’]t)\b/i, '$1')
  if (
    !/^(?:they|the |their |he or she|you|someone|anyone|a |an |my |our )/i.test(positive) ||
    /\d|\b(?:submit|finish|complete[sd]? (?:the )?form|click|want to know|we|i)\b/i.test(positive)
  )
    return null
  const label = polarQuestion(`whether ${positive}`)
  if (label === null || label.split(' ').length > 14) return null
  return { ...emptyDraft, label, named: 'yes-no', origin: condition }
}

export function isDenied(condition: string): boolean {
  return /\b(?:do not|don['’]t|does not|doesn['’]t|are not|aren['’]t|is not|isn['’]t|can(?:no|['’])t|have not|haven['’]t|has not|hasn['’]t|won['’]t|will not)\b/i.test(
    condition,
  )
}

export function answer(source: Entry, value: string): Logic {
  return rule(source, 'equals', value)
}

function rule(
  source: Entry,
  condition: Extract<Logic, { kind: 'rule' }>['condition'],
  value: string,
): Logic {
  return { kind: 'rule', source: source.id, condition, value }
}
