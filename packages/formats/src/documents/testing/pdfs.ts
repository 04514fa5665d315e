import { deflateSync } from 'node:zlib'

interface Extras {
  /** true: page instructions are compressed */
  readonly isPacked?: boolean
  /** JavaScript to run when the document opens */
  readonly script?: string
}

/** A hand-made PDF with one line of text per page. */
export function pdfOf(
  pages: readonly string[],
  { script, isPacked = false }: Extras = {},
): Uint8Array {
  const objects: string[] = []
  const add = (object: string) => objects.push(object)
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const opening = script === undefined ? '' : ` /OpenAction << /S /JavaScript /JS (${script}) >>`
  add(`<< /Type /Catalog /Pages 2 0 R${opening} >>`)
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [at, text] of pages.entries()) {
    const content = `BT /F1 12 Tf 50 700 Td (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    const stream = isPacked ? deflateSync(content, { level: 9 }).toString('latin1') : content
    const filter = isPacked ? ' /Filter /FlateDecode' : ''
    add(`<< /Length ${stream.length}${filter} >>\nstream\n${stream}\nendstream`)
  }
  return written(objects, '')
}

/** A scanned page. */
export function pictureOfAPage(): Uint8Array {
  const draw = 'q 595 0 0 842 0 0 cm /Im1 Do Q'
  return written(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >>',
      `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
      '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\n1234\nendstream',
    ],
    '',
  )
}

/** A small PDF that draws a part twice, which draws a part twice, and so on: it never ends. */
export function endlessPdf(): Uint8Array {
  const depth = 60
  const draw = '/Next Do /Next Do'
  const parts = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1
    const content = isLast ? '50 700 m 200 700 l S' : draw
    const next = isLast ? '' : ` /XObject << /Next ${6 + at} 0 R >>`
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources <<${next} >> /Length ${content.length} >>\nstream\n${content}\nendstream`
  })
  return written(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + depth} 0 R /Resources << /XObject << /Next 5 0 R >> >> >>`,
      ...parts,
      `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    ],
    '',
  )
}

/** A PDF with an unknown password. */
export function encryptedPdf(): Uint8Array {
  const key = 'ab'.repeat(32)
  return written(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >>`,
    ],
    '/Encrypt 4 0 R /ID [<0011> <0011>]',
  )
}

/** A page with a form field `Name` and its drawn frame, and with these drawing instructions below it. */
export function formWithDrawing(draw: string): Uint8Array {
  const frame = '0 0 200 18 re S'
  const content = `BT /F1 12 Tf 50 704 Td (Name) Tj ET ${draw}`
  const font = '<< /Font << /F1 3 0 R >> >>'
  return written(
    [
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] >> >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Annots [6 0 R] /Resources ${font} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /T (Name) /Rect [100 700 300 718] /P 4 0 R /AP << /N 7 0 R >> >>',
      `<< /Type /XObject /Subtype /Form /BBox [0 0 200 18] /Resources << >> /Length ${frame.length} >>\nstream\n${frame}\nendstream`,
    ],
    '',
  )
}

function written(objects: readonly string[], trailer: string): Uint8Array {
  let text = '%PDF-1.4\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(text.length)
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = text.length
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`
  return Uint8Array.from(text, (one) => one.charCodeAt(0))
}
