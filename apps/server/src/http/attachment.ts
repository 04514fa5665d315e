/** Content-Disposition: the name for every browser, and the plain letters of it for tools that know no other (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replaceAll(/[^\w.-]/g, '')
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, percentEncoded)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
