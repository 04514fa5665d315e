import { affirmative, requestsInput } from '../../reading/asking.ts'
import { isFieldName } from '../../reading/guess-field-type.ts'
import { type OptionLine, readOptionLine } from '../../reading/option-lines.ts'
import { labelsItself } from '../../reading/own-label.ts'
import { countedNumbers } from '../../reading/scale-type.ts'
import type { Block } from './blocks.ts'
import type { Draft } from './draft.ts'
import { type InlineType, readInlineType } from './inline-type.ts'
import { type Line, readLine } from './line.ts'
import { type Label, readLabel } from './read-label.ts'

/** A list item, before it becomes a field or an option. */
export interface Item {
  readonly line: Line
  readonly label: Label
  readonly option: OptionLine | null
  /** Its label with the type, options or condition behind it */
  readonly typed: InlineType | null
  /** Blocks of the item behind its first line */
  readonly rest: readonly Block[]
  readonly hasList: boolean
}

export function readItem(blocks: readonly Block[]): Item {
  const [first, ...others] = blocks
  const raw = first === undefined || first.kind === 'list' ? '' : first.text
  const [head = '', ...more] = raw.split('\n')
  // A continued line is one line, unless the rest asks something.
  const goesOn = more.length > 0 && more.every(isPlain)
  const line = readLine(goesOn ? [head, ...more].join(' ') : head)
  const following: readonly Block[] =
    more.length > 0 && !goesOn ? [{ kind: 'paragraph', text: more.join('\n') }] : []
  const rest = [...following, ...(first?.kind === 'list' ? blocks : others)]
  return {
    line,
    label: readLabel(line.text),
    option: readOptionLine(line.text),
    typed: readInlineType(line.text),
    rest,
    hasList: rest.some(({ kind }) => kind === 'list'),
  }
}

function isPlain(line: string): boolean {
  return (
    !/_{3,}|\.{5,}|[?？:]\s*$|^\(?(?:please|tick|check|choose|select|pick)\b/i.test(line) &&
    readOptionLine(readLine(line).text) === null &&
    countedNumbers(line).length === 0 &&
    !labelsItself(line) &&
    !isFieldName(line)
  )
}

/** True for an item with a question mark, a blank, a mark or a type. */
export const asksItself = ({ label, typed }: Item) =>
  label.isQuestion || label.hasBlank || label.required || typed?.isSure === true

/** True for `Yes: how many?`. */
export const startsWithAnswer = ({ line }: Item) =>
  affirmative.test(/^[^:→-]*/.exec(line.text)?.[0].trim() ?? '')
const choosing = /\b(?:choose|select|pick|which|prefer|rate|options?|choices?|one of|any of)\b/i

/** Characters; longer items are paragraphs with a number */
const longestQuestion = 150

/**
 * Numbered lists whose numbers go on below the next heading: 1 to 5, then 6 to 9. They number the questions of the
 * document, so their items are no options, if one of them asks.
 */
export function continuedLists(blocks: readonly Block[]): ReadonlySet<Block> {
  const chains: List[][] = []
  for (const block of blocks) {
    if (block.kind !== 'list' || block.start === null) continue
    const chain = chains.at(-1)
    const last = chain?.at(-1)
    const isNext = last?.start != null && block.start === last.start + last.items.length
    if (isNext && block.start > 1) chain?.push(block)
    else chains.push([block])
  }
  const asking = (item: Item) => asksItself(item) || item.hasList
  const areQuestions = (chain: List[]) => {
    const items = chain.flatMap((list) => list.items.map(readItem))
    const short = items.filter(({ line }) => line.text.length <= longestQuestion)
    return items.some(asking) && short.length * 2 > items.length
  }
  return new Set(chains.filter((chain) => chain.length > 1 && areQuestions(chain)).flat())
}

type List = Block & { readonly kind: 'list' }

/** True if a list contains fields, false if it has options of the question above. */
export function holdsFields(items: readonly Item[], under: Draft | null): boolean {
  const most = (is: (item: Item) => boolean) => items.filter(is).length * 2 >= items.length
  if (under !== null && (/[?？:]$/.test(under.label) || choosing.test(under.label))) {
    return (
      items.filter((item) => asksItself(item) && !startsWithAnswer(item)).length * 2 > items.length
    )
  }
  const isLabel = (item: Item) =>
    asksItself(item) ||
    item.hasList ||
    item.line.isBold ||
    item.label.hasColon ||
    item.label.type !== null ||
    item.label.options.length > 0
  // "5. Please rate our service" asks, too.
  const requests = ({ line }: Item) => /^please\b/i.test(line.text) && requestsInput(line.text)
  if (most(isLabel) || (under === null && items.some(requests))) return true
  return items.length > 1 && most(({ label }) => isFieldName(label.label))
}
