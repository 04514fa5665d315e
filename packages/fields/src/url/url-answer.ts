import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, freeText } from '../shared/text-answer.ts'

/** A web address, with or without its scheme. */
export const urlAnswer: AnswerRules = {
  ...freeText,
  check: checkText((text) => (isWebsite(text) ? null : 'format')),
}

/** `//` after an optional scheme and before an optional user name, the host, the port, and everything after them. */
const parts =
  /^((?:https?:)?[/\\]{2}(?:[^\s/?#@]*@)?)?(\[[\da-f:.]+\]|[^\s/\\?#:@[\]]+?)[.。．｡]?(?::(\d{1,5}))?(?:[/\\?#].*)?$/i

/** Letters of any script, digits, dashes and underscores. */
const label = /^(?!-)(?:[-\w]|[^!-~\p{Cc}]){1,63}$/u

/** Generous: accepts whatever a browser could open. No host, or a scheme other than http and https, is refused. */
function isWebsite(text: string): boolean {
  const [, start, host = '', port = 0] = parts.exec(text.trim()) ?? []
  if (host === '' || Number(port) > 65_535) return false
  if (host[0] === '[') return start !== undefined && host.split(':').length > 2
  const labels = host.split(/[.。．｡]/)
  const last = labels.at(-1) ?? ''
  if (!labels.every((one) => label.test(one) && !one.endsWith('-'))) return false
  if (/^\d+$/.test(last)) return labels.length === 4 && labels.every((one) => Number(one) < 256)
  return labels.length > 1 ? last.length > 1 : start !== undefined || /^localhost$/i.test(host)
}
