import { type Members, membersOf } from '../members.ts'

/** Returns one language of a translated text: `{default: "Name", de: "Name"}`. */
export function localized(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const members = membersOf(value)
  if (members === null) return ''
  const texts = [members.default, members.en, ...Object.values(members)]
  const text = texts.find((one) => typeof one === 'string')
  return typeof text === 'string' ? text : ''
}

/** Removes HTML. */
export function plainText(value: unknown): string {
  return localized(value)
    .slice(0, 20_000)
    .replaceAll(/<(?:br|\/p|\/div|\/li)\s*\/?>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]{0,300}>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function objectsIn(value: unknown): readonly Members[] {
  return listOf(value).flatMap((one) => {
    const members = membersOf(one)
    return members === null ? [] : [members]
  })
}
