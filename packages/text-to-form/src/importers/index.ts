import type { Importer } from '../import.ts'
import { csv } from './csv/csv.ts'
import { json } from './json/json.ts'

/** Every format, the one that is told apart most surely first: a pasted text is the first it looks like. */
export const importers: readonly Importer[] = [json, csv]
