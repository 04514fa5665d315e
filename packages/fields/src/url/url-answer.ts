import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, freeText } from '../shared/text-answer.ts'

/** Answer rules of a web address, with or without its scheme. */
export const urlAnswer: AnswerRules = {
  ...freeText,
  check: checkText((text) => (isWebsite(text) ? null : 'format')),
}

/** Parts of an address: the optional scheme and user name, the host, the port, and the rest. */
const parts =
  /^((?:https?:)?[/\\]{2}(?:[^\s/?#@]*@)?)?(\[[\da-f:.]+\]|[^\s/\\?#:@[\]]+?)[.。．｡]?(?::(\d{1,5}))?(?:[/\\?#].*)?$/i

/** One label of a host name: letters of any script, digits, dashes and underscores. */
const label = /^(?!-)(?:[-\w]|[^!-~\p{Cc}]){1,63}$/u

/** Lenient: accepts what a browser could open. Rejects a missing host and schemes other than http and https. */
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
