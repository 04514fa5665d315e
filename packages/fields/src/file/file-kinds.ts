import type { FormWords } from '@ramiform/core/built-in-texts/form-words'

/** File kinds that an owner can allow, by file extension. The server checks the content. */
export const fileKinds = {
  image: {
    endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'heif', 'bmp', 'tif', 'tiff'],
  },
  pdf: { endings: ['pdf'] },
  document: { endings: ['doc', 'docx', 'odt', 'rtf', 'txt', 'md', 'pages'] },
  spreadsheet: {
    endings: ['xls', 'xlsx', 'ods', 'csv', 'tsv', 'numbers'],
  },
  presentation: { endings: ['ppt', 'pptx', 'odp', 'key'] },
  audio: { endings: ['mp3', 'wav', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'flac'] },
  video: { endings: ['mp4', 'm4v', 'mov', 'webm', 'avi', 'mkv', 'mpg', 'mpeg'] },
  archive: { endings: ['zip', '7z', 'rar', 'gz', 'tar'] },
} as const satisfies Record<keyof FormWords['files']['kinds'], { endings: readonly string[] }>

export type FileKind = keyof typeof fileKinds

export const fileKindNames = Object.keys(fileKinds) as [FileKind, ...FileKind[]]

/** The file extension in lower case, without the dot; empty if there is none. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** The kind of a file extension; null when unknown. */
export function fileKindOf(ending: string): FileKind | null {
  const isOf = (kind: FileKind) => fileKinds[kind].endings.some((one) => one === ending)
  return fileKindNames.find(isOf) ?? null
}

/** Lists file kinds for a sentence: `PDF, Pictures`. Unknown names are left out. */
export function kindsInWords(kinds: readonly string[], { files, comma }: FormWords): string {
  return fileKindNames
    .filter((kind) => kinds.includes(kind))
    .map((kind) => files.kinds[kind])
    .join(comma)
}
