import { isQuestion } from '../../reading/asking.ts'
import { guessFieldType } from '../../reading/guess-field-type.ts'
import { readMarks } from '../../reading/marks.ts'
import { restartedItems } from '../../reading/restarted-lists.ts'
import type { Line } from './block.ts'
import { inlineOptions } from './inline-options.ts'
import { countWords, isNumbered, readLabel } from './label.ts'
import { asksForWriting, hasAskingWord, isAskingName, isProse } from './line-kinds.ts'
import { wordsOf } from './parts.ts'
import type { TableItem } from './table-item.ts'

/**
 * Marks the items of lists of which at least half ask by themselves: `Name`, `Allergies`, `Do you come by car?`.
 * The other items of such a list are fields, too, and no options.
 */
export function withFieldLists(items: readonly TableItem[]): readonly TableItem[] {
  const marked = [...items]
  /** Items of the lists that are open, by kind of list */
  const open = new Map<string, number[]>()
  const close = (which: (kind: string) => boolean) => {
    for (const [kind, list] of [...open].filter(([one]) => which(one))) {
      open.delete(kind)
      const lines = list.map((at) => items[at]).filter((item) => item?.kind === 'line')
      if (!isNumberedList(kind) && areOptions(lines, leadOf(items, list[0] ?? 0))) {
        for (const [index, line] of lines.entries())
          marked[list[index] ?? -1] = { ...line, isOption: true }
        continue
      }
      if (!isFieldList(lines)) continue
      const above = leadAt(items, list[0] ?? 0)
      const lead = items[above]
      if (kind === 'bullet' && lead?.kind === 'line' && introduces(wordsOf(lead.parts)))
        marked[above] = { ...lead, isLead: true }
      for (const [index, line] of lines.entries()) {
        marked[list[index] ?? -1] = { ...line, isField: true }
      }
    }
  }
  for (const [at, item] of items.entries()) {
    const kind = listOf(item)
    if (kind === null) {
      // Boxes are the options of a numbered question.
      if (item.kind !== 'line' || !item.parts.some((part) => part.kind === 'box')) close(() => true)
      continue
    }
    // A numbered list goes on behind the options of its item, and a list of options ends there.
    close((other) => other !== kind && !isNumberedList(other))
    const list = open.get(kind)
    if (list === undefined) open.set(kind, [at])
    else list.push(at)
  }
  close(() => true)
  return marked
}

const isNumberedList = (kind: string) => kind === 'number' || kind.endsWith('true')

/** Takes the numbers off lists that begin anew below a question, so that their items are options. */
export function withoutRestarts(items: readonly TableItem[]): readonly TableItem[] {
  const texts = items.map((item) => (item.kind === 'line' ? wordsOf(item.parts) : '—'))
  const restarted = restartedItems(texts)
  if (restarted.size === 0) return items
  return items.map((item, at) => {
    if (item.kind !== 'line' || !restarted.has(at)) return item
    const words = (texts[at] ?? '').replace(/^\d{1,3}[.)]\s+/, '')
    const parts = [{ kind: 'words' as const, text: words }]
    return { ...item, parts, list: { depth: 1, isNumbered: false } }
  })
}

/** Kind of the list that a line is an item of; null for none. */
function listOf(item: TableItem | undefined): string | null {
  if (item?.kind !== 'line') return null
  const { list } = item
  if (list !== undefined) return `${list.depth} ${list.isNumbered}`
  const text = wordsOf(item.parts)
  if (/^\s*[•●▪◦‣*-]\s/.test(text)) return 'bullet'
  return isNumbered(text) && /^\d/.test(text) ? 'number' : null
}

/** Index of the line above a list; -1 for none */
function leadAt(items: readonly TableItem[], start: number): number {
  const first = Math.max(0, start - 3)
  const at = items
    .slice(first, start)
    .findLastIndex((item) => item.kind !== 'line' || item.parts.length > 0)
  return at === -1 ? -1 : first + at
}

/** Words of the line above a list */
function leadOf(items: readonly TableItem[], start: number): string {
  const lead = items[leadAt(items, start)]
  return lead?.kind === 'line' ? wordsOf(lead.parts) : ''
}

/** True for `Here is what we want to ask:`, which is no label. */
const introduces = (text: string): boolean =>
  /[:：]\s*$/.test(text) && countWords(text) > 2 && !isNumbered(text) && !hasAskingWord(text)

const choosing =
  /\b(?:choose|select|pick|tick|prefer(?:red)?|wähle|wählen|ankreuzen|choisi\w*|coche[rz]|eli[jg]\w*|marque|scegli\w*|escolha|kies)(?![\p{L}])/iu
/** Words of a question that asks for details: `Could you send us:` */
const requesting =
  /\b(?:send|give|tell|provide|supply|include|fill|need to know|details|information|following|schick\w*|nenn\w*|gib|geben|angaben|folgende\w*|indique\w*|donne\w*|envoye\w*|suivant\w*|env[ií]\w*|siguiente\w*)(?![\p{L}])/iu

/** True for `Phone`, `Email`, `Post` below `How should we contact you?`. */
function areOptions(lines: readonly Line[], lead: string): boolean {
  const isAsking = isQuestion(lead) || choosing.test(lead) || readLabel(lead).choose !== null
  if (lines.length < 2 || !isAsking || requesting.test(lead)) return false
  const texts = lines.map(({ parts }) => wordsOf(parts))
  return (
    texts.some((text) => isAskingName(text) || (!isProse(lead) && namesContact(text))) &&
    !texts.some((text) => readMarks(text).required) &&
    lines.every(({ parts }) => parts.every(({ kind }) => kind === 'words')) &&
    texts.every((text) => !/[?？:：]/.test(text) && !isProse(text))
  )
}

function isFieldList(lines: readonly Line[]): boolean {
  const [first] = lines
  if (first === undefined || lines.length < 2 || !asksItself(first)) return false
  const asking = lines.filter(asksItself).length
  return asking * 2 >= lines.length && !lines.some((line) => isProse(wordsOf(line.parts)))
}

function asksItself({ parts }: Line): boolean {
  const text = wordsOf(parts)
  if (parts.some(({ kind }) => kind !== 'words')) return parts.some(({ kind }) => kind === 'blank')
  return (
    asksForWriting(text) ||
    isAskingName(text) ||
    /[:：]\s*$/.test(text) ||
    inlineOptions(text) !== null ||
    readMarks(text).required ||
    namesContact(text)
  )
}

const longestName = 4
/** `By e-mail` is an answer, and no label. */
const preposition =
  /^(?:by|via|per|on|with|mit|über|telefonisch|par|avec|por|con|tramite|com|door|met)(?!\p{L})/iu

/** True for `Adresse e-mail` and `Téléphone portable`. */
function namesContact(text: string): boolean {
  const { text: name } = readLabel(text)
  const isShort = countWords(name) <= longestName && !preposition.test(name)
  return isShort && guessFieldType(name, ['email', 'phone']) !== null
}
