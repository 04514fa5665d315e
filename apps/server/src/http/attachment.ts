/** Content-Disposition header with the full name, and an ASCII fallback for older clients (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replaceAll(/[^\w.-]/g, '')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, percentEncoded)
  // A name in another script may leave only the extension, as in `.pdf`, which many systems hide.
  const shown = /^\w/.test(plain) ? plain : `file${plain}`
  return `attachment; filename="${shown}"; filename*=UTF-8''${encoded}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
