/** A form's name as the name of a file on any system. */
export function fileNameOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${words.slice(0, 60) || 'form'}-submissions`
}
