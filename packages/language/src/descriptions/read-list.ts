import { isFieldName } from '@ramiform/formats/reading/guess-field-type'
import { re } from '../patterns.ts'
import { type Draft, optionsOf, type Taken } from './draft.ts'
import { groupOptions } from './group-options.ts'
import { isOwned, withOwners } from './owners.ts'
import { eitherOr, isAsking } from './question-sentence.ts'
import { areWays, withCapitals } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import type { Reading } from './reading.ts'
import { isFormTitle } from './sentence-kinds.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'
import { namedType } from './type-words.ts'

interface ListOf extends Pick<Reading, 'owners' | 'required'> {
  /** false: a weak request; the list must name things that forms ask for */
  readonly isStrong: boolean
  /** true: asked after another question, so that "details" are its details */
  readonly isFollowUp?: boolean
}

/** Reads a list in a sentence as fields. */
export function readList(
  text: string,
  { isStrong, required, owners, isFollowUp = false }: ListOf,
): readonly Draft[] {
  const parts = partsOf(text, owners)
  let isRating = false
  const drafts = parts.flatMap((part) => {
    const { rest, found } = takeCondition(part)
    const read = readItem(rest, isFollowUp || found.condition !== undefined)
    if (read === null) return []
    // `ratings for food, service and price` rates each of them.
    const { named, options, label } = read
    const isName = named === null && options.length === 0 && !label.endsWith('?')
    const isBare = isName && !/^(?:an?|the|their|your|any|whether)\b/i.test(part)
    const isRated = isRating && isBare && !isContact(label)
    isRating = isRated || ratingOf.test(part)
    const draft = isRated ? asRating(read) : read
    const need = draft.required ?? found.required ?? required
    return [{ ...draft, required: need, condition: draft.condition || (found.condition ?? '') }]
  })
  const known = drafts.filter(isKnown).length
  if (isStrong || (known > 0 && known * 2 >= parts.length)) return drafts.map(withAlternatives)
  return drafts.filter((draft) => draft.options.length > 1 || (draft.named !== null && known > 0))
}

const ratingOf =
  /\b(?:ratings|scales|scores|rate|rating scales?|rating)\b.* (?:for|of|the)\b|^(?:to )?rate\b/i

const asRating = (draft: Draft): Draft => ({
  ...draft,
  named: 'scale',
  label: `${draft.label.replace(/ rating$/i, '')} rating`,
})

/** "Collection or delivery" are two options, "company or school" two names for one thing. */
function withAlternatives(draft: Draft): Draft {
  const { label, named, options } = draft
  const prefers = named === 'yes-no' && /\b(?:prefer|rather|pay|paying)\b/i.test(label)
  const either = prefers ? eitherOr(label).map((one) => one.replace(/^by /i, '')) : []
  if (either.length > 0) return { ...draft, named: null, options: withCapitals(either) }
  if (named !== null || options.length > 0 || !/ or /i.test(label)) return draft
  const ways = label.replace(/\?$/, '').split(/ or (?:an? )?/i)
  const areShort = ways.every((way) => /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(way))
  const areNames =
    ways.length === 2 &&
    (/\p{Lu}/u.test(ways[1] ?? '') ||
      ways.some((way) => isAskedFor(way) || /[^siu]s$|ren$/i.test(way)))
  return areShort && !areNames ? { ...draft, options: withCapitals(ways) } : draft
}

const single =
  '(?:mobile phone(?: number)?|company (?:name|address|phone|website|e-?mail)|(?:phone|mobile|licen[cs]e|passport|order|member(?:ship)?) number|(?:first|last|full|uni|user|nick) name|surname|gender|date of birth|postcode|(?:pick-?up|return|start|end|arrival|departure) date|e-?mail address|name|e-?mail|phone|mobile|address|age|message|company|city|state|zip|dob|gender|website|subject|comments?|date)'
/** At least two names in a row, with other words behind or before them */
const inRow = re.i`^(?:(?:people |they )?(?:give|enter|provide|write|leave) )?((?:${single} )+${single})(?: ((?:how|what|which|whether|where|why|when)\b.*?))??(?: ((?:${single} )+${single}))?$`

/** Splits `name email phone`, but not `company name`. */
function apart(part: string): readonly string[] {
  const plain = part.trim()
  const isName = isFieldName(part) && plain.split(/\s+/).length < 3
  const [, first, other, last] = isName ? [] : (inRow.exec(plain) ?? [])
  const names = (row = '') => row.match(new RegExp(single, 'gi')) ?? []
  return first === undefined ? [part] : [...names(first), ...(other ? [other] : []), ...names(last)]
}

export const isContact = (label: string) =>
  /\b(?:name|e-?mail|phone|comments?|suggestions?|address|date|message)\b/i.test(label)

