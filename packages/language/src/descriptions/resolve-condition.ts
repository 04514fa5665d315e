import { any, type Logic, rule } from '@ramiform/formats/reading/logic'
import { byReader } from './by-reader.ts'
import { type Collection, type Entry, isYesNo, type Resolved, yesNoIn } from './collection.ts'
import { polarQuestion } from './direct-question.ts'
import { type Draft, emptyDraft, optionsOf, typeOf } from './draft.ts'

const yes =
  /^(?:(?:the answer is |answered |they (?:answer(?:ed)?|say|said|select(?:ed)?|choose|chose|pick(?:ed)?|click(?:ed)?|tick(?:ed)?|check(?:ed)?|put|respond(?:ed)?(?: with)?)(?: with)? )?["“']?yes["”']?|so|true|checked|ticked|selected|(?:they|you) (?:do|are|have|did|can|will|would|want(?: to)?|need(?: it| one)?|agree|tick it|check it|check this|have (?:one|any|some))|that is the case|this is the case|that['’]s the case|any|there (?:are|is)(?: any| one)?|it is|applicable|yes is (?:selected|chosen|picked)|yes to (?:that|this|it|the (?:above|previous|last)(?: question)?))$/i
const no =
  /^(?:(?:the answer is |answered |they (?:answer(?:ed)?|say|said|select(?:ed)?|choose|chose|pick(?:ed)?|click(?:ed)?|put|respond(?:ed)?(?: with)?)(?: with)? )?["“']?no["”']?|not|no is (?:selected|chosen)|they (?:don['’]t|do not|aren['’]t|are not|haven['’]t|have not|can['’]t|cannot|won['’]t|will not|didn['’]t|did not)|otherwise)$/i

/** The yes or the no to a question; the English words if its options are still to come. */
export const yesOrNo = (source: Entry, isNo: boolean): Logic =>
  rule(source.id, 'equals', yesNoIn(source)?.[isNo ? 'no' : 'yes'] ?? (isNo ? 'No' : 'Yes'))

export const saysNo = (condition: string) => no.test(condition)

export const isAnaphora = (condition: string) => yes.test(condition) || saysNo(condition)

/** Finds the meaning of a condition among the fields found so far; null if uncertain. */
export function resolveCondition(
  condition: string,
  isNegated: boolean,
  found: Collection,
  last: Entry | null,
): Resolved | null {
  const words = withoutMarks(condition)
  return isAnaphora(words)
    ? answeredBefore(saysNo(words) !== isNegated, found, last)
    : byReader(words, isNegated, found)
}

const withoutMarks = (text: string) => text.trim().replace(/[.,;:!]+$/, '')

/** "If yes" refers to the last yes-or-no question. A field without a type becomes one. */
function answeredBefore(isNo: boolean, found: Collection, last: Entry | null): Resolved | null {
  const previous = found.entries.at(-1)
  if (last === null && previous !== undefined && !isYesNo(previous) && asksForAny(previous.draft))
    previous.draft = asYesNo(previous.draft)
  const source = last ?? found.entries.findLast(isYesNo)
  if (source === undefined || isFarBehind(source, found)) return null
  if (isYesNo(source)) return { logic: yesOrNo(source, isNo), source }
  const other = isNo ? otherAnswer(source, found) : null
  if (other !== null) return { logic: other, source }
  if (typeOf(source.draft) !== 'checkbox' || optionsOf(source.draft).length !== 1) return null
  return { logic: rule(source.id, isNo ? 'is_empty' : 'is_not_empty'), source }
}

/** Resolves "otherwise" behind `if they choose delivery`: the other options. */
function otherAnswer(source: Entry, found: Collection): Logic | null {
  const rules = found.entries
    .flatMap(({ shown }) => (shown?.kind === 'any' ? shown.parts : (shown ?? [])))
    .flatMap((part) => (part.kind === 'rule' && part.source === source.id ? [part] : []))
  const spoken = rules.map(({ condition, value }) => (condition === 'equals' ? value : ''))
  const others = optionsOf(source.draft).filter((option) => !spoken.includes(option))
  const isClear = spoken.length > 0 && !spoken.includes('')
  if (!isClear || others.length === 0 || others.length > 6) return null
  return any(...others.map((option) => rule(source.id, 'equals', option)))
}

/** True if other questions came after the one that "if yes" refers to. */
function isFarBehind(source: Entry, { entries }: Collection): boolean {
  const after = entries.slice(entries.indexOf(source) + 1)
  return after.filter(({ shown }) => shown === null).length > 2
}

const anyOf =
  /^(?:do they have |have they )?(?:any|other|pets?|kids|children|allerg|special|medical|dietary|previous|existing)/i

const asksForAny = ({ named, options, origin }: Draft) =>
  options.length === 0 && (named === null || named === 'yes-no') && anyOf.test(origin)

/** Turns "Any allergies? If yes, ..." into a yes-or-no question. */
function asYesNo(draft: Draft): Draft {
  const thing = draft.label.replace(/[?]$/, '').replace(/^any /i, '')
  const label = `Do you have any ${thing.charAt(0).toLowerCase()}${thing.slice(1)}?`
  return { ...draft, label, named: 'yes-no' }
}

const someone = /^(?:they|the |their |he or she|you|someone|anyone|a |an |my |our )/i
/** Words about the form or a choice, which ask nothing new */
const ofForm =
  /\d|\b(?:submit|finish|complete[sd]? (?:the )?form|click|want to know|choose|chose|chosen|chooses|select|selects|selected|pick|picks|picked|tick|ticks|ticked|we|i)\b/i

/** Turns "If they own a car" into a new yes-or-no question. */
export function questionOf(condition: string): Draft | null {
  const positive = withoutMarks(condition)
    .replace(/\b(?:do|does)(?: not|n['’]t)\s+/i, '')
    .replace(/\b(are|is|can|will|have|has)(?: not|n['’]t)\b/i, '$1')
  if (!someone.test(positive) || ofForm.test(positive)) return null
  const label = polarQuestion(`whether ${positive}`)
  if (label === null || label.split(' ').length > 14) return null
  return { ...emptyDraft, label, named: 'yes-no', origin: condition }
}

export const denied =
  /\b(?:(?:do|does|are|is|have|has)(?: not|n['’]t)|can(?:no|['’])t|won['’]t|will not)\b/i
