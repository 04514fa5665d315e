import { isFieldName } from '@ramiform/formats/reading/guess-field-type'
import { type Draft, optionsOf } from './draft.ts'
import { groupOptions } from './group-options.ts'
import { isOwned, withOwners } from './owners.ts'
import { re } from './patterns.ts'
import { eitherOr } from './question-sentence.ts'
import { areWays, withCapitals } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { isFormTitle } from './sentence-kinds.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'
import { namedType } from './type-words.ts'
import { takeScale } from './usual-options.ts'

interface ListOf {
  /** false: a weak request; the list must name things that forms ask for */
  readonly isStrong: boolean
  readonly required: boolean | null
  readonly owners: number
  /** true: asked after another question, so that "details" are its details */
  readonly isFollowUp?: boolean
}

/** Reads a list in a sentence as fields. */
export function readList(
  text: string,
  { isStrong, required, owners, isFollowUp = false }: ListOf,
): readonly Draft[] {
  const rated = /^(?:please )?(?:rated?|scored?)\b([^:]*):\s*(.+)$/is.exec(text)
  const together =
    rated === null
      ? ratedTogether(text)
      : {
          names: splitList(rated[2] ?? ''),
          scale: takeScale(`rating ${rated[1]}`)?.scale ?? null,
          rest: '',
        }
  if (together !== null) {
    const { names, scale, rest } = together
    const rows = names.flatMap((name) => {
      const read = readItem(name)
      if (read === null) return []
      return [{ ...read, named: 'scale' as const, scale, required, label: `${read.label} rating` }]
    })
    const more = rest === '' ? [] : readList(rest, { isStrong, required, owners, isFollowUp })
    return [...rows, ...more]
  }
  const parts = partsOf(text, owners)
  let isRating = false
  const drafts = withoutSharedMark(parts).flatMap((part) => {
    const { item, condition, isOptional } = takeCondition(part)
    const read = readItem(unasked(item), isFollowUp)
    if (read === null) return []
    // `ratings for food, service and price` rates each of them.
    const isRated =
      isRating &&
      read.named === null &&
      read.options.length === 0 &&
      !read.label.endsWith('?') &&
      !/^(?:an?|the|their|your|any|whether)\b/i.test(part) &&
      !isContact(read.label)
    isRating =
      isRated ||
      /\b(?:ratings|scales|scores|rate|rating scales?|rating)\b.* (?:for|of|the)\b|^(?:to )?rate\b/i.test(
        part,
      )
    const scaled = isRated
      ? {
          ...read,
          named: 'scale' as const,
          label: `${read.label} rating`.replace(/ rating rating$/i, ' rating'),
        }
      : read
    const need = scaled.required ?? (isOptional ? false : required)
    return [{ ...scaled, required: need, condition: scaled.condition || condition }]
  })
  const asked = drafts.map(withAlternatives)
  if (isStrong) return asked
  const known = drafts.filter(isKnown).length
  return known > 0 && known * 2 >= parts.length
    ? asked
    : drafts.filter((draft) => draft.options.length > 1 || (draft.named !== null && known > 0))
}

/** Removes the question mark that `which program and version?` shares. */
function withoutSharedMark(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ''
  const isShared =
    parts.length > 1 &&
    parts.some((part) => /^(?:which|what)\s/i.test(part) && !part.endsWith('?')) &&
    /^[\p{L}-]+(?: [\p{L}-]+)?\?$/u.test(last) &&
    !/^(?:how|what|which|when|where|why|who)\b/i.test(last)
  return isShared ? [...parts.slice(0, -1), last.slice(0, -1)] : parts
}

/** Removes the question word that `which size and color do they want?` shares. */
function unasked(part: string): string {
  return part.replace(
    /^(?!(?:for |at |in |on )?(?:how|what|which|when|where|why|who|whose)\b)([\p{L}-]+(?: [\p{L}-]+)?) (?:do|would|will|did) (?:they|you) [\p{L}]+\??$/iu,
    '$1',
  )
}

