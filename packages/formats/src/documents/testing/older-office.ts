const sectorBytes = 4_096
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd
const unused = 0xffffffff

/** A compound file (MS-CFB, version 4); each stream has at least one sector. */
export function compoundOf(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts = Object.entries(streams).map(([name, content]) => ({
    name,
    content,
    sectors: Math.max(1, Math.ceil(content.length / sectorBytes)),
  }))
  const held = 1 + parts.reduce((sum, { sectors }) => sum + sectors, 0)
  const perTable = sectorBytes / 4
  const tables = Math.ceil(held / (perTable - 1))
  const file = Buffer.alloc((1 + tables + held) * sectorBytes)
  const placeOf = (sector: number) => (sector + 1) * sectorBytes
  const say = (sector: number, next: number) => {
    file.writeUInt32LE(next, placeOf(0) + sector * 4)
  }

  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  file.writeUInt16LE(4, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(12, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(tables, 44)
  file.writeUInt32LE(tables, 48)
  file.writeUInt32LE(sectorBytes, 56)
  file.writeUInt32LE(endOfChain, 60)
  file.writeUInt32LE(endOfChain, 68)
  for (let at = 0; at < 109; at += 1) file.writeUInt32LE(at < tables ? at : unused, 76 + at * 4)
  for (let at = 0; at < tables * perTable; at += 1) say(at, at < tables ? tableSector : unused)
  say(tables, endOfChain)

  const entry = (at: number, name: string, type: number, start: number, size: number) => {
    const place = placeOf(tables) + at * 128
    file.write(name, place, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, place + 64)
    file.writeUInt8(type, place + 66)
    file.writeUInt32LE(start, place + 116)
    file.writeUInt32LE(size, place + 120)
  }
  entry(0, 'Root Entry', 5, endOfChain, 0)
  let start = tables + 1
  for (const [at, { name, content, sectors }] of parts.entries()) {
    entry(at + 1, name, 2, start, sectors * sectorBytes)
    file.set(content, placeOf(start))
    for (let step = 0; step < sectors; step += 1) {
      say(start + step, step === sectors - 1 ? endOfChain : start + step + 1)
    }
    start += sectors
  }
  return new Uint8Array(file)
}

/** A Word document in the format before 2007: one run of text, two bytes per character. */
export function docOf(text: string): Uint8Array {
  const textPlace = 0x800
  const word = Buffer.alloc(textPlace + text.length * 2)
  word.writeUInt16LE(0xa5ec, 0)
  word.writeUInt16LE(0x00c1, 2)
  word.writeUInt16LE(0x0200, 0x0a)
  word.writeUInt32LE(text.length, 0x4c)
  const pieces = Buffer.alloc(5 + 16)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textPlace, 15)
  word.writeUInt32LE(pieces.length, 0x1a6)
  word.write(text, textPlace, 'utf16le')
  return compoundOf({ WordDocument: word, '1Table': pieces })
}

/** An Excel workbook in the format before 2007: one sheet, shared texts, one byte per character. */
export function xlsOf(rows: readonly (readonly string[])[]): Uint8Array {
  const texts = [...new Set(rows.flat())]
  const numbers = new Map(texts.map((text, at) => [text, at]))
  const counts = Buffer.alloc(8)
  counts.writeUInt32LE(texts.length, 0)
  counts.writeUInt32LE(texts.length, 4)
  const shared: Buffer[] = []
  let part: Buffer[] = [counts]
  let size = counts.length
  const end = () => shared.push(record(shared.length === 0 ? 0xfc : 0x3c, Buffer.concat(part)))
  for (const text of texts) {
    if (size + 3 + text.length > 8_224) {
      end()
      part = []
      size = 0
    }
    const head = Buffer.alloc(3)
    head.writeUInt16LE(text.length, 0)
    part.push(head, Buffer.from(text, 'latin1'))
    size += 3 + text.length
  }
  end()
  const sheet = (place: number) => {
    const data = Buffer.from([0, 0, 0, 0, 0, 0, 5, 0, ...Buffer.from('Sheet')])
    data.writeUInt32LE(place, 0)
    return record(0x85, data)
  }
  const before = [beginning(5), sheet(0), ...shared, record(0x0a)]
  const place = before.reduce((sum, { length }) => sum + length, 0)
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => {
      const data = Buffer.alloc(10)
      data.writeUInt16LE(row, 0)
      data.writeUInt16LE(column, 2)
      data.writeUInt32LE(numbers.get(text) ?? 0, 6)
      return record(0xfd, data)
    }),
  )
  const [first = Buffer.alloc(0), , ...rest] = before
  const book = [first, sheet(place), ...rest, beginning(0x10), ...cells, record(0x0a)]
  return compoundOf({ Workbook: Buffer.concat(book) })
}

function record(type: number, data: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

function beginning(kind: number): Buffer {
  const data = Buffer.alloc(16)
  data.writeUInt16LE(0x0600, 0)
  data.writeUInt16LE(kind, 2)
  return record(0x809, data)
}
