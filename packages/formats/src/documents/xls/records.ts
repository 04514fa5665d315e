import { type Numbers, numbersIn } from '../compound/numbers.ts'

/** A record of a workbook stream. */
export interface XlsRecord {
  readonly type: number
  readonly data: Numbers
}

/** Record types that a form needs */
export const types = {
  formula: 0x06,
  endOfPart: 0x0a,
  sheetReferences: 0x17,
  password: 0x2f,
  goesOn: 0x3c,
  sheet: 0x85,
  numbers: 0xbd,
  richText: 0xd6,
  format: 0xe0,
  merged: 0xe5,
  texts: 0xfc,
  sharedText: 0xfd,
  list: 0x1be,
  number: 0x203,
  text: 0x204,
  truth: 0x205,
  formulaText: 0x207,
  shortNumber: 0x27e,
  formatCode: 0x41e,
  part: 0x809,
} as const

/** Iterates over the records from an offset; each declares its length. */
export function* recordsFrom(stream: Numbers, place: number): Generator<XlsRecord> {
  for (let at = place; at + 4 <= stream.length; ) {
    const type = stream.short(at)
    const length = stream.short(at + 2)
    yield { type, data: numbersIn(stream.slice(at + 4, at + 4 + length)) }
    at += 4 + length
  }
}

/** Reads a text with its length in front, one or two bytes per character. */
export function textAt(
  data: Numbers,
  place: number,
  lengthBytes: 1 | 2,
  isOld: boolean,
): { readonly text: string; readonly end: number } {
  const length = lengthBytes === 1 ? data.byte(place) : data.short(place)
  const mark = isOld ? 0 : data.byte(place + lengthBytes)
  let start = place + lengthBytes + (isOld ? 0 : 1)
  const runs = (mark & 8) === 0 ? 0 : data.short(start)
  if ((mark & 8) !== 0) start += 2
  const more = (mark & 4) === 0 ? 0 : data.long(start)
  if ((mark & 4) !== 0) start += 4
  const end = start + length * ((mark & 1) === 0 ? 1 : 2)
  const encoding = (mark & 1) === 1 ? 'utf-16le' : 'windows-1252'
  return {
    text: new TextDecoder(encoding).decode(data.slice(start, end)),
    end: end + runs * 4 + more,
  }
}

const mostTexts = 200_000

/** Reads the shared texts, which continue over several records with a flag each. */
export function sharedTexts(parts: readonly Numbers[], mostCharacters: number): readonly string[] {
  const texts: string[] = []
  let part = 0
  let at = 8
  const here = () => parts[part]
  const left = () => (here()?.length ?? 0) - at
  const onward = () => {
    part += 1
    at = 0
  }
  const count = Math.min(parts[0]?.long(4) ?? 0, mostTexts)
  while (texts.length < count && part < parts.length) {
    if (left() < 3) {
      onward()
      continue
    }
    const data = here()
    if (data === undefined) break
    let remaining = data.short(at)
    let mark = data.byte(at + 2)
    at += 3
    let passed = 0
    if ((mark & 8) !== 0) {
      passed += data.short(at) * 4
      at += 2
    }
    if ((mark & 4) !== 0) {
      passed += data.long(at)
      at += 4
    }
    let text = ''
    while (remaining > 0 && part < parts.length) {
      const width = (mark & 1) === 1 ? 2 : 1
      const taken = Math.min(remaining, Math.max(0, Math.floor(left() / width)))
      if (text.length < mostCharacters) {
        const bytes = here()?.slice(at, at + taken * width) ?? new Uint8Array()
        text += new TextDecoder(width === 2 ? 'utf-16le' : 'windows-1252').decode(bytes)
      }
      at += taken * width
      remaining -= taken
      if (remaining > 0) {
        onward()
        mark = here()?.byte(0) ?? 0
        at = 1
      }
    }
    while (passed > 0 && part < parts.length) {
      const skipped = Math.min(passed, Math.max(0, left()))
      at += skipped
      passed -= skipped
      if (passed > 0) onward()
    }
    texts.push(text.slice(0, mostCharacters))
  }
  return texts
}
