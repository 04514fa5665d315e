import { add, addAll } from './add-fields.ts'
import type { Entry } from './collection.ts'
import {
  areOptions,
  canBeField,
  fieldsAmong,
  isBackstageHead,
  isSection,
  itemsFrom,
  joined,
  type Line,
  needOfHead,
  shortRun,
} from './lines.ts'
import { withCapitals } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { readList } from './read-list.ts'
import { readSentences } from './read-sentence.ts'
import type { Reading } from './reading.ts'
import { requestsIn } from './requests.ts'
import { sentencesOf } from './sentences.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'

/** Reads paragraphs, and lists with their headings. */
export function readBlocks(lines: readonly Line[], reading: Reading): void {
  let prose = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) continue
    if (line.isItem) {
      const items = itemsFrom(lines, at)
      readItems(items, reading)
      at += items.length - 1
      continue
    }
    if (line.afterGap) reading.required = null
    const under = itemsFrom(lines, at + 1)
    if (under.length > 0 || line.isHeading) {
      reading.required = needOfHead(line.text)
      const isDone =
        isBackstageHead(line.text) || (under.length > 0 && readHead(line, under, at === 0, reading))
      if (isDone) at += under.length
      continue
    }
    if (at >= prose) {
      const run = shortRun(lines, at)
      const fields = fieldsAmong(run, at === 0)
      for (const { text } of fields) readOne(text, reading)
      // A run that is not a list is prose from any of its lines on.
      prose = at + run.length
      if (fields.length > 0) {
        at += run.length - 1
        continue
      }
    }
    const paragraph = joined(lines, at)
    readSentences(sentencesOf(paragraph.text), reading)
    at += paragraph.count - 1
  }
}

/** "Then marks from 1 to 5 for each of these:" */
const rated =
  /^(?:(?:then|please|and|now|they|should|can|give|a) )*(?:rate|ratings?|marks?|scores?)\b[^,]*\b([01] ?(?:-|–|to) ?(?:10|[3-9]))\b[^,]*$/i

/** Reads a line above a list. Returns true if it has read the list, too: options of its question, or things to rate. */
function readHead(line: Line, under: readonly Line[], isFirst: boolean, reading: Reading): boolean {
  const texts = under.map(({ text }) => text)
  const head = line.text.replace(/\s*[:–—-]\s*$/, '')
  const sentences = sentencesOf(line.text)
  const hasRequest = requestsIn(line.text).length > 0 || sentences.length > 1
  const [, range] = rated.exec(sentences.at(-1) ?? '') ?? []
  if (range !== undefined) {
    readSentences(sentences.slice(0, -1), reading)
    for (const text of texts) readOne(`${text.replace(/[.]$/, '')} (${range})`, reading)
    return true
  }
  const isList = areOptions(texts) && !isSection(head)
  const isName = isList && !hasRequest && (readItem(head)?.label.split(' ').length ?? 99) < 15
  let entry = isName ? readLine(head, reading) : null
  const isTitle = line.isHeading || isSection(head) || (isFirst && /^[^:?]+$/.test(line.text))
  if (hasRequest || (entry === null && !isTitle)) readSentences(sentences, reading)
  if (hasRequest && isList && endsWithLast(head, reading)) entry = reading.last
  if (entry !== null) addOptions(entry, texts)
  return entry !== null
}

/** True for "Ask which session they prefer:" (options follow), false for "I need the following:" (fields follow). */
function endsWithLast(head: string, { last }: Reading): boolean {
  const origin = last?.draft.origin.toLowerCase().replace(/[:\s]+$/, '') ?? ''
  return origin !== '' && head.toLowerCase().endsWith(origin)
}

function readItems(items: readonly Line[], reading: Reading): void {
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (item === undefined) continue
    const next = items.findIndex((one, index) => index > at && one.indent <= item.indent)
    const inner = items.slice(at + 1, next === -1 ? undefined : next)
    at += inner.length
    if (inner.length === 0) {
      readOne(item.text, reading)
      continue
    }
    const texts = inner.map(({ text }) => text)
    const head = item.text.replace(/\s*:\s*$/, '')
    const hasOptions = !isSection(head) && areOptions(texts)
    const isField = hasOptions || (!isSection(head) && head.endsWith('?'))
    const entry = isField ? readLine(head, reading) : null
    if (hasOptions && entry !== null) addOptions(entry, texts)
    else {
      const { required } = reading
      reading.required = needOfHead(item.text) ?? required
      readItems(inner, reading)
      reading.required = required
    }
  }
}

function addOptions(entry: Entry, options: readonly string[]): void {
  if (entry.draft.options.length === 0)
    entry.draft = { ...entry.draft, options: withCapitals(options) }
}

/** Reads a list item: one field, or a sentence with requests. */
function readOne(text: string, reading: Reading): void {
  const sentences = sentencesOf(text)
  const [first = '', ...others] = sentences
  const tells =
    /^(?:if|when|unless|only|otherwise|make|all|every|please (?:make|mark))\b/i.test(first) ||
    (first.endsWith('?') && others.length > 0) ||
    (requestsIn(first).length > 0 && !canBeField(first))
  const entry = tells ? null : readLine(first, reading)
  if (entry === null) {
    readSentences(sentences, reading)
    return
  }
  const need = others.find((one) => /^(?:required|mandatory|optional)[.!]?$/i.test(one))
  if (need !== undefined) entry.draft = { ...entry.draft, required: !/^optional/i.test(need) }
  const telling = /\b(?:if|when|unless|options?|choose|required|optional|:)/i
  const rest = others.filter((one) => one !== need && telling.test(one))
  readSentences(rest, reading)
}

/** Reads one field, or several if each is something that forms ask for: `Name, email and phone`. */
function readLine(text: string, reading: Reading): Entry | null {
  const parts = splitList(text.replace(/[.!]+$/, ''))
  const drafts = readList(text, { ...reading, isStrong: true })
  const isList = drafts.length >= parts.length && drafts.every(({ label }) => isAskedFor(label))
  if (parts.length > 1 && isList) return addAll(drafts, reading).at(-1) ?? null
  const draft = parts.length > 1 ? readItem(text) : (drafts[0] ?? null)
  return draft && add(draft, reading)
}
