export interface ReadMail {
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

/** Parses an email with a text body and an HTML body, as an email program would. */
export function readMail(source: string): ReadMail {
  const { headers, body } = split(source)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()))
  const ofType = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type))
    return part === undefined ? '' : decoded(part).replaceAll('\r\n', '\n').trimEnd()
  }
  return { headers, text: ofType('text/plain'), html: ofType('text/html') }
}

function split(source: string) {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())]
  })
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: source.slice(end + 4),
  }
}

function decoded({ headers, body }: ReturnType<typeof split>): string {
  const encoding = headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(body) : body
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes the encoded words of a header (RFC 2047). */
function words(text: string): string {
  return text.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, encoded: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(encoded, 'base64').toString('utf8')
      : quotedPrintable(encoded.replaceAll('_', ' ')),
  )
}
