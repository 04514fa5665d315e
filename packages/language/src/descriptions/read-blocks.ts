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
import { readItem } from './read-item.ts'
import type { Reader } from './reader.ts'
import { requestsIn } from './requests.ts'
import { sentencesOf } from './sentences.ts'

/** Reads paragraphs, and lists with their headings. */
export function readBlocks(lines: readonly Line[], reader: Reader): void {
  let required: boolean | null = null
  let prose = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) continue
    if (line.isItem) {
      const items = itemsFrom(lines, at)
      readItems(items, reader, required)
      at += items.length - 1
      continue
    }
    const under = itemsFrom(lines, at + 1)
    if (line.afterGap || line.isHeading) required = null
    if (under.length > 0) {
      if (isBackstageHead(line.text)) at += under.length
      else {
        required = needOfHead(line.text)
        at += readHead(line, under, reader, at === 0)
      }
      continue
    }
    if (line.isHeading) {
      required = needOfHead(line.text)
      continue
    }
    if (at >= prose) {
      const run = shortRun(lines, at)
      const fields = fieldsAmong(run, at === 0)
      for (const { text } of fields) readOne(text, reader, required)
      // A run that is not a list is prose from any of its lines on.
      prose = at + run.length
      if (fields.length > 0) {
        at += run.length - 1
        continue
      }
    }
    const paragraph = joined(lines, at)
    reader.sentences(sentencesOf(paragraph.text), required)
    at += paragraph.count - 1
  }
}

/** Reads a line above a list: a question with its options, or a heading of fields. */
function readHead(line: Line, under: readonly Line[], reader: Reader, isFirst: boolean): number {
  const texts = under.map(({ text }) => text)
  const head = line.text.replace(/\s*[:–—-]\s*$/, '')
  const isList = areOptions(texts) && !isSection(head)
  const hasRequest = requestsIn(line.text).length > 0 || sentencesOf(line.text).length > 1
  if (!hasRequest && isList) {
    const draft = readItem(head)
    const entry =
      draft === null || draft.label.split(' ').length > 14 ? null : reader.item(head, null)
    if (entry !== null) {
      reader.options(entry, texts)
      return under.length
    }
  }
  if (hasRequest) {
    reader.sentences(sentencesOf(line.text))
    const last = reader.last()
    if (isList && last !== null && /[:?]\s*$/.test(line.text) && opensOptions(line.text, last)) {
      reader.options(last, texts)
      return under.length
    }
  } else if (!line.isHeading && !isSection(head) && !(isFirst && /^[^:?]+$/.test(line.text)))
    reader.sentences(sentencesOf(line.text))
  return 0
}

/** True for "Ask which session they prefer:" (options follow), false for "I need the following:" (fields follow). */
function opensOptions(text: string, last: Entry): boolean {
  const words = text.replace(/[:\s]+$/, '').toLowerCase()
  const origin = last.draft.origin.toLowerCase()
  return origin !== '' && words.endsWith(origin.replace(/[:\s]+$/, ''))
}

function readItems(items: readonly Line[], reader: Reader, required: boolean | null): void {
  const least = Math.min(...items.map(({ indent }) => indent))
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (item === undefined) continue
    const inner: Line[] = []
    while ((items[at + 1]?.indent ?? least) > item.indent) {
      at += 1
      inner.push(items[at] ?? item)
    }
    const texts = inner.map(({ text }) => text)
    if (inner.length === 0) readOne(item.text, reader, required)
    else if (areOptions(texts) && !isSection(item.text.replace(/[:\s]+$/, ''))) {
      const entry = reader.item(item.text.replace(/\s*:\s*$/, ''), required)
      if (entry === null) readItems(inner, reader, required)
      else reader.options(entry, texts)
    } else {
      if (!isSection(item.text.replace(/[:\s]+$/, '')) && /[?]$/.test(item.text))
        reader.item(item.text, required)
      readItems(inner, reader, needOfHead(item.text) ?? required)
    }
  }
}

/** Reads a list item: one field, or a sentence with requests. */
function readOne(text: string, reader: Reader, required: boolean | null) {
  const sentences = sentencesOf(text)
  const [first = '', ...others] = sentences
  const tells =
    /^(?:if|when|unless|only|otherwise|make|all|every|please (?:make|mark))\b/i.test(first) ||
    (first.endsWith('?') && others.length > 0) ||
    (requestsIn(first).length > 0 && !canBeField(first))
  if (tells) return reader.sentences(sentences, required)
  const entry = reader.item(first, required)
  if (entry === null) return reader.sentences(sentences, required)
  const rest = others.filter(
    (sentence) => !/^(?:required|mandatory|optional)[.!]?$/i.test(sentence),
  )
  const need = others.find((sentence) => !rest.includes(sentence))
  if (need !== undefined) entry.draft = { ...entry.draft, required: !/^optional/i.test(need) }
  if (rest.length > 0)
    reader.sentences(
      rest.filter((sentence) =>
        /\b(?:if|when|unless|options?|choose|required|optional|:)/i.test(sentence),
      ),
    )
}