/** "Collection or delivery" are two options, "company or school" two names for one thing. */
function withAlternatives(draft: Draft): Draft {
  const isEither = draft.named === 'yes-no' && /\b(?:prefer|pay|paying)\b/i.test(draft.label)
  const either = isEither ? eitherOr(draft.label).map((one) => one.replace(/^by /i, '')) : []
  if (either.length > 0) return { ...draft, named: null, options: withCapitals(either) }
  if (draft.named !== null || draft.options.length > 0) return draft
  const ways = /^[\p{L}-]+(?: or (?:an? )?[\p{L}-]+){2,}$/iu.test(draft.label)
  if (ways) return { ...draft, options: withCapitals(draft.label.split(/ or (?:an? )?/i)) }
  const [, one = '', other = ''] =
    /^((?:[\p{L}-]+ )?[\p{L}-]+) or ((?:[\p{L}-]+ )?[\p{Ll}-]+)\??$/u.exec(draft.label) ?? []
  const areNames = [one, other].some((word) => isAskedFor(word) || /[^siu]s$|ren$/i.test(word))
  if (one === '' || areNames) return draft
  return { ...draft, options: withCapitals([one, other]) }
}

const single =
  '(?:mobile phone(?: number)?|company (?:name|address|phone|website|e-?mail)|(?:phone|mobile|licen[cs]e|passport|order|member(?:ship)?) number|(?:first|last|full) name|(?:pick-?up|return|start|end|arrival|departure) date|e-?mail address|name|e-?mail|phone|mobile|address|age|message|company|city|state|zip|dob|gender|website|subject|comments?|date)'
/** At least two names in a row, with other words behind or before them */
const inRow = re.i`^(?:(?:people |they )?(?:give|enter|provide|write|leave) )?((?:${single} )+${single})(?: ((?:how|what|which|whether|where|why|when)\b.*?))??(?: ((?:${single} )+${single}))?$`

/** Splits `name email phone`. */
function apart(part: string): readonly string[] {
  const [, first, other, last] = inRow.exec(part.trim()) ?? []
  // "company name"
  if (first === undefined || (isFieldName(part) && part.trim().split(/\s+/).length < 3))
    return [part]
  const names = (row = '') => row.match(new RegExp(single, 'gi')) ?? []
  return [...names(first), ...(other === undefined ? [] : [other]), ...names(last)]
}

/** Applies "number of" to each part: "number of adults and children". */
function counted(parts: readonly string[]): readonly string[] {
  return parts.map((part, index) => {
    const before = parts[index - 1] ?? ''
    const isCount = /^(?:the |a )?(?:number of|how many) [\p{L}-]+$/iu.test(before)
    return isCount && /^(?:the )?(?:[\p{L}-]+s|children)$/iu.test(part) && !isFieldName(part)
      ? `number of ${part}`
      : part
  })
}

/** Reads `rate the room, the food and the staff from 1 to 5, and ...`. */
function ratedTogether(text: string) {
  const found = /^(?:to )?(?:rate|score)\s+(.+)$/is.exec(text)
  if (found === null) return null
  const parts = splitList(found[1] ?? '')
  const at = parts.findIndex((part) => takeScale(`rate ${part}`) !== null)
  const last = takeScale(`rate ${parts[at] ?? ''}`)
  const names = [...parts.slice(0, Math.max(0, at)), last?.rest.replace(/^rate /, '') ?? '']
  const areNames = names.every((name) => name.split(' ').length <= 4)
  if (at < 1 || last === null || !areNames) return null
  return { names, scale: last.scale, rest: parts.slice(at + 1).join(', ') }
}

export function isContact(label: string): boolean {
  return /\b(?:name|e-?mail|phone|comments?|suggestions?|address|date|message)\b/i.test(label)
}

function isKnown(draft: Draft): boolean {
  return (
    isAskedFor(draft.label) ||
    draft.named !== null ||
    draft.pay !== null ||
    optionsOf(draft).length > 0 ||
    /^(?:how|what|which|when|where|why|who|do|are|have|did|will|can|is|would)\b.*\?$/i.test(
      draft.label,
    )
  )
}

/** Parts of a list, each with its options. */
export function partsOf(text: string, owners: number): readonly string[] {
  return withOwners(
    counted(
      withTrailingOptions(groupOptions(splitList(withoutTitle(text))))
        .flatMap(opened)
        .flatMap(apart),
    ),
    owners,
  )
}