const isKnown = (draft: Draft) =>
  isAskedFor(draft.label) ||
  draft.named !== null ||
  draft.pay !== null ||
  optionsOf(draft).length > 0 ||
  (isAsking(draft.label) && draft.label.endsWith('?'))

/** Parts of a list, each with its options. */
export function partsOf(text: string, owners: number): readonly string[] {
  const parts = withTrailingOptions(groupOptions(splitList(withoutTitle(text))))
  return withOwners(parts.flatMap(opened).flatMap(apart), owners)
}

/** Removes the title before a colon: `Contact form: name, email`. */
function withoutTitle(text: string): string {
  const found =
    /^([^:?([]{2,80}?)(?::|\s[-–—])\s+(\S.*)$/s.exec(text) ??
    /^([^:?()]{2,80}?)\s*\(((?:[^(),]*,){2}[^()]*)\)$/s.exec(text)
  if (found === null) return text
  const [, head = '', rest = ''] = found
  if (/,/.test(head) || (isAskedFor(head) && areWays(rest))) return text
  const items = splitList(rest)
  if (items.length > 2 && isFormTitle(head)) return rest
  const known = items.filter((item) => isAskedFor(readItem(item)?.label ?? '')).length
  return known > 1 && known * 2 > items.length ? rest : text
}

/** Expands `emergency contact (name, phone)` into two fields. */
function opened(part: string): readonly string[] {
  const [, head = '', inside = ''] =
    /^(?!.*(?:\bmethod|preferred|\bor\b))([^()]+?)\s*\(([^()]+)\)$/i.exec(part) ?? []
  const inner = splitList(inside)
  if (inner.length < 2) return [part]
  const [, owner] = /^(.*?)\s*\b(?:details?|info(?:rmation)?|data|basics)$/i.exec(head) ?? []
  const known = inner.filter((one) => isContact(one) || isAskedFor(one)).length
  if (owner !== undefined && known * 2 > inner.length)
    return inner.map((one) => (/['’]s?$/.test(owner) ? `${owner} ${one}` : one))
  // "child (name, age)" names each thing of the child, "address (street, city)" only sums up its parts.
  const isListed = inner.every(
    (one) => isContact(one) || isFieldName(one) || /^relationship$/i.test(one),
  )
  const isJoined =
    /\baddress$/i.test(head) ||
    (/\band\b/i.test(inside) && !/\b(?:types?|kinds?|topics?|reasons?|services?)\b/i.test(head))
  if (!isListed && !(isJoined && inner.every(isAskedFor))) return [part]
  return inner.map((one) => {
    const owned = `${head} ${one}`
    return isOwned(owned) || (isContact(one) && !isContact(head)) ? owned : one
  })
}

const noOption =
  /[(:?]|^(?:an?|the|their|your|any|his|her|our|whether|if|how|what|which|when|where|why|who)\b/i

/** Parts before a final `or` are options: `which size, small, medium or large`. */
function withTrailingOptions(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ''
  const canBe = (part: string) =>
    part.length <= 40 && part.split(' ').length <= 4 && !noOption.test(part)
  if (!/^\S.* or \S.*$/i.test(last) || !canBe(last)) return parts
  const at = parts.findLastIndex(
    (part, index) => index < parts.length - 1 && (!canBe(part) || isAskedFor(part)),
  )
  const head = parts[at]
  if (head === undefined || /[(:]/.test(head) || isContact(head)) return parts
  const isChoice = /^(?:which|what|prefer|choose|either)/i.test(head) || !isAskedFor(head)
  if (at === parts.length - 2 && (isAskedFor(last) || !isChoice)) return parts
  return [...parts.slice(0, at), `${head}: ${parts.slice(at + 1).join(', ')}`]
}

const when = /^(?!(?:whether|if)\b)(.*\S)\s+(?:but\s+)?(?:only )?(if|when|unless)\s+(.+)$/is
/** "if any", "when they know" */
const optional =
  /^(?:any|applicable|known|available|possible|needed|relevant|they(?:['’]d| would)? (?:want|like|wish|have (?:one|any|it)|know)|(?:you|they) can|you (?:want|like|have (?:one|any)))\b/i

/** Splits `VAT number if they are a business`. */
function takeCondition(part: string): Taken {
  const [, item = '', word = '', condition = ''] = when.exec(part) ?? []
  const isPart =
    item === '' ||
    /[(]/.test(item) !== /[)]/.test(item) ||
    /(?:^|\s)(?:how|what|which|where|why|who|and|or|ask|know|see|say)$/i.test(item)
  const isOptional = optional.test(condition)
  if (!isPart && isOptional && namedType(item) !== 'checkbox')
    return { rest: item, found: { required: false } }
  if (isPart || isOptional || /^(?:we|i)\b/i.test(condition)) return { rest: part, found: {} }
  const lead = /unless/i.test(word) ? 'unless' : 'if'
  return { rest: item, found: { condition: `${lead} ${condition}` } }
}
