/** A form's name made safe as the start of a file name on every system. */
export function fileNameOf(name: string): string {
  const plain = name
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system accepts them
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return [...plain].slice(0, 80).join('').trim() || 'form'
}
