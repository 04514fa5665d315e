import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import { pdfOf } from '../testing/pdfs.ts'
import { readPdf } from './read-pdf.ts'
import { isSwollen } from './swollen.ts'

const megabyte = 1024 * 1024
const packed = { isPacked: true }

test('a page that unpacks to more than the limit is refused before the library reads it', async () => {
  const bomb = pdfOf([' '.repeat(5 * megabyte)], packed)
  expect(bomb.length).toBeLessThan(10_000)
  expect(await readPdf(bomb, countedIds())).toEqual({ problem: { code: 'too_large_inside' } })
})

test('so are pages that are too large together, and a page stored unpacked', async () => {
  const page = ' '.repeat(3 * megabyte)
  expect(await isSwollen(pdfOf([page, page, page, page, page], packed))).toBe(false)
  expect(await isSwollen(pdfOf([page, page, page, page, page, page], packed))).toBe(true)
  expect(await isSwollen(pdfOf([' '.repeat(5 * megabyte)]))).toBe(true)
})

test('a compressed page of usual size is read', async () => {
  const result = await readPdf(pdfOf(['Full name: ________'], packed), countedIds())
  expect(result).toMatchObject({ fields: [{ label: 'Full name' }] })
})

test('ASCII encodings are measured by their decoded size', async () => {
  // Five characters encode four bytes; `z` encodes four zero bytes.
  const stored = new Uint8Array([0x78, 0x01, 0x01, 0x04, 0x00, 0xfb, 0xff, 1, 2, 3, 4])
  const file = (content: string) =>
    new TextEncoder().encode(
      `%PDF-1.4\n1 0 obj\n<< /Filter [/ASCII85Decode /FlateDecode] >>\nstream\n${content}~>\nendstream\nendobj`,
    )
  expect(await isSwollen(file(ascii85(stored)))).toBe(false)
  expect(await isSwollen(file(ascii85(await deflated(5 * megabyte))))).toBe(true)
})

async function deflated(zeros: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(zeros)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function ascii85(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = [0, 1, 2, 3].reduce((sum, step) => sum * 256 + (bytes[at + step] ?? 0), 0)
    if (group === 0) letters += 'z'
    else {
      letters += [4, 3, 2, 1, 0]
        .map((power) => String.fromCharCode(33 + (Math.floor(group / 85 ** power) % 85)))
        .join('')
    }
  }
  return letters
}
