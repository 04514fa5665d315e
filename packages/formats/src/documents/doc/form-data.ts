import type { Numbers } from '../compound/numbers.ts'
import { controlOf, isInvitation, newControl } from '../docx/controls.ts'
import type { Part } from '../questions/block.ts'

const nameStart = 10
const mostOptions = 25
const kinds = { text: 0, tick: 1, list: 2 }
const textTypes = ['text', 'number', 'date', 'date'] as const

/** Reads a form field from Word's data stream; null if there is none. */
export function formField(data: Numbers, place: number): Part | null {
  const size = data.long(place)
  const header = data.short(place + 4)
  const start = place + header
  if (size < header + nameStart || data.long(start) !== 0xffffffff) return null
  const bits = data.short(start + 4)
  const kind = bits & 3
  const draft = newControl()
  draft.maxLength = data.short(start + 6)
  // The name comes first, then the default text and help texts.
  let at = start + nameStart
  const next = (): string => {
    const length = data.short(at)
    const bytes = data.slice(at + 2, at + 2 + length * 2)
    at += 2 + length * 2 + 2
    return new TextDecoder('utf-16le').decode(bytes)
  }
  next()
  if (kind === kinds.tick) draft.kind = 'tick'
  else if (kind === kinds.text) {
    draft.kind = textTypes[(bits >> 11) & 7] ?? 'text'
    next()
  } else {
    draft.kind = 'select'
    at += 2
    next()
    draft.name = next()
    for (let skipped = 0; skipped < 3; skipped += 1) next()
    draft.options = optionsAt(data, at)
  }
  if (kind === kinds.text) {
    next()
    draft.name = next()
  }
  return controlOf(draft, '')
}

function optionsAt(data: Numbers, place: number): string[] {
  if (data.short(place) !== 0xffff) return []
  const count = Math.min(data.short(place + 2), mostOptions)
  const options: string[] = []
  let at = place + 6
  for (let index = 0; index < count; index += 1) {
    const length = data.short(at)
    const text = new TextDecoder('utf-16le').decode(data.slice(at + 2, at + 2 + length * 2)).trim()
    if (text !== '' && !isInvitation(text)) options.push(text)
    at += 2 + length * 2
  }
  return options
}
