import { posix } from 'node:path'

/** File path to the paths it imports, types included. */
export type ImportGraph = Map<string, Set<string>>

const comment = /\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/.*$/gm
const specifier =
  /(?:^|[\n;])\s*(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Module names in static and dynamic imports, re-exports and `import type`. */
export function importedNames(text: string): string[] {
  const code = text.replace(comment, '$1')
  return Array.from(
    code.matchAll(specifier),
    ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '',
  )
}

/** Edges between the given files only; npm packages and Node modules are left out. */
export function importGraph(
  files: readonly { path: string; text: string }[],
  packageFiles: ReadonlyMap<string, string>,
): ImportGraph {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => {
      const targets = importedNames(text)
        .map((name) => resolve(path, name, packageFiles))
        .flatMap((target) => target.find((candidate) => known.has(candidate)) ?? [])
      return [path, new Set(targets)]
    }),
  )
}

function resolve(from: string, name: string, packageFiles: ReadonlyMap<string, string>): string[] {
  const bare = name.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return withEndings(posix.join(posix.dirname(from), bare))
  const exact = packageFiles.get(bare)
  if (exact !== undefined) return withEndings(exact)
  for (const [pattern, file] of packageFiles) {
    if (!pattern.endsWith('*')) continue
    const prefix = pattern.slice(0, -1)
    if (bare.startsWith(prefix)) return withEndings(file.replace('*', bare.slice(prefix.length)))
  }
  return []
}

function withEndings(path: string): string[] {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
}

/** Groups of files that reach each other through imports (Tarjan), each sorted, largest first. */
export function importCycles(graph: ImportGraph): string[][] {
  const index = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []

  /** Answers the lowest index that the file reaches on the stack. */
  function visit(file: string): number {
    const own = index.size
    let low = own
    index.set(file, own)
    stack.push(file)
    onStack.add(file)
    for (const target of graph.get(file) ?? []) {
      const seen = index.get(target)
      if (seen === undefined) low = Math.min(low, visit(target))
      else if (onStack.has(target)) low = Math.min(low, seen)
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(file)).sort()
      for (const member of group) onStack.delete(member)
      if (group.length > 1 || graph.get(file)?.has(file)) cycles.push(group)
    }
    return low
  }

  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return cycles.sort((a, b) => b.length - a.length)
}

/**
 * Pairs of folders under `source` whose files import each other.
 * Two files are compared where their paths part: "a/b/x.ts" and "a/c/d/y.ts" are the siblings "a/b" and "a/c".
 * "a/x.ts" and "a/b/y.ts" are the folder "a" and its subfolder "a/b". Files directly in `source` are left out:
 * they put the folders together.
 */
export function mutualFolders(
  graph: ImportGraph,
  source: string,
): { siblings: string[]; nested: string[] } {
  const within = (path: string) =>
    path.startsWith(`${source}/`)
      ? path
          .slice(source.length + 1)
          .split('/')
          .slice(0, -1)
      : []
  const imports = new Set<string>()
  for (const [from, targets] of graph) {
    for (const target of targets) {
      const [a, b] = [within(from), within(target)]
      if (a.length === 0 || b.length === 0) continue
      let shared = 0
      while (shared < a.length && a[shared] === b[shared]) shared++
      const [x, y] = [a, b].map((folders) => folders.slice(0, shared + 1).join('/'))
      if (x !== y) imports.add(`${x} ${y}`)
    }
  }
  const pairs = [...imports]
    .map((edge) => edge.split(' ') as [string, string])
    .filter(([a, b]) => a < b && imports.has(`${b} ${a}`))
    .sort()
  const isNested = ([a, b]: [string, string]) => b.startsWith(`${a}/`)
  const name = ([a, b]: [string, string]) => `${a} <> ${b}`
  return {
    siblings: pairs.filter((pair) => !isNested(pair)).map(name),
    nested: pairs.filter(isNested).map(name),
  }
}
