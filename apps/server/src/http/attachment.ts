/** Content-Disposition: the name for every browser, and the plain letters of it for tools that know no other (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replaceAll(/[^\w.-]/g, '')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, percentEncoded)
  // Of a name in other letters only the ending may be left, which many programs hide.
  const shown = /^\w/.test(plain) ? plain : `file${plain}`
  return `attachment; filename="${shown}"; filename*=UTF-8''${encoded}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
