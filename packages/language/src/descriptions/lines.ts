import { isFurniture } from './label-of.ts'
import { isShort } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { requestsIn } from './requests.ts'
import { isAskedFor } from './things.ts'

/** A line of a description without its list marker. */
export interface Line {
  readonly text: string
  /** A deeper indent belongs to the line above */
  readonly indent: number
  readonly isItem: boolean
  readonly isHeading: boolean
  /** true: an empty line comes before */
  readonly afterGap: boolean
}

const marker =
  /^(?:[-*+–—‣◦∙·o][ \t]+|[•●▪■►➢✓✔☐☑□][ \t]*|\(?\d{1,3}[.):][ \t]+|\(?[a-z][.)][ \t]+|q\d{1,3}[.:)]?[ \t]+)(?:\[[ xX]?\][ \t]*)?(?=\S)/i
const heading = /^#{1,6}[ \t]+/
const emphasis = /\*\*|__|`/g

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let afterGap = false
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap(numberedWithin)) {
    const words = raw.trim()
    if (!/[\p{L}\p{N}]/u.test(words)) {
      afterGap = true
      continue
    }
    const indent = raw.length - raw.trimStart().length + 3 * (/^\t*/.exec(raw)?.[0].length ?? 0)
    const isHeading = heading.test(words) || /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(words)
    const isItem = !isHeading && marker.test(words)
    const plain = words.replace(heading, '').replace(isItem ? marker : /^$/, '')
    lines.push({ text: plain.replaceAll(emphasis, '').trim(), indent, isItem, isHeading, afterGap })
    afterGap = false
  }
  return lines
}

/** Splits a line with numbered items: `questions: 1) Who? 2) Why?`. */
function numberedWithin(line: string): readonly string[] {
  const found = /(?:^|\s)\(?1([.)])\s.*\s\(?2\1\s/s.exec(line)
  return found === null ? [line] : line.split(/\s+(?=\(?\d{1,2}[.)]\s+\S)/)
}

/** Orders to the builder of the form, and sentences */
const order =
  /^(?:ask|collect|they|users?|people|we|i|it|must|should|let|allow|include|add|need)\b|\b(?:should|must|can) (?:be able|enter|provide|choose|select|upload)\b/i

/** True for a line that can be a field: `Preferred contact method`, `Upload your CV`, `Reason (with details)`. */
export function canBeField(text: string): boolean {
  const plain = text.replaceAll(/\([^)]*\)/g, '').split(/:| (?:like|such as|e\.g\.) /)[0] ?? ''
  return plain.split(/\s+/).length <= 7 && !order.test(plain)
}

/** True if the lines are options of one question rather than fields. */
export function areOptions(texts: readonly string[]): boolean {
  const known = texts.filter(
    (text) =>
      isAskedFor(text) && !/^(?:product|service|general|other|technical|billing|sales)/i.test(text),
  )
  const areShort = texts.every((text) => isShort(text.replace(/[.;,]$/, '')) && !asking.test(text))
  return texts.length > 1 && areShort && known.length * 2 <= texts.length
}

const asking =
  /[?:]|\((?:required|optional|pflicht\w*|obligatori[ao]|obligatoire|[a-z -]*(?:text|field|dropdown|select|radio|date|number|file|upload|checkbox)[a-z -]*)\)|^(?:if|upload|enter|whether|how|what|your|their)\b/i

const section =
  /(?:fields?|questions?|information|info|details|data|inputs?|sections?|following|forms?|surveys?|include[sd]?|asks?|collect|needs?|basics?|contact|personal|about (?:you|them|the \w+)|required|optional|(?:page|step|part|section) \d.*)\s*$/i

/** True for a heading of fields. */
export const isSection = (text: string) => isFurniture(text) || section.test(text)

const backstage =
  /^(?:notes?|style|design|styling|look and feel|branding|layout|after (?:submission|submit\w*)|on submit|technical|tone|goals?|hidden fields?|validation|behaviou?r|integrations?|acceptance criteria|out of scope|background|context|requirements for the design)\W*$/i

/** True for a heading of notes that ask for nothing. */
export const isBackstageHead = (text: string) => backstage.test(text)

/** True if a heading requires the answers below it, false if they are optional, otherwise null. */
export function needOfHead(text: string): boolean | null {
  const [, word] = /^(required|mandatory|optional)\b[^.]{0,30}$/i.exec(text.trim()) ?? []
  return word === undefined ? null : !/^optional$/i.test(word)
}

/** The name of the form on the first line: "Band booking enquiry" */
const title =
  /^(?!.*[(:?*])(?:(?:data|details|information) (?:for|about)\b|(?:hi|hello|hey|dear) [\p{L} ]{2,20}$|.*\b(?:forms?|surveys?|questionnaires?|quiz|registration|application|sign-?up|rsvp|booking|requests?|intake|enquiry|inquiry|feedback|evaluation|report|order|check-?in|checklist|waiver|card|rental|claim|complaint|contact us)(?: for [\p{L} ]+)?$|change of \p{L}+)/iu

function isShortLine({ text, isItem: isListed }: Line): boolean {
  const words = text.split(/\s+/).length
  return (
    !isListed &&
    words <= (text.includes(': ') ? 20 : 12) &&
    (!/[.!]$/.test(text) || words <= 3) &&
    !(requestsIn(text).length > 0 && !canBeField(text)) &&
    !/^(?:(?:if|when) [^,]+$|(?:make|all|please)\b)/i.test(text)
  )
}

/** The lines from one on, as long as they fit */
function runOf(lines: readonly Line[], at: number, fits: (line: Line, index: number) => boolean) {
  let end = at
  for (let line = lines[at]; line !== undefined && fits(line, end); line = lines[end]) end += 1
  return lines.slice(at, end)
}

export const itemsFrom = (lines: readonly Line[], at: number) =>
  runOf(lines, at, (line) => line.isItem)

/** A run of short lines without list markers, which may be fields. */
export const shortRun = (lines: readonly Line[], at: number) =>
  runOf(lines, at, (line, index) => isShortLine(line) && (index === at || !line.afterGap))

/** Fields among short lines; none if most lines are something else. */
export function fieldsAmong(run: readonly Line[], isBeginning: boolean): readonly Line[] {
  const fit = new Set(run.filter(({ text }) => isField(text)))
  // Four short lines are a list, even of things that few forms ask for.
  const isList = run.length < 4 ? fit.size * 2 > run.length : fit.size > 1
  if (run.length < 2 || !isList) return []
  const [first] = run
  // "Maintenance request for tenants" above many fields
  const isName = run.length > 3 && /^[^:?*(]+\s[^:?*(]+$/.test(first?.text ?? '')
  const isTitled = isBeginning && first && (title.test(first.text) || (isName && !fit.has(first)))
  return run.slice(isTitled ? 1 : 0).filter((line) => fit.has(line) || !isSection(line.text))
}

function isField(text: string): boolean {
  const { label = '', options = [], named = null } = readItem(text) ?? {}
  return isAskedFor(label) || label.endsWith('?') || options.length > 1 || named !== null
}

/** Joins a sentence that was wrapped into lines, as mail programs do. */
export function joined(
  lines: readonly Line[],
  at: number,
): { readonly text: string; readonly count: number } {
  let text = lines[at]?.text ?? ''
  let count = 1
  for (let next = lines[at + 1]; next !== undefined; next = lines[at + count]) {
    if (next.isItem || next.isHeading || next.afterGap || /[.!?:]["”)]?$/.test(text)) break
    if (/^\p{Lu}/u.test(next.text) && text.length < 50) break
    text = `${text} ${next.text}`
    count += 1
  }
  return { text, count }
}
