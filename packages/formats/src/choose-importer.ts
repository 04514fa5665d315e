import type { Importer, Likeness } from './import.ts'
import { importers } from './importers/index.ts'

/** The importer of a file by its extension, if there is one. */
export function importerOfFile(fileName: string): Importer | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return importers.find(({ extensions }) => extensions.includes(extension))
}

/** The importer of a file by its extension, unless the content is clearly another format: a diagram in a `.txt`. */
export function importerOfContent(named: Importer, text: string): Importer {
  const likeness = named.likeness(text)
  if (likeness === 'surely') return named
  const sure = importers.find((importer) => importer.likeness(text) === 'surely')
  if (sure !== undefined || named.isAnyText !== true || likeness === 'likely') return sure ?? named
  return importers.find((importer) => importer.likeness(text) === 'likely') ?? named
}

const likenesses = ['surely', 'likely', 'perhaps'] as const satisfies readonly Likeness[]

/** The importer that fits a pasted text best. */
export function importerOfText(text: string): Importer | undefined {
  const found = importers.map((importer) => ({ importer, likeness: importer.likeness(text) }))
  for (const wanted of likenesses) {
    const like = found.find(({ likeness }) => likeness === wanted)
    if (like !== undefined) return like.importer
  }
  return undefined
}

/** The importer with this name, as used by the command line. */
export function importerNamed(name: string): Importer | undefined {
  const plain = name.toLowerCase()
  return importers.find((one) => one.name === plain || one.extensions.includes(plain))
}

export const importExtensions: readonly string[] = importers.flatMap(({ extensions }) => extensions)
