/** Document formats in display order (spec section 5). */
export const documentFormats = {
  pdf: { label: 'PDF', extensions: ['pdf'] },
  doc: { label: 'Word document', extensions: ['doc'] },
  docx: { label: 'Word document', extensions: ['docx'] },
  xls: { label: 'Excel file', extensions: ['xls'] },
  xlsx: { label: 'Excel file', extensions: ['xlsx'] },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly extensions: readonly string[] }>
>

export type DocumentFormat = keyof typeof documentFormats

export const documentExtensions: readonly string[] = Object.values(documentFormats).flatMap(
  ({ extensions }) => extensions,
)

/** The format of a file by its extension. */
export function formatOfName(fileName: string): DocumentFormat | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const formats = Object.keys(documentFormats) as DocumentFormat[]
  return formats.find((format) => {
    const extensions: readonly string[] = documentFormats[format].extensions
    return extensions.includes(extension)
  })
}
