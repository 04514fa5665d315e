import type { Exporter } from './export.ts'
import { json } from './json.ts'
import { mermaid } from './mermaid.ts'
import { tree } from './tree.ts'

/** Every format that a form can be written in. */
export const exporters: readonly Exporter[] = [json, mermaid, tree]
