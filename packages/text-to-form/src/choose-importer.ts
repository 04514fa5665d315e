import type { Importer } from './import.ts'
import { importers } from './importers/index.ts'

/** The format that a file's name tells, or undefined for one that nobody here reads. */
export function importerOfFile(fileName: string): Importer | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return importers.find(({ extensions }) => extensions.includes(extension))
}

/** The format that a pasted text looks like. */
export function importerOfText(text: string): Importer | undefined {
  return importers.find((importer) => importer.looksLike(text))
}

export const importExtensions: readonly string[] = importers.flatMap(({ extensions }) => extensions)
