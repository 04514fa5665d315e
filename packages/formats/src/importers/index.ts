import type { Importer } from '../import.ts'
import { csv } from './csv/csv.ts'
import { json } from './json/json.ts'
import { lss } from './lss/lss.ts'
import { markdown } from './markdown/markdown.ts'
import { mermaid } from './mermaid/mermaid.ts'
import { opml } from './opml/opml.ts'
import { tree } from './tree/tree.ts'

/** Importers in the order of messages (spec section 8). */
export const importers: readonly Importer[] = [json, csv, markdown, mermaid, opml, lss, tree]
