import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentProblemText } from './document-messages.ts'
import type { DocumentResult } from './document-reader.ts'
import { formatOfName } from './formats.ts'
import { documentLimits } from './limits.ts'
import { readDocument } from './read-document.ts'
import { countedIds } from './testing/counted-ids.ts'
import { bookOf, documentOf, packageOf, sheetXml } from './testing/packages.ts'
import { encryptedPdf, pdfOf, pictureOfAPage } from './testing/pdfs.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const sample = (format: string, file: string) =>
  new Uint8Array(readFileSync(new URL(`./${format}/samples/${file}`, import.meta.url)))
const read = (name: string, bytes: Uint8Array) => readDocument(name, bytes, countedIds())
const told = (result: DocumentResult) =>
  'problem' in result
    ? documentProblemText(result.problem)
    : result.fields.map(({ label }) => label)

const fiveNames = ['form.pdf', 'form.doc', 'form.docx', 'form.xls', 'form.xlsx']
const wholeFiles = [
  ['pdf', 'acro-named.pdf'],
  ['doc', 'school-trip.doc'],
  ['docx', 'school-trip.docx'],
  ['xls', 'vendor-form.xls'],
  ['xlsx', 'vendor-form.xlsx'],
] as const

describe('a file that cannot be read says why', () => {
  test('another kind of file', async () => {
    const wanted = 'Please upload a PDF, Word document, or Excel file.'
    expect(told(await read('picture.png', bytesOf('x')))).toBe(wanted)
    expect(told(await read('no-extension', bytesOf('x')))).toBe(wanted)
  })

  test.each(fiveNames)('%s of 10 MB or more', async (name) => {
    const large = new Uint8Array(documentLimits.fileBytes)
    expect(told(await read(name, large))).toBe('File size must be less than 10MB.')
  })

  test.each(fiveNames)('%s without content', async (name) => {
    expect(told(await read(name, new Uint8Array()))).toMatch(/^This file is empty/)
  })

  test.each(fiveNames)('%s of nothing but noise', async (name) => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)
    expect(told(await read(name, noise))).toMatch(/is damaged or incomplete/)
  })

  test.each(wholeFiles)('a %s that was cut off', async (format, file) => {
    const whole = sample(format, file)
    for (const share of [0.02, 0.3, 0.6, 0.95]) {
      const part = whole.slice(0, Math.floor(whole.length * share))
      const result = await read(file, part)
      if ('problem' in result) expect(told(result)).toMatch(/damaged|No form fields|pictures/)
    }
  })

  test.each(fiveNames)('%s that is a picture or a wrong archive', async (name) => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
    expect(told(await read(name, png))).toMatch(/^This file is a picture \(PNG\)/)
    const zip = packageOf({ 'photos/a.jpg': 'x' })
    expect(told(await read(name, zip))).toMatch(/^This file is a packed file \(ZIP\)/)
  })

  test('a plain text with the name of a Word document', async () => {
    expect(told(await read('form.doc', bytesOf('<html><body>Name</body></html>')))).toMatch(
      /^This file is a web page/,
    )
    expect(told(await read('form.docx', bytesOf('Name: ____')))).toMatch(
      /^This file is a plain text/,
    )
  })

  test('a protected PDF, and a protected workbook', async () => {
    expect(told(await read('form.pdf', encryptedPdf()))).toMatch(
      /^This PDF is protected with a password/,
    )
    const locked = packageOf({ 'word/document.xml': '<x/>' }, { isEncrypted: true })
    expect(told(await read('form.docx', locked))).toMatch(/protected with a password/)
  })

  test('a scanned PDF, and a dynamic PDF form', async () => {
    expect(told(await read('scan.pdf', pictureOfAPage()))).toMatch(/^This PDF contains only images/)
    const words = 'Please wait... If this message is not eventually replaced by the proper contents'
    expect(told(await read('xfa.pdf', pdfOf([words])))).toMatch(/^This PDF is a dynamic form/)
  })

  test('a document without questions', async () => {
    const prose = documentOf(['The meeting was held on Monday and everybody was content with it.'])
    const wanted = 'No form fields could be extracted from this document.'
    expect(told(await read('minutes.docx', prose))).toBe(wanted)
  })
})

describe('the content decides about the format, not the name', () => {
  test.each(wholeFiles)('a %s under another name is read', async (_, file) => {
    const format = formatOfName(file) ?? 'pdf'
    const right = await read(file, sample(format, file))
    const other = format === 'pdf' ? 'form.docx' : 'form.pdf'
    expect(told(await read(other, sample(format, file)))).toEqual(told(right))
  })

  test('a web page and a CSV with the name of a workbook', async () => {
    const page =
      '<table><tr><th>Name</th><th>E-mail</th></tr><tr><td>Ada</td><td>a@b.org</td></tr></table>'
    expect(told(await read('export.xls', bytesOf(page)))).toEqual(['Name', 'E-mail'])
    expect(told(await read('export.xls', bytesOf('Name,E-mail\nAda,a@b.org\n')))).toEqual([
      'Name',
      'E-mail',
    ])
  })
})

