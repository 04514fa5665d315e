import { areWays } from './read-brackets.ts'
import { isContact } from './read-list.ts'
import { isFormTitle } from './sentence-kinds.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'

const opening =
  /^\s*((?:[^:\n.?!;()]|\([^()\n]*\)){2,110}?)(?:\s*:|\s+[-–—])\s+(?=[^\n]*[,;])([^\n]+)/u

const isShortTitle = (text: string) =>
  text.split(' ').length <= 5 &&
  isFormTitle(text) &&
  !/\b(?:with|where|want|need|and|is|are|on)\b|[>\d]/i.test(text)

/**
 * Marks the first words as a title if they name the form and not a question: "Blood pressure diary: date, pulse, remarks".
 * Otherwise, the list behind the colon would be the options of one question.
 */
export function withTitle(text: string): string {
  const [, first = '', more = ''] =
    /^\s*([^:,\n.?!;()–—]{4,60}),\s+([^\n:?]+,[^\n]+)/u.exec(text) ?? []
  // "Sign up for the choir, name, voice, phone"
  if (isShortTitle(first) && splitList(more).some(isAskedFor))
    return `${first}: ${text.slice(text.indexOf(more))}`
  const [, head = '', rest = ''] = opening.exec(text) ?? []
  const isNeed = /\b(?:must|required|mandatory|needed|optional|nice to) ?(?:have)?$/i.test(head)
  if (head === '' || isNeed || isFormTitle(head) || areWays(rest)) return text
  const names = head.replaceAll(/\([^)]*\)/g, '').split(',')
  const isList = names.length > 1
  const isField = (name: string) =>
    name.split(' ').length < 4 && isAskedFor(name) && !(isList && isFormTitle(name))
  if (names.some((name) => isField(name.trim()))) return text
  const items = splitList(rest.split(/[.?!](?:\s|$)/)[0] ?? '')
  const known = items.filter(
    (item) => isContact(item) || isAskedFor(item) || /\(|\/|:|\bor\b/.test(item),
  )
  if (items.length < 3 || known.length < (isList ? 2 : 1)) return text
  return text.replace(head, isList || head.includes('(') ? 'Form' : `${head} form`)
}
