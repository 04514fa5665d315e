/** A flowchart's lines, or the name of another diagram type. */
export type Diagram =
  | { readonly kind: 'flowchart'; readonly body: string }
  | { readonly kind: 'other'; readonly name: string }

const fence = /^[ \t]*(?:(`{3,}|~{3,})[ \t]*\{?[ \t]*mermaid\b.*|(:::)[ \t]*mermaid\b.*)$/i
const flowchart =
  /^[ \t]*(?:graph|flowchart(?:-elk)?)(?:[ \t]+(?:TB|TD|BT|RL|LR|[<>^v]))?(?=[ \t]*(?:;|$)|[ \t]+\S)/i
const otherKind =
  /^[ \t]*(sequenceDiagram|classDiagram(?:-v2)?|stateDiagram(?:-v2)?|erDiagram|gantt|pie|journey|gitGraph|mindmap|timeline|quadrantChart|requirementDiagram|C4\w+|sankey-beta|xychart-beta|block-beta|packet-beta|kanban|architecture-beta|zenuml)\b/

/** Finds the diagrams of a text: one or several, or in fenced blocks of a document. */
export function diagramsIn(text: string): readonly Diagram[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  if (lines.some((line) => fence.test(line))) return fencedBlocks(lines).flatMap(diagramsOfLines)
  const diagrams = diagramsOfLines(lines)
  // The first line may be missing.
  const isHeadless =
    diagrams.length === 0 && /\S[ \t]*(?:-->|==>|-\.->|---)[ \t]*[|\p{L}]/u.test(text)
  return isHeadless ? [{ kind: 'flowchart', body: text }] : diagrams
}

function fencedBlocks(lines: readonly string[]): readonly (readonly string[])[] {
  const blocks: string[][] = []
  let closing: string | null = null
  for (const line of lines) {
    if (closing === null) {
      const opening = fence.exec(line)
      if (opening === null) continue
      closing = opening[1] ?? opening[2] ?? ''
      blocks.push([])
    } else if (line.trim().startsWith(closing)) {
      closing = null
    } else {
      blocks.at(-1)?.push(line)
    }
  }
  return blocks
}

function diagramsOfLines(lines: readonly string[]): readonly Diagram[] {
  const diagrams: ({ kind: 'flowchart'; body: string[] } | { kind: 'other'; name: string })[] = []
  let inFrontMatter = false
  for (const line of lines) {
    const isRule = /^\s*---\s*$/.test(line)
    if (inFrontMatter) {
      if (isRule) inFrontMatter = false
      continue
    }
    // Three dashes alone begin front matter.
    if (isRule) {
      inFrontMatter = true
      continue
    }
    const opening = flowchart.exec(line)
    if (opening !== null) {
      diagrams.push({ kind: 'flowchart', body: [line.slice(opening[0].length)] })
      continue
    }
    const other = otherKind.exec(line)
    if (other !== null) {
      diagrams.push({ kind: 'other', name: other[1] ?? '' })
      continue
    }
    const current = diagrams.at(-1)
    if (current?.kind === 'flowchart') current.body.push(line)
  }
  return diagrams.map((diagram) =>
    diagram.kind === 'other' ? diagram : { kind: 'flowchart', body: diagram.body.join('\n') },
  )
}