/** Removes the title before a colon: `Contact form: name, email`. */
function withoutTitle(text: string): string {
  const found =
    /^([^:?([]{2,80}?)(?::|\s[-–—])\s+(\S.*)$/s.exec(text) ??
    /^([^:?()]{2,80}?)\s*\(([^()]*,[^()]*,[^()]*)\)$/s.exec(text)
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
  const found = /^([^()]+?)\s*\(([^()]+)\)$/.exec(part)
  if (found === null) return [part]
  const [, head = '', inside = ''] = found
  const inner = splitList(inside)
  if (inner.length < 2 || /\bmethod|preferred|\bor\b/i.test(part)) return [part]
  const details = /^(.*?)\s*\b(?:details?|info(?:rmation)?|data|basics)$/i.exec(head)
  const known = inner.filter((one) => isContact(one) || isAskedFor(one)).length
  if (details !== null && known * 2 > inner.length) {
    const owner = /['’]s?$/.test(details[1] ?? '') ? `${details[1]} ` : ''
    return inner.map((one) => `${owner}${one}`)
  }
  // "child (name, age)" names each thing of the child, "address (street, city)" only sums up its parts.
  const isListed =
    inner.every((one) => isContact(one) || isFieldName(one) || /^relationship$/i.test(one)) ||
    (/\baddress$/i.test(head) && inner.every(isAskedFor))
  const isJoined = /\band\b/i.test(inside) && inner.every(isAskedFor)
  if (!isListed && !(isJoined && !/\b(?:types?|kinds?|topics?|reasons?|services?)\b/i.test(head)))
    return [part]
  return inner.map((one) => {
    const owned = `${head} ${one}`
    return isOwned(owned) || (isContact(one) && !isContact(head)) ? owned : one
  })
}

/** Parts before a final `or` are options: `which size, small, medium or large`. */
function withTrailingOptions(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ''
  const canBe = (part: string) =>
    part.length <= 40 &&
    part.split(' ').length <= 4 &&
    !/[(:?]/.test(part) &&
    !/^(?:an?|the|their|your|any|his|her|our|whether|if|how|what|which|when|where|why|who)\b/i.test(
      part,
    )
  if (parts.length < 2 || !/^\S.* or \S.*$/i.test(last) || !canBe(last)) return parts
  let start = parts.length - 1
  while (start > 0 && canBe(parts[start - 1] ?? '') && !isAskedFor(parts[start - 1] ?? ''))
    start -= 1
  const head = parts[start - 1]
  if (head === undefined || /[(:]/.test(head) || isContact(head)) return parts
  const isOnlyPair = start === parts.length - 1
  if (
    isOnlyPair &&
    (isAskedFor(last) || (!/^(?:which|what|prefer|choose|either)/i.test(head) && isAskedFor(head)))
  )
    return parts
  return [...parts.slice(0, start - 1), `${head}: ${parts.slice(start).join(', ')}`]
}

const when = /^(.*\S)\s+(?:but\s+)?((?:only )?(?:if|when|unless))\s+(.+)$/is

/** Splits `VAT number if they are a business`. */
function takeCondition(part: string): {
  readonly item: string
  readonly condition: string
  readonly isOptional: boolean
} {
  const none = { item: part, condition: '', isOptional: false }
  const found = /^(?:whether|if)\b/i.test(part) ? null : when.exec(part)
  if (found === null || /[(]/.test(found[1] ?? '') !== /[)]/.test(found[1] ?? '')) return none
  const [, item = '', word = '', condition = ''] = found
  if (
    /^(?:how|what|which|where|why|who|and|or|ask|know|see|say)$/i.test(item.split(' ').at(-1) ?? '')
  )
    return none
  if (
    /^(?:any|applicable|known|available|possible|needed|relevant|they(?:['’]d| would)? (?:want|like|wish|have (?:one|any|it)|know)|you (?:want|like|have (?:one|any)))\b/i.test(
      condition,
    )
  ) {
    if (namedType(item) === 'checkbox') return none
    return { item, condition: '', isOptional: true }
  }
  if (/^(?:we|i)\b/i.test(condition)) return none
  return {
    item,
    condition: `${/unless/i.test(word) ? 'unless' : 'if'} ${condition}`,
    isOptional: false,
  }
}
