import { type Draft, emptyDraft } from './draft.ts'
import { areWays, isShort, meansSeveral, takeBrackets, withCapitals } from './read-brackets.ts'
import { splitOptions } from './split-list.ts'
import { takeNeed } from './take-need.ts'
import { isAskedFor } from './things.ts'
import { type NamedType, namedType, takeType } from './type-words.ts'
import { takeScale } from './usual-options.ts'

const optionLead =
  /\s*[,;:–—-]?\s*\b(?:with (?:an? |the )?(?:following )?(?:choice|options?|choices?|values|answers|categories|levels)(?: (?:of|for|like|such as|being|are|to (?:choose|select) from))?|(?:the )?(?:options?|choices?) (?:are|being|should be|include|of)|(?:choose|choosing|select|selecting|pick|picking|chosen|selected) (?:one )?(?:from|between|among)|(?:they|people|users|you) (?:can )?(?:choose|select|pick) (?:from|between)|(?:from|between)(?= \S+(?:, | or | and ))|either|such as|like(?= \S+, )|being)\s*:?\s*/i

/** Reads and removes `: A, B or C`, `with options A, B and C`, `between A and B`. */
export function takeOptions(text: string): {
  readonly rest: string
  readonly found: Partial<Draft>
} {
  const isMany = meansSeveral(text)
  const many: Partial<Draft> = isMany ? { isMany } : {}
  const colon = /^([^:?]{1,160}(?:[:]|[?]\s*[:–—-]?|\s[–—-](?=\s)))\s*(.+)$/s.exec(text)
  if (colon !== null) {
    const [, head = '', tail = ''] = colon
    const told = readTail(tail)
    if (told !== null) return { rest: bareHead(head), found: { ...many, ...told } }
  }
  const slashed = /^(.*\S)\s+((?:[\p{L}\p{N}-]+\s?\/\s?){1,8}[\p{L}\p{N}-]+)$/u.exec(text)
  if (
    slashed !== null &&
    (isAskedFor(slashed[1] ?? '') || (slashed[2]?.split('/').length ?? 0) > 2) &&
    !/^(?:and\/or|yes\/no|n\/a|w\/o)$/i.test(slashed[2] ?? '')
  ) {
    return {
      rest: slashed[1] ?? '',
      found: { ...many, options: withCapitals(splitOptions(slashed[2] ?? '')) },
    }
  }
  const lead = optionLead.exec(text)
  if (lead !== null && lead.index > 0) {
    const options = splitOptions(text.slice(lead.index + lead[0].length))
    if (options.length > 1 && options.every(isShort) && !/^\d+$/.test(options[0] ?? '')) {
      return { rest: text.slice(0, lead.index), found: { ...many, options: withCapitals(options) } }
    }
  }
  return { rest: text, found: many }
}

/** Removes the words before options: `size with options:`. */
function bareHead(head: string): string {
  return head
    .replace(/\s*[:–—-]\s*$/, '')
    .replace(
      /[\s,]+(?:with|and|of|has|having)?\s*(?:the )?(?:following )?(?:options?|choices|values|answers|choose (?:from|between|one)|select (?:from|one)|pick (?:from|one))(?: (?:are|being|like|such as))?$/i,
      '',
    )
}

/** Reads the part behind a label's colon: options, a type, or required. */
function readTail(tail: string): Partial<Draft> | null {
  const { rest, found } = takeBrackets(tail)
  const { label: _, origin: __, ...told } = found
  const plain = rest.replace(/^[\s,.-]+|[\s,.;-]+$/g, '')
  const kept = Object.fromEntries(
    Object.entries(told).filter(([name, value]) => value !== emptyDraft[name as keyof Draft]),
  )
  if (plain === '') return kept
  const words = takeNeed(` ${plain}`).required
  if (/^(?:required|optional|mandatory)$/i.test(plain))
    return { ...kept, required: /^(?:required|mandatory)/i.test(plain) }
  const [first = '', ...others] = plain.split(/\s*[,;]\s*|\s+-\s+/)
  if (areWays(plain)) return { ...kept, options: withCapitals(splitOptions(plain)) }
  const type = namedType(first)
  // `website, app, branding` are options, although the first is a type name.
  if (type !== null && (isChoice(type) || others.length < 2)) {
    const more = others.join(', ')
    const inner = more === '' ? {} : (readTail(more) ?? {})
    return {
      ...kept,
      named: type,
      ...(/checkboxes|multi/i.test(first) && { isMany: true }),
      ...inner,
      ...(words !== null && { required: words }),
    }
  }
  const scaled = takeScale(`rating (${plain})`)
  if (scaled !== null && /^rating\W*$/i.test(scaled.rest)) return { ...kept, scale: scaled.scale }
  const typed = takeType(plain)
  const list = typed?.rest ?? plain
  const bare = list.replace(
    /^(?:options?|choices?|choose (?:from|between)|select|either|with options)\s*:?\s*/i,
    '',
  )
  const options = splitOptions(
    bare.replace(
      /\s*[,;]?\s*(?:select|choose|pick|check|tick) (?:all that apply|any|one|several)\.?$/i,
      '',
    ),
  )
  if (options.length > 1 && options.every(isShort)) {
    return {
      ...kept,
      options: withCapitals(options),
      ...(typed !== null && { named: typed.type }),
      ...(meansSeveral(plain) && { isMany: true }),
    }
  }
  return typed === null ? null : { ...kept, named: typed.type }
}

function isChoice(type: NamedType): boolean {
  return ['radio', 'select', 'checkbox', 'choice', 'yes-no', 'scale'].includes(type)
}