describe('a malicious file', () => {
  test('200 MB in one part of an archive, declared or not', async () => {
    const bomb = bytesOf(' '.repeat(1024 * 1024))
    const told200 = packageOf({ 'word/document.xml': ['<w:document>', ...Array(200).fill(bomb)] })
    expect(told200.length).toBeLessThan(documentLimits.fileBytes)
    expect(told(await read('bomb.docx', told200))).toMatch(/^This file is too large when unpacked/)
    const lied = packageOf(
      { 'word/document.xml': ['<w:document>', ...Array(200).fill(bomb)] },
      { toldBytes: 1_000 },
    )
    expect(told(await read('bomb.docx', lied))).toMatch(/^This file is too large when unpacked/)
    const sheet = packageOf(
      { 'xl/workbook.xml': bookOf(['Sheet']), 'xl/worksheets/sheet1.xml': Array(200).fill(bomb) },
      { toldBytes: 1_000 },
    )
    expect(told(await read('bomb.xlsx', sheet))).toMatch(/^This file is too large when unpacked/)
  })

  test('ten thousand parts', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`word/${at}.xml`, '']),
    )
    expect(told(await read('many.docx', packageOf(parts)))).toMatch(
      /^This file is too large when unpacked/,
    )
  })

  test('entities within entities are not expanded', async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    )
    const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "ha">${laughs.join('')}]>
      <w:document><w:body><w:p><w:r><w:t>Name: ____ &l9;</w:t></w:r></w:p></w:body></w:document>`
    const result = await read('laughs.docx', packageOf({ 'word/document.xml': xml }))
    expect(JSON.stringify(result).length).toBeLessThan(10_000)
  })

  test('500 tables within tables, and 100,000 tags within tags', async () => {
    const nested = `${'<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Name: ____</w:t></w:r></w:p>'.repeat(500)}${'</w:tc></w:tr></w:tbl>'.repeat(500)}`
    const result = await read(
      'deep.docx',
      packageOf({ 'word/document.xml': `<w:document>${nested}</w:document>` }),
    )
    expect(told(result)).toContain('Name')
    const deep = packageOf({ 'word/document.xml': '<a>'.repeat(100_000) })
    expect(told(await read('deep.docx', deep))).toMatch(/damaged|No form fields/)
  })

  test('a sheet of 100,000 rows, and one that declares a million columns', async () => {
    const row = (at: number) =>
      `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${at === 1 ? 'Name' : `Person ${at}`}</t></is></c><c r="B${at}" t="inlineStr"><is><t>${at === 1 ? 'City' : 'Rome'}</t></is></c></row>`
    const rows = Array.from({ length: 100_000 }, (_, at) => row(at + 1))
    const large = packageOf({
      'xl/workbook.xml': bookOf(['Sheet']),
      'xl/worksheets/sheet1.xml': sheetXml(rows.join(''), '<dimension ref="A1:XFD1048576"/>'),
    })
    const result = await read('large.xlsx', large)
    expect(told(result)).toEqual(['Name', 'City'])
    expect('warnings' in result && result.warnings[0]?.message).toMatch(/the first 2,000 rows/)
    const far = packageOf({
      'xl/workbook.xml': bookOf(['Sheet']),
      'xl/worksheets/sheet1.xml': sheetXml(
        '<row r="1048576"><c r="XFD1048576" t="str"><v>Name:</v></c></row>',
      ),
    })
    expect(told(await read('far.xlsx', far))).toBe(
      'No form fields could be extracted from this document.',
    )
  })

  test('only the first pages of a PDF of three thousand are read', async () => {
    const pages = Array.from({ length: 3_000 }, (_, at) =>
      at === 0 ? 'Name: ______' : 'And so it goes on.',
    )
    const result = await read('long.pdf', pdfOf(pages))
    expect(told(result)).toEqual(['Name'])
    expect('warnings' in result && result.warnings[0]?.message).toBe(
      'Only the first 100 of 3,000 pages were imported.',
    )
  })

  test('100,000 paragraphs give at most as many fields as a form can have', async () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => `Question ${at}: ______`)
    const result = await read('long.docx', documentOf(lines))
    expect('fields' in result && result.fields.length).toBe(10_000)
  })

  test('a line of a million underscores, boxes or spaces', async () => {
    for (const one of ['_', '☐ ', '( ) ', '\t', '. ', 'a ', '□Yes ', 'Name: _ ']) {
      const result = await read('line.docx', documentOf([one.repeat(1_000_000 / one.length)]))
      expect(result).toBeDefined()
    }
  })
})

test('an aborted reading rejects with the reason', async () => {
  const giveUp = new AbortController()
  const reading = readDocument('long.pdf', pdfOf(Array(400).fill('Name: ______')), countedIds(), {
    signal: giveUp.signal,
    onProgress: ({ at }) => {
      if (at === 3) giveUp.abort(new Error('enough'))
    },
  })
  await expect(reading).rejects.toThrow('enough')
})

test('scripts in a PDF are not run', async () => {
  const script = 'globalThis.hasRun = true'
  const result = await read('script.pdf', pdfOf(['Name: ______'], { script }))
  expect(told(result)).toEqual(['Name'])
  expect(globalThis).not.toHaveProperty('hasRun')
})
