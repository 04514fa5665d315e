import { isFurniture } from './furniture.ts'
import type { Line } from './lines.ts'
import { isShort } from './read-brackets.ts'
import { requestsIn } from './requests.ts'
import { isAskedFor } from './things.ts'

/** True for a line that can be a field: `Preferred contact method`, `Upload your CV`, `Reason (with details)`. */
export function isItem(text: string): boolean {
  const plain = text.replaceAll(/\([^)]*\)/g, '').split(':')[0] ?? ''
  return (
    plain.split(/\s+/).length <= 7 &&
    !/^(?:ask|collect|they|users?|people|we|i|it|must|should|let|allow|include|add|need)\b/i.test(
      plain,
    ) &&
    !/\b(?:should|must|can) (?:be able|enter|provide|choose|select|upload)\b/i.test(plain)
  )
}

/** True if the lines are options of one question rather than fields. */
export function areOptions(texts: readonly string[]): boolean {
  if (
    texts.length < 2 ||
    !texts.every(
      (text) =>
        isShort(text.replace(/[.;,]$/, '')) &&
        !/[?:]|\((?:required|optional|pflicht\w*|obligatori[ao]|obligatoire|[a-z -]*(?:text|field|dropdown|select|radio|date|number|file|upload|checkbox)[a-z -]*)\)|^(?:if|upload|enter|whether|how|what|your|their)\b/i.test(
          text,
        ),
    )
  )
    return false
  const known = texts.filter(
    (text) =>
      isAskedFor(text) && !/^(?:product|service|general|other|technical|billing|sales)/i.test(text),
  ).length
  return known * 2 <= texts.length
}

export function isSection(text: string): boolean {
  return (
    isFurniture(text) ||
    /(?:fields?|questions?|information|info|details|data|inputs?|sections?|following|forms?|surveys?|include[sd]?|asks?|collect|needs?|basics?|contact|personal|about (?:you|them|the \w+)|required|optional|(?:page|step|part|section) \d.*)\s*$/i.test(
      text,
    )
  )
}

export function isBackstageHead(text: string): boolean {
  return /^(?:notes?|style|design|styling|look and feel|branding|layout|after (?:submission|submit\w*)|on submit|technical|tone|goals?|hidden fields?|validation|behaviou?r|integrations?|acceptance criteria|out of scope|background|context|requirements for the design)\W*$/i.test(
    text,
  )
}

export function needOfHead(text: string): boolean | null {
  if (/^(?:required|mandatory)\b[^.]{0,30}$/i.test(text.trim())) return true
  return /^optional\b[^.]{0,30}$/i.test(text.trim()) ? false : null
}

/** True if the first line is the name of the form: "Band booking enquiry". */
export function isTitle(text: string): boolean {
  return (
    !/[(:?*]/.test(text) &&
    /^(?:data|details|information) (?:for|about)\b|^(?:hi|hello|hey|dear) [\p{L} ]{2,20}$|\b(?:forms?|surveys?|questionnaires?|quiz|registration|application|sign-?up|rsvp|booking|requests?|intake|enquiry|inquiry|feedback|evaluation|report|order|check-?in|checklist|waiver|card|rental|claim|complaint|contact us)$/iu.test(
      text,
    )
  )
}

export function isShortLine(line: Line | undefined): boolean {
  if (line === undefined || line.isItem) return false
  return (
    line.text.split(/\s+/).length <= 12 &&
    (!/[.!]$/.test(line.text) || line.text.split(/\s+/).length <= 3) &&
    !(requestsIn(line.text).length > 0 && !isItem(line.text)) &&
    !/^(?:if|when|make|all|please)\b/i.test(line.text)
  )
}
