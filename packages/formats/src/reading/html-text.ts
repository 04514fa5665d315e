import { withoutEntities } from './html-entities.ts'

/** Characters of a text; the texts of a form are shorter. */
const longest = 20_000

const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]{0,15})\b([^<>]{0,2000})>/gi
const silent = ['script', 'style', 'noscript']
const paragraphs = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'tr']
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }
const media = /<(?:img|video|audio|iframe|object|embed|svg)\b/i
const address = /^(?:https?:\/\/|mailto:|tel:)[^\s()]+$/

/** Converts HTML into one line for a label or an option. */
export function lineOfHtml(html: string): string {
  return textOf(html, false).replaceAll(/\s+/g, ' ')
}

/** Converts HTML into plain text with line breaks. */
export function plainOfHtml(html: string): string {
  return textOf(html, false)
}

/** Converts HTML into the Markdown of sections: paragraphs, lists, bold, italic and links. */
export function markdownOfHtml(html: string): string {
  return textOf(html, true)
}

/** True if HTML shows a picture or a video, which no text has. */
export const hasMedia = (html: string) => media.test(html)

/** True if HTML runs a script. */
export const hasScript = (html: string) => /<script\b|\son[a-z]+\s*=\s*["']/i.test(html)

interface Open {
  readonly name: string
  /** Where its text begins */
  readonly start: number
  readonly link: string
}

function textOf(html: string, withMarks: boolean): string {
  const source = html.slice(0, longest)
  const open: Open[] = []
  let text = ''
  let skipped = ''
  let at = 0
  for (const match of source.matchAll(tag)) {
    const [whole, slash, given = '', members = ''] = match
    if (skipped === '') text += words(source.slice(at, match.index))
    at = match.index + whole.length
    const name = given.toLowerCase()
    if (silent.includes(name)) skipped = slash === '' ? name : ''
    if (skipped !== '' || name === '') continue
    if (name === 'br') text += '\n'
    else if (name === 'li') text += slash === '' ? '\n- ' : ''
    else if (name === 'td' || name === 'th') text += ' '
    else if (paragraphs.includes(name)) text += '\n\n'
    else if (name === 'a' || marks[name] !== undefined) {
      if (slash === '') open.push({ name, start: text.length, link: linkIn(members) })
      else text = closed(text, open, name, withMarks)
    }
  }
  if (skipped === '') text += words(source.slice(at))
  return tidy(text)
}

const words = (text: string) => withoutEntities(text.replaceAll(/\s+/g, ' '))

function linkIn(members: string): string {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(members)
  const link = withoutEntities(found?.[1] ?? found?.[2] ?? '').trim()
  return address.test(link) ? link : ''
}

/** Puts the marks of an element around its text. */
function closed(text: string, open: Open[], name: string, withMarks: boolean): string {
  const from = open.findLastIndex((one) => one.name === name)
  const element = open[from]
  if (element === undefined) return text
  open.length = from
  const inner = text.slice(element.start)
  const plain = inner.trim()
  if (plain === '' || plain.includes('\n')) return text
  const [before, after] = inner.split(plain)
  const put = (marked: string) =>
    `${text.slice(0, element.start)}${before ?? ''}${marked}${after ?? ''}`
  if (name === 'a') {
    if (element.link === '' || element.link === plain) return text
    const isMarked = withMarks && !/[[\]]/.test(plain)
    return put(isMarked ? `[${plain}](${element.link})` : `${plain} (${element.link})`)
  }
  const mark = marks[name] ?? ''
  return withMarks && !plain.includes('*') ? put(`${mark}${plain}${mark}`) : text
}

/** Lines without spaces around them, and one empty line at most between paragraphs. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '-')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
