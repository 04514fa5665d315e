import type { Field } from '@ramiform/core/field'
import type { TextPart } from '@ramiform/language/descriptions/not-understood'

/** Places of the fields in a text that was imported: where their labels stand, in order. */
export function labelPlaces(text: string, fields: readonly Field[]): ReadonlyMap<string, TextPart> {
  const places = new Map<string, TextPart>()
  let from = 0
  for (const { id, label } of fields) {
    if (label === '') continue
    const next = text.indexOf(label, from)
    const start = next === -1 ? text.indexOf(label) : next
    if (start === -1) continue
    const end = start + label.length
    if (next !== -1) from = end
    places.set(id, { start, end })
  }
  return places
}

/** Places of the words that the fields came from. Words that were joined from several places have none. */
export function originPlaces(
  text: string,
  origins: ReadonlyMap<string, string>,
): ReadonlyMap<string, TextPart> {
  const places = new Map<string, TextPart>()
  for (const [id, words] of origins) {
    const start = text.indexOf(words)
    if (words !== '' && start !== -1) places.set(id, { start, end: start + words.length })
  }
  return places
}

/** Number of the line at a position, from 1. */
export function lineAt(text: string, position: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) {
    line += 1
  }
  return line
}
