import { lineOfHtml, plainOfHtml } from '../../../reading/html-text.ts'
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
export const plainText = (value: unknown): string => lineOfHtml(localized(value))

/** A text of several lines. */
export const linesOf = (value: unknown): string =>
  plainOfHtml(localized(value).replaceAll('\n', '<br>'))

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function objectsIn(value: unknown): readonly Members[] {
  return listOf(value).flatMap((one) => {
    const members = membersOf(one)
    return members === null ? [] : [members]
  })
}
