import { limits } from '@ramiform/core/limits'
import {
  aboutLooks,
  accDescription,
  attributes,
  className,
  classStatement,
  comment,
  directive,
  edgeId,
  end,
  gap,
  identifier,
  linkEnd,
  linkStart,
  pipedLabel,
  separators,
  shapes,
  subgraph,
  wholeLink,
} from './patterns.ts'

/** Nodes and edges of a flowchart, in order. */
export interface Flowchart {
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly Edge[]
}

export interface ChartNode {
  readonly id: string
  /** Text as written, otherwise the id */
  readonly text: string
  readonly classes: readonly string[]
}

export interface Edge {
  readonly from: string
  readonly to: string
  readonly label: string
}

interface Draft {
  id: string
  text: string | null
  classes: string[]
}

const longestWords = 4_000
/** A multiple of the fields that a form can have */
const mostNodes = 2 * limits.fields

/** Reads the body of a flowchart. Invalid lines are skipped. */
export function readFlowchart(source: string): Flowchart {
  const nodes = new Map<string, Draft>()
  const edges: Edge[] = []
  const groups: { id: string; members: string[] }[] = []
  const openGroups: { id: string; members: string[] }[] = []
  const lastDirectiveEnd = source.lastIndexOf('}%%')
  let at = 0

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found !== null) at += found[0].length
    return found
  }

  // Without an end there is no directive, so the search stops early.
  const takeDirective = () => at < lastDirectiveEnd && take(directive) !== null

  while (at < source.length && nodes.size <= mostNodes) {
    if (
      take(separators) ||
      takeDirective() ||
      take(comment) ||
      take(accDescription) ||
      take(aboutLooks)
    )
      continue
    const opened = take(subgraph)
    if (opened !== null) {
      const group = { id: /^[^\s[("]+/.exec(opened[1] ?? '')?.[0] ?? '', members: [] }
      groups.push(group)
      openGroups.push(group)
      continue
    }
    if (take(end)) {
      openGroups.pop()
      continue
    }
    const classed = take(classStatement)
    if (classed !== null) {
      for (const id of (classed[1] ?? '').split(/[\s,]+/))
        nodes.get(id)?.classes.push(classed[2] ?? '')
      continue
    }
    if (!readChain()) skipLine()
  }
  const groupOf = new Map(groups.map(({ id, members }) => [id, members]))
  return {
    nodes: [...nodes.values()]
      .filter(({ id, text }) => text !== null || !groupOf.has(id))
      .map(({ id, text, classes }) => ({ id, text: text ?? id, classes })),
    // An edge to a group leads to its first node, one from a group starts at its last.
    edges: edges.map((edge) => ({
      ...edge,
      to: groupOf.get(edge.to)?.[0] ?? edge.to,
      from: groupOf.get(edge.from)?.at(-1) ?? edge.from,
    })),
  }

  /** Reads `a & b -->|yes| c --> d`. False if there is no node. */
  function readChain(): boolean {
    let from = readNodes()
    if (from.length === 0) return false
    for (;;) {
      take(gap)
      take(edgeId)
      const before = take(pipedLabel)
      const isInvisible = source.startsWith('~~~', at)
      const label = readLink()
      if (label === null) return true
      take(/\s+/y)
      while (take(/%%[^\n]*\s*/y));
      const to = readNodes()
      if (to.length === 0) return true
      const words = label || before?.[1] || before?.[2] || ''
      // An invisible link is layout only.
      if (!isInvisible) join(from, to, words)
      from = to
    }
  }

  function join(from: readonly string[], to: readonly string[], label: string) {
    for (const one of from) for (const other of to) edges.push({ from: one, to: other, label })
  }

  function readNodes(): readonly string[] {
    const ids: string[] = []
    do {
      take(/\s+/y)
      const id = readNode()
      if (id === null) break
      ids.push(id)
      take(gap)
    } while (take(/&/y))
    return ids
  }

  function readNode(): string | null {
    const id = take(identifier)?.[0]
    if (id === undefined) return null
    const node = nodes.get(id) ?? { id, text: null, classes: [] }
    const text = readShape()
    if (text !== null) node.text = text
    for (let more = take(className); more !== null; more = take(className)) {
      node.classes.push(...(more[1] ?? '').split(/[ \t]*,[ \t]*/))
    }
    const given = take(attributes)?.[1]
    if (given !== undefined) {
      const label = /\blabel\s*:\s*(?:"([^"]*)"|'([^']*)'|([^,\n]*))/.exec(given)
      if (label !== null) node.text = label[1] ?? label[2] ?? label[3] ?? null
    }
    nodes.set(id, node)
    for (const group of openGroups) group.members.push(id)
    return id
  }

  function readShape(): string | null {
    take(/[ \t]+(?=[[({])/y)
    const shape = shapes.find(([opener]) => source.startsWith(opener, at))
    if (shape === undefined) return null
    const [opener, closers] = shape
    const start = at + opener.length
    const quoted = /\s*"([^"]*)"\s*/y
    quoted.lastIndex = start
    const inQuotes = quoted.exec(source)
    if (inQuotes !== null) {
      const closer = closers.find((one) => source.startsWith(one, quoted.lastIndex))
      if (closer !== undefined) {
        at = quoted.lastIndex + closer.length
        return inQuotes[1] ?? ''
      }
    }
    const [length, closer] = closing(start, closers)
    const text = source.slice(start, start + length)
    at = start + length + closer
    return text
  }

  /** Position of the closing bracket; without one a node ends with its line. */
  function closing(start: number, closers: readonly string[]): readonly [number, number] {
    const closer = closers[0]?.at(-1) ?? ''
    const opener = { ']': '[', ')': '(', '}': '{' }[closer] ?? ''
    let depth = 0
    const last = endOfWords(start)
    for (let index = start; index < last; index += 1) {
      const found = closers.find((one) => source.startsWith(one, index))
      if (found !== undefined && depth === 0) return [index - start, found.length]
      if (source[index] === opener) depth += 1
      else if (source[index] === closer && depth > 0) depth -= 1
    }
    const rest = source.slice(start, last)
    const found = closers.map((one) => [rest.indexOf(one), one.length] as const)
    return found.find(([index]) => index >= 0) ?? [rest.length, 0]
  }

  /** Reads a link: its label, empty if it has none; null if there is no link. */
  function readLink(): string | null {
    if (take(wholeLink)) {
      take(/[ \t]+(?=\|)/y)
      const piped = take(pipedLabel)
      return piped?.[1] ?? piped?.[2] ?? ''
    }
    const before = at
    if (!take(linkStart)) return null
    const line = source.slice(at, endOfWords(at))
    const quoted = /^\s*"([^"]*)"\s*/.exec(line)
    linkEnd.lastIndex = quoted?.[0].length ?? 0
    const ending = linkEnd.exec(line)
    if (ending === null) {
      at = before
      return null
    }
    const text = quoted?.[1] ?? line.slice(0, ending.index)
    at += ending.index + ending[0].length
    take(/[ \t]+(?=\|)/y)
    const piped = take(pipedLabel)
    return text.trim() || piped?.[1] || piped?.[2] || ''
  }

  function skipLine() {
    const next = source.indexOf('\n', at)
    at = next === -1 ? source.length : next
  }

  /** End of the words, at most at the end of the line. */
  function endOfWords(start: number): number {
    const end = source.slice(start, start + longestWords).indexOf('\n')
    return end === -1 ? Math.min(start + longestWords, source.length) : start + end
  }
}
