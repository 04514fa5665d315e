import type { Importer } from '../import.ts'
import { csv } from './csv/csv.ts'
import { json } from './json/json.ts'
import { markdown } from './markdown/markdown.ts'

/** Every format, in the order in which messages list them (spec section 8). */
export const importers: readonly Importer[] = [json, csv, markdown]
