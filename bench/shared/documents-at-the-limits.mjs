import { docOf, xlsOf } from '../../packages/formats/src/documents/testing/older-office.ts'
import {
  bookOf,
  packageOf,
  sheetXml,
} from '../../packages/formats/src/documents/testing/packages.ts'
import { pdfOf } from '../../packages/formats/src/documents/testing/pdfs.ts'

/** Words that compress badly, like real text. */
function noise(length) {
  let seed = 7
  return Array.from({ length }, () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed.toString(36)
  }).join(' ')
}
const linesOf = (words) => noise(words).match(/.{1,60}/g) ?? []
const paragraph = (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const word = (body) =>
  packageOf({ 'word/document.xml': ['<w:document>', ...body, '</w:document>'] })
const cell = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const header = `<row>${['Name', 'Asked', 'Count'].map(cell).join('')}</row>`
const book = (rows) =>
  packageOf({
    'xl/workbook.xml': bookOf(['Sheet']),
    'xl/worksheets/sheet1.xml': sheetXml(header + rows),
  })
const megabyte = 1024 * 1024
const spaces = (megabytes) => Array(megabytes).fill(Buffer.alloc(megabyte, ' '))
function filled(bytes, piece) {
  const pieces = []
  for (let size = 0; size < bytes; size += pieces.at(-1).length) pieces.push(piece(pieces.length))
  return pieces
}

/**
 * Functions by document name: documents just under 10 MB, `swollen` ones that unpack to the maximum size of a part,
 * and zip bombs with correct or false sizes.
 */
export const documentsAtTheLimits = {
  'large.docx': () =>
    word(linesOf(2_000_000).map((text, at) => paragraph(`Question ${at}: ____ ${text}`))),
  'large.xlsx': () =>
    book(
      linesOf(2_150_000)
        .map((text) => `<row>${cell(text)}${cell('yes')}${cell(7)}</row>`)
        .join(''),
    ),
  'large.pdf': () => pdfOf(Array.from({ length: 100 }, () => `Name: ______ ${noise(14_000)}`)),
  'large.doc': () =>
    docOf(
      linesOf(1_350_000)
        .map((text, at) => `Question ${at}: ____ ${text}\r`)
        .join('')
        .slice(0, 5_200_000),
    ),
  'large.xls': () =>
    xlsOf([
      ['Name', 'Asked', 'Count'],
      ...linesOf(1_000_000)
        .slice(0, 64_000)
        .map((text, at) => [`${text} ${at}`, `${at} asked of everybody who comes`, `${at}`]),
    ]),
  'swollen.docx': () => word(filled(60 * megabyte, (at) => paragraph(`Question ${at}: ____`))),
  'swollen.xlsx': () =>
    book(filled(60 * megabyte, (at) => `<row>${cell(`Name ${at}`)}${cell('yes')}</row>`).join('')),
  'swollen.pdf': () =>
    pdfOf(
      Array.from({ length: 100 }, (_, at) => `Name ${at}: ______ `.repeat(10_000)),
      { isPacked: true },
    ),
  'bomb.docx': () => packageOf({ 'word/document.xml': spaces(200) }),
  'lying-bomb.docx': () => packageOf({ 'word/document.xml': spaces(200) }, { toldBytes: 1_000 }),
  'lying-bomb.xlsx': () =>
    packageOf(
      { 'xl/workbook.xml': bookOf(['Sheet']), 'xl/worksheets/sheet1.xml': spaces(200) },
      { toldBytes: 1_000 },
    ),
  'swollen-page.pdf': () => pdfOf(['x'.repeat(4 * megabyte - 100)], { isPacked: true }),
  'bomb.pdf': () => pdfOf([' '.repeat(200 * megabyte)], { isPacked: true }),
}
