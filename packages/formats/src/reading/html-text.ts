import { withoutEntities } from './html-entities.ts'

/** Characters of a text; the texts of a form are shorter. */
const longest = 20_000

const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]{0,15})\b([^<>]*)>/gi
const silent = ['script', 'style', 'noscript']
const paragraphs = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'tr']
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }
const media = /<(?:img|video|audio|iframe|object|embed|svg)\b/i
/** Elements that can have the address of a picture, a sound or a video */
const sources = ['img', 'video', 'audio', 'iframe', 'embed', 'source']
/** A file within the text. It can have megabytes. */
const innerFile = /\bdata:[^"'<>\s()]*/gi
const address = /^(?:https?:\/\/|mailto:|tel:)[^\s()]+$/

/** Converts HTML into one line for a label or an option. */
export function lineOfHtml(html: string): string {
  return textOf(html, false).replaceAll(/\s+/g, ' ')
}

/** Converts HTML into plain text with line breaks. */
export function plainOfHtml(html: string): string {
  return textOf(html, false)
}

/**
 * Converts HTML into the Markdown of sections: paragraphs, lists, bold, italic and links. Pictures and videos with a web
 * address become links, because texts show only pictures that the server stores.
 */
export function markdownOfHtml(html: string): string {
  return textOf(html, true)
}

/** True if HTML shows a picture or a video, which no text has. */
export const hasMedia = (html: string) => media.test(html)

/** Pictures and videos of HTML: those that Markdown has as links, and those that are lost. */
export function mediaIn(html: string): { readonly isLinked: boolean; readonly isLost: boolean } {
  const source = withoutFiles(html)
  const hasInner = /<source\b/i.test(source)
  const links = [...source.matchAll(tag)].flatMap(([, slash, name = '', members = '']) => {
    const isMedia = media.test(`<${name}`) || /^source$/i.test(name)
    if (slash !== '' || !isMedia) return []
    const link = addressIn(members, 'src')
    // A video can have its address in an element inside.
    return link === '' && hasInner && /^(?:video|audio)$/i.test(name) ? [] : [link]
  })
  return { isLinked: links.some((link) => link !== ''), isLost: links.includes('') }
}

/** True if HTML runs a script. */
export const hasScript = (html: string) => /<script\b|\son[a-z]+\s*=\s*["']/i.test(html)

interface Open {
  readonly name: string
  /** Where its text begins */
  readonly start: number
  readonly link: string
}

function textOf(html: string, withMarks: boolean): string {
  const source = withoutFiles(html)
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
    else if (sources.includes(name))
      text += withMarks && slash === '' ? ` ${linkOfMedia(members)} ` : ''
    else if (name === 'a' || marks[name] !== undefined) {
      if (slash === '') open.push({ name, start: text.length, link: addressIn(members, 'href') })
      else text = closed(text, open, name, withMarks)
    }
  }
  if (skipped === '') text += words(source.slice(at))
  return tidy(text)
}

const words = (text: string) => withoutEntities(text.replaceAll(/\s+/g, ' '))

const withoutFiles = (html: string) => html.replaceAll(innerFile, '').slice(0, longest)

/** A web address of an element; empty for another one. */
function addressIn(members: string, name: 'href' | 'src'): string {
  const link = memberIn(members, name)
  return address.test(link) ? link : ''
}

function memberIn(members: string, name: string): string {
  const found = new RegExp(`(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(members)
  return withoutEntities(found?.[1] ?? found?.[2] ?? '').trim()
}

function linkOfMedia(members: string): string {
  return mediaLink(
    addressIn(members, 'src'),
    memberIn(members, 'alt') || memberIn(members, 'title'),
  )
}

/** A link to a picture or video as Markdown, named by its description, file or site; empty without a web address. */
export function mediaLink(link: string, description: string): string {
  if (!/^https?:/.test(link) || !address.test(link)) return ''
  const [host = '', ...path] =
    link
      .replace(/^https?:\/\//, '')
      .split(/[?#]/)[0]
      ?.split('/') ?? []
  const file = /\.\w{2,4}$/.test(path.at(-1) ?? '') ? path.at(-1) : ''
  const label = (description || file || host).replaceAll(/[[\]\s]+/g, ' ').trim()
  return `[${label || host}](${link})`
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
