import { openCompound } from './compound/read-compound.ts'
import type { DocumentProblem } from './document-reader.ts'
import { type DocumentFormat, documentFormats } from './formats.ts'
import { sniff } from './sniff.ts'
import { openZip } from './zip/read-zip.ts'

/** Detects the format by content. Returns a problem for damaged or unsupported files. */
export function formatOfContent(
  named: DocumentFormat,
  bytes: Uint8Array,
): DocumentFormat | 'rtf' | DocumentProblem {
  const found = sniff(bytes)
  if ('called' in found) return otherKind(found.called)
  switch (found.kind) {
    case 'zip':
      return inPackage(named, bytes)
    case 'compound':
      return inCompound(named, bytes)
    case 'pdf':
      return 'pdf'
    case 'rtf':
      return 'rtf'
    case 'html':
    case 'xml':
    case 'text':
      // Many programs export web pages or plain text with the extension of a workbook.
      if (named === 'xls' || named === 'xlsx') return 'xls'
      return otherKind(textKinds[found.kind])
    default:
      return { code: 'damaged', label: documentFormats[named].label }
  }
}

const textKinds = { html: 'a web page', xml: 'an XML file', text: 'a plain text' } as const

function inPackage(named: DocumentFormat, bytes: Uint8Array): DocumentFormat | DocumentProblem {
  const zip = openZip(bytes)
  if (zip === 'too_large') return { code: 'too_large_inside' }
  if (typeof zip === 'string') return { code: zip, label: documentFormats[named].label }
  const has = (folder: string) => zip.names.some((name) => name.startsWith(folder))
  if (has('word/')) return 'docx'
  if (has('xl/')) return 'xlsx'
  if (has('ppt/')) return otherKind('a PowerPoint presentation')
  if (zip.has('mimetype')) return otherKind('an OpenDocument file')
  return otherKind('a packed file (ZIP)')
}

function inCompound(named: DocumentFormat, bytes: Uint8Array): DocumentFormat | DocumentProblem {
  const compound = openCompound(bytes)
  if (compound === null) return { code: 'damaged', label: documentFormats[named].label }
  const has = (name: string) => compound.names.some((one) => one.toLowerCase() === name)
  // Protected Office files are wrapped in a compound file.
  if (has('encryptedpackage')) return { code: 'encrypted', label: documentFormats[named].label }
  if (has('worddocument')) return 'doc'
  if (has('workbook') || has('book')) return 'xls'
  if (has('powerpoint document')) return otherKind('a PowerPoint presentation')
  if (has('__properties_version1.0')) return otherKind('an Outlook message')
  return { code: 'damaged', label: documentFormats[named].label }
}

function otherKind(kind: string): DocumentProblem {
  return { code: 'other_kind', kind }
}
