import type { Exporter } from './export.ts'
import { json } from './json.ts'
import { mermaid } from './mermaid.ts'
import { tree } from './tree.ts'

/** All export formats. */
export const exporters: readonly Exporter[] = [json, mermaid, tree]
