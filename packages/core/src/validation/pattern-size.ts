/** One token of a pattern. Longer alternatives come first. */
const piece =
  /\\Q[\s\S]*?(?:\\E|$)|\\[pP](?:\{[^}]*\}|.)|\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x\{[\da-fA-F]+\}|x[\da-fA-F]{2}|c[a-zA-Z]|.)|\(\?(?:P?<[^>]*>|[a-zA-Z-]*[:)])?|\{\d+(?:,\d*)?\}|[\s\S]/gu

/** Instructions that every compiled program has in addition. */
const frameSize = 3
/** Cost of reading the Unicode table behind `\p{L}`, in instructions that compile in the same time. */
const tableSize = 30
/** Cost of a class such as `[\u0100-\uffff]` with `(?i)`, which adds both cases of each letter. */
const caselessClassSize = 100

interface Group {
  /** Instructions of the items before the last one. */
  size: number
  /** Instructions of the last item, which a quantifier repeats. */
  last: number
}

/**
 * Estimates the number of instructions that a pattern compiles to, without compiling it. Repeats are written out:
 * `[a-z]{1,50}` counts 100. The estimate is never below the engine's own count.
 */
export function patternSize(pattern: string): number {
  const isCaseless = /\(\?[a-zA-Z]*i/.test(pattern)
  const outerGroups: Group[] = []
  let group: Group = { size: frameSize, last: 0 }
  let extra = 0
  let isInClass = false

  const add = (size: number) => {
    group.size += group.last
    group.last = size
  }

  for (const [found] of pattern.matchAll(piece)) {
    if (/^\\p/i.test(found)) extra += tableSize
    if (isInClass) {
      isInClass = found !== ']'
      if (isCaseless && isWide(found)) extra += caselessClassSize
    } else if (found === '[') {
      isInClass = true
      add(1)
    } else if (found === '(' || (found.startsWith('(?') && !found.endsWith(')'))) {
      outerGroups.push(group)
      group = { size: 0, last: 0 }
    } else if (found === ')') {
      const outer = outerGroups.pop()
      if (outer === undefined) continue
      // Two instructions mark the start and end of a group; one more is for an empty group.
      const size = group.size + group.last + 3
      group = outer
      add(size)
    } else if (found === '|') {
      add(2)
    } else if (/^[*+?]$/.test(found)) {
      group.last += 2
    } else if (/^\{./.test(found)) {
      group.last = repeated(group.last, found)
    } else if (found.startsWith('\\Q')) {
      for (const _ of found.slice(2).replace(/\\E$/, '')) add(1)
    } else if (!found.startsWith('(?')) {
      add(1)
    }
  }
  const unclosed = outerGroups.reduce((size, open) => size + open.size + open.last, 0)
  return unclosed + group.size + group.last + extra
}

/** True for a token of a class that includes characters beyond ASCII. */
function isWide(found: string): boolean {
  return /^\\[ux]/.test(found) || (found.codePointAt(0) ?? 0) > 127
}

/** Size of a repeated item: `{3}` copies it three times; `{1,3}` also adds a branch before each optional copy. */
function repeated(size: number, quantifier: string): number {
  const [least = 0, most = 0] = quantifier.slice(1, -1).split(',').map(Number)
  if (!quantifier.includes(',')) return Math.max(1, size * least)
  if (quantifier.endsWith(',}')) return size * Math.max(1, least) + 2
  return size * least + (size + 1) * Math.max(0, most - least) + 1
}
