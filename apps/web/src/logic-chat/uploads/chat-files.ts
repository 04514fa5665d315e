/** File types that the chat accepts (spec section 5). */
type ChatFile =
  | { readonly kind: 'document' }
  /** read in the browser; `preview` is the number of characters shown */
  | { readonly kind: 'text'; readonly preview: number }

const document: ChatFile = { kind: 'document' }

const chatFiles: Readonly<Record<string, ChatFile>> = {
  pdf: document,
  doc: document,
  docx: document,
  xls: document,
  xlsx: document,
  json: { kind: 'text', preview: 500 },
  csv: { kind: 'text', preview: 300 },
  txt: { kind: 'text', preview: 400 },
  md: { kind: 'text', preview: 400 },
  markdown: { kind: 'text', preview: 400 },
}

/** value of the file input's `accept` attribute: `.pdf,.doc` */
export const acceptedFiles = Object.keys(chatFiles)
  .map((extension) => `.${extension}`)
  .join(',')

export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

export function chatFileOf(extension: string): ChatFile | undefined {
  return Object.hasOwn(chatFiles, extension) ? chatFiles[extension] : undefined
}

/** The beginning of a text, with a sign that there is more. Never splits a character. */
export function previewOf(text: string, characters: number): string {
  const shown = text.trim()
  if (shown.length <= characters) return shown
  return `${shown.slice(0, characters).replace(/[\ud800-\udbff]$/, '')}…`
}
