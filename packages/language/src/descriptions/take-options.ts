import { type Draft, emptyDraft } from './draft.ts'
import {
  areWays,
  listedOptions,
  meansSeveral,
  takeBrackets,
  withCapitals,
} from './read-brackets.ts'
import { splitOptions } from './split-list.ts'
import { takeNeed } from './take-need.ts'
import { isAskedFor } from './things.ts'
import { type NamedType, namedType, takeType } from './type-words.ts'
import { scaleOf } from './usual-options.ts'

const optionLead =
  /\s*[,;:–—-]?\s*\b(?:with (?:an? |the )?(?:following )?(?:choice|options?|choices?|values|answers|categories|levels)(?: (?:of|for|like|such as|being|are|to (?:choose|select) from))?|(?:the )?(?:options?|choices?) (?:are|being|should be|include|of)|(?:choose|choosing|select|selecting|pick|picking|chosen|selected) (?:one )?(?:from|between|among)|(?:they|people|users|you) (?:can )?(?:choose|select|pick) (?:from|between)|(?:from|between)(?= \S+(?:, | or | and ))|either|such as|like(?= \S+, )|being)\s*:?\s*/i

/** Reads and removes `: A, B or C`, `with options A, B and C`, `between A and B`. */
export function takeOptions(text: string): {
  readonly rest: string
  readonly found: Partial<Draft>
} {
  const many: Partial<Draft> = meansSeveral(text) ? { isMany: true } : {}
  const [, head = '', tail] =
    /^([^:?]{1,160}(?:[:]|[?]\s*[:–—-]?|\s[–—-](?=\s)))\s*(.+)$/s.exec(text) ?? []
  const told = tail === undefined ? null : readTail(tail)
  if (told !== null) return { rest: bareHead(head), found: { ...many, ...told } }
  const [, name = '', slashed = ''] =
    /^(.*\S)\s+(?!(?:and\/or|yes\/no|n\/a|w\/o)$)((?:[\p{L}\p{N}-]+\s?\/\s?){1,8}[\p{L}\p{N}-]+)$/iu.exec(
      text,
    ) ?? []
  if (name !== '' && (isAskedFor(name) || slashed.split('/').length > 2))
    return { rest: name, found: { ...many, options: withCapitals(splitOptions(slashed)) } }
  const lead = optionLead.exec(text)
  if (lead === null || lead.index === 0) return { rest: text, found: many }
  const options = listedOptions(text.slice(lead.index + lead[0].length))
  return options.length > 0 && !/^\d+$/.test(options[0] ?? '')
    ? { rest: text.slice(0, lead.index), found: { ...many, options } }
    : { rest: text, found: many }
}

/** Removes the words before options: `size with options:`. */
const bareHead = (head: string) =>
  head
    .replace(/\s*[:–—-]\s*$/, '')
    .replace(
      /[\s,]+(?:with|and|of|has|having)?\s*(?:the )?(?:following )?(?:options?|choices|values|answers|choose (?:from|between|one)|select (?:from|one)|pick (?:from|one))(?: (?:are|being|like|such as))?$/i,
      '',
    )

const choices: readonly NamedType[] = ['radio', 'select', 'checkbox', 'choice', 'yes-no', 'scale']

/** Reads the part behind a label's colon: options, a type, or required. */
function readTail(tail: string): Partial<Draft> | null {
  const { rest, found } = takeBrackets(tail)
  const plain = rest.replace(/^[\s,.-]+|[\s,.;-]+$/g, '')
  const told = Object.fromEntries(
    Object.entries(found).filter(([name, value]) => value !== emptyDraft[name as keyof Draft]),
  )
  if (plain === '') return told
  const { required } = takeNeed(` ${plain}`)
  if (/^(?:required|optional|mandatory)$/i.test(plain)) return { ...told, required }
  const [first = '', ...others] = plain.split(/\s*[,;]\s*|\s+-\s+/)
  if (areWays(plain)) return { ...told, options: withCapitals(splitOptions(plain)) }
  const named = namedType(first)
  // `website, app, branding` are options, although the first is a type name.
  if (named !== null && (choices.includes(named) || others.length < 2))
    return {
      ...told,
      named,
      ...(/checkboxes|multi/i.test(first) && { isMany: true }),
      ...(others.length > 0 && readTail(others.join(', '))),
      ...(required !== null && { required }),
    }
  const scale = scaleOf(plain)
  if (scale !== null) return { ...told, scale }
  const typed = takeType(plain)
  const options = listedOptions(typed?.rest ?? plain)
  if (typed === null && options.length === 0) return null
  return {
    ...told,
    ...(typed !== null && { named: typed.type }),
    ...(options.length > 0 && { options }),
    ...(options.length > 0 && meansSeveral(plain) && { isMany: true }),
  }
}
