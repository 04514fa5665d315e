/** milliseconds until the object URL is revoked; the browser must have started the download by then */
const lifetimeMs = 60_000

/** Saves a file through the browser's download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), lifetimeMs)
}
