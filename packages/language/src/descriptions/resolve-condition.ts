import { any, type Logic } from '@ramiform/formats/reading/logic'
import { byReader } from './by-reader.ts'
import { type Collection, type Entry, isYesNo } from './collection.ts'
import { polarQuestion } from './direct-question.ts'
import { emptyDraft, optionsOf, typeOf } from './draft.ts'
import type { readItem } from './read-item.ts'
import { answer, type Resolved, rule, yesOrNo } from './resolved.ts'

const yes =
  /^(?:(?:the answer is |answered |they (?:answer(?:ed)?|say|said|select(?:ed)?|choose|chose|pick(?:ed)?|click(?:ed)?|tick(?:ed)?|check(?:ed)?|put|respond(?:ed)?(?: with)?)(?: with)? )?["“']?yes["”']?|so|true|checked|ticked|selected|(?:they|you) (?:do|are|have|did|can|will|would|want(?: to)?|need(?: it| one)?|agree|tick it|check it|check this|have (?:one|any|some))|that is the case|this is the case|that['’]s the case|any|there (?:are|is)(?: any| one)?|it is|applicable|yes is (?:selected|chosen|picked)|yes to (?:that|this|it|the (?:above|previous|last)(?: question)?))$/i
const no =
  /^(?:(?:the answer is |answered |they (?:answer(?:ed)?|say|said|select(?:ed)?|choose|chose|pick(?:ed)?|click(?:ed)?|put|respond(?:ed)?(?: with)?)(?: with)? )?["“']?no["”']?|not|no is (?:selected|chosen)|they (?:don['’]t|do not|aren['’]t|are not|haven['’]t|have not|can['’]t|cannot|won['’]t|will not|didn['’]t|did not)|otherwise)$/i

export const saysNo = (condition: string) => no.test(condition)

export function isAnaphora(condition: string): boolean {
  return yes.test(condition) || no.test(condition)
}

/** Finds the meaning of a condition among the fields found so far; null if uncertain. */
export function resolveCondition(
  condition: string,
  isNegated: boolean,
  found: Collection,
  last: Entry | null,
): Resolved | null {
  const words = condition.trim().replace(/[.,;:!]+$/, '')
  if (isAnaphora(words)) return answeredBefore(no.test(words) !== isNegated, found, last)
  return byReader(words, isNegated, found)
}

/** "If yes" refers to the last yes-or-no question. A field without a type becomes one. */
function answeredBefore(isNo: boolean, found: Collection, last: Entry | null): Resolved | null {
  const source = last ?? found.entries.findLast(isYesNo) ?? null
  const previous = found.entries.at(-1)
  if (last === null && previous !== undefined && !isYesNo(previous)) {
    const asked = asYesNo(previous)
    if (asked) return { logic: yesOrNo(previous, isNo), source: previous }
  }
  if (source === null || isFarBehind(source, found)) return null
  if (isYesNo(source)) return { logic: yesOrNo(source, isNo), source }
  const other = isNo ? otherAnswer(source, found) : null
  if (other !== null) return { logic: other, source }
  if (typeOf(source.draft) !== 'checkbox' || optionsOf(source.draft).length !== 1) return null
  return { logic: rule(source, isNo ? 'is_empty' : 'is_not_empty', ''), source }
}

/** Resolves "otherwise" behind `if they choose delivery`: the other options. */
function otherAnswer(source: Entry, found: Collection): Logic | null {
  const spoken = new Set(
    found.entries.flatMap(({ shown }) => {
      const parts = shown?.kind === 'any' ? shown.parts : shown === null ? [] : [shown]
      return parts.flatMap((part) => {
        if (part.kind !== 'rule' || part.source !== source.id) return []
        return part.condition === 'equals' ? [part.value] : ['']
      })
    }),
  )
  const others = optionsOf(source.draft).filter((option) => !spoken.has(option))
  if (spoken.size === 0 || spoken.has('') || others.length === 0 || others.length > 6) return null
  return any(...others.map((option) => answer(source, option)))
}

/** True if other questions came after the one that "if yes" refers to. */
function isFarBehind(source: Entry, { entries }: Collection): boolean {
  const after = entries.slice(entries.indexOf(source) + 1)
  return after.filter(({ shown }) => shown === null).length > 2
}

/** Turns "Any allergies? If yes, ..." into a yes-or-no question. */
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

/** Turns "If they own a car" into a new yes-or-no question. */
export function questionOf(condition: string): ReturnType<typeof readItem> {
  const words = condition.trim().replace(/[.,;:!]+$/, '')
  const positive = words
    .replace(/\b(?:do not|don['’]t|does not|doesn['’]t)\s+/i, '')
    .replace(/\b(are|is|can|will|have|has)(?: not|n['’]t)\b/i, '$1')
  if (
    !/^(?:they|the |their |he or she|you|someone|anyone|a |an |my |our )/i.test(positive) ||
    /\d|\b(?:submit|finish|complete[sd]? (?:the )?form|click|want to know|choose|chose|chosen|chooses|select|selects|selected|pick|picks|picked|tick|ticks|ticked|we|i)\b/i.test(
      positive,
    )
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
