/** A form's name as the beginning of a file's, on every system. */
export function fileNameOf(name: string): string {
  const plain = name
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return [...plain].slice(0, 80).join('').trim() || 'form'
}
