/** Shortest run of equal lines that counts as a duplicate. */
const shortest = 6

/**
 * Runs of six or more equal lines in two places. Ignores indentation, blank lines, comments, imports, and lines
 * without a letter or digit.
 */
export function duplicates(texts: readonly string[]): { blocks: number; lines: number } {
  const files = texts.map(normalizedLines)
  const places = new Map<string, number>()
  for (const lines of files) {
    for (let at = 0; at + shortest <= lines.length; at++) {
      const window = lines.slice(at, at + shortest).join('\n')
      places.set(window, (places.get(window) ?? 0) + 1)
    }
  }
  let blocks = 0
  let duplicated = 0
  for (const lines of files) {
    const covered = new Set<number>()
    for (let at = 0; at + shortest <= lines.length; at++) {
      if (places.get(lines.slice(at, at + shortest).join('\n')) === 1) continue
      if (!covered.has(at)) blocks++
      for (let line = at; line < at + shortest; line++) covered.add(line)
    }
    duplicated += covered.size
  }
  return { blocks, lines: duplicated }
}

function normalizedLines(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^(import|export)\s[^'"`;]*?\bfrom\s*['"][^'"]+['"];?$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !line.startsWith('//'))
}
