import { withNode } from '../scripts/shared/with-node.mjs'

// `node bench/documents.mjs`: how long large documents take, and how much memory the process had.
await withNode(import.meta.url, async () => {
  const { readDocument } = await import('../packages/text-to-form/src/documents/read-document.ts')
  const { bookOf, packageOf, sheetXml } = await import(
    '../packages/text-to-form/src/documents/testing/packages.ts'
  )
  const { pdfOf } = await import('../packages/text-to-form/src/documents/testing/pdfs.ts')

  const noise = (length) => {
    let seed = 7
    return Array.from({ length }, () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed.toString(36)
    }).join(' ')
  }
  const paragraph = (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const cell = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const words = noise(1_350_000).match(/.{1,60}/g)
  const body = words.map((text, at) => paragraph(`Question ${at}: ____ ${text}`)).join('')
  const rows = words.map((text) => `<row>${cell(text)}${cell('yes')}${cell(7)}</row>`).join('')
  const files = {
    'large.docx': packageOf({ 'word/document.xml': `<w:document>${body}</w:document>` }),
    'large.xlsx': packageOf({
      'xl/workbook.xml': bookOf(['Sheet']),
      'xl/worksheets/sheet1.xml': sheetXml(
        `<row>${['Name', 'Asked', 'Count'].map(cell).join('')}</row>${rows}`,
      ),
    }),
    'large.pdf': pdfOf(Array.from({ length: 100 }, () => `Name: ______ ${noise(11_000)}`)),
  }
  for (const [name, bytes] of Object.entries(files)) {
    let id = 0
    const start = performance.now()
    const result = await readDocument(name, bytes, () => `field_${id++}`)
    const ms = performance.now() - start
    const found = 'problem' in result ? result.problem.code : `${result.fields.length} fields`
    console.log(
      `${name.padEnd(11)} ${(bytes.length / 1e6).toFixed(1)} MB  ${Math.round(ms)} ms  at most ${Math.round(process.resourceUsage().maxRSS / 1e3)} MB  ${found}`,
    )
  }
})
