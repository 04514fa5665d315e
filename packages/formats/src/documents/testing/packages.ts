import { crc32, deflateRawSync } from 'node:zlib'

type Content = string | readonly (string | Uint8Array)[]

interface Lies {
  /** Declared unpacked size, instead of the true one */
  readonly toldBytes?: number
  readonly isEncrypted?: boolean
}

/** A hand-made ZIP archive, which may declare false sizes. */
export function packageOf(parts: Readonly<Record<string, Content>>, lies: Lies = {}): Uint8Array {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.concat(
      (typeof content === 'string' ? [content] : content).map((one) => Buffer.from(one as string)),
    )
    const packed = deflateRawSync(plain, { level: 1 })
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(lies.isEncrypted === true ? 1 : 0, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(lies.toldBytes ?? plain.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(at, 10)
    list.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        head,
        entry,
        Buffer.from(name),
      ]),
    )
    files.push(local)
    at += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, directory, end]))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A Word document with plain paragraphs. */
export function documentOf(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map(
    (text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`,
  )
  return packageOf({
    'word/document.xml': `<w:document><w:body>${body.join('')}</w:body></w:document>`,
  })
}

export function bookOf(names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}"/>`)
  return `<workbook><sheets>${sheets.join('')}</sheets></workbook>`
}

export function sheetXml(rows: string, before = '', after = ''): string {
  return `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`
}
