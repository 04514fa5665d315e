import { type Draft, emptyDraft } from './draft.ts'
import {
  listedOptions,
  meansSeveral,
  readAside,
  takeBrackets,
  withCapitals,
} from './read-brackets.ts'
import { splitOptions } from './split-list.ts'
import { isAskedFor } from './things.ts'

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

/** Reads the part behind a label's colon; null if it says nothing about the field. */
function readTail(tail: string): Partial<Draft> | null {
  const { rest, found } = takeBrackets(tail)
  const plain = rest.replace(/^[\s,.-]+|[\s,.;-]+$/g, '')
  const inBrackets = Object.entries(found).filter(
    ([name, value]) => value !== emptyDraft[name as keyof Draft],
  )
  const told = readAside(plain)
  const saysNothing = plain !== '' && Object.keys(told).length === 0
  return saysNothing ? null : { ...Object.fromEntries(inBrackets), ...told }
}
