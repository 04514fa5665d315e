import { join } from 'node:path'
import type { Rolldown } from 'vite'
import routes from './src/routes.ts'

type CodeSplitting = NonNullable<Rolldown.OutputOptions['codeSplitting']>
type Groups = NonNullable<Exclude<CodeSplitting, boolean>['groups']>
type ModuleInfo = { readonly importedIds: readonly string[] } | null
type Graph = { getModuleInfo(id: string): ModuleInfo }

const source = join(import.meta.dirname, 'src')
const siteLayout = 'site/SiteLayout.tsx'
const sitePages = routes
  .filter(({ file }) => file === siteLayout)
  .flatMap(({ children = [] }) => children.map(({ file }) => file))

/**
 * Which modules share a file. What every page needs is one, and what most screens of the app share another, instead of
 * dozens: fewer requests, and it compresses better. What a page of the site needs never lies in the app's file, since
 * that page would then load all of it.
 */
export const chunkGroups: Groups = [
  { name: reachedFrom('frame', ['root.tsx']), priority: 3 },
  { name: reachedFrom('site', [siteLayout, ...sitePages]), priority: 2, minShareCount: 3 },
  { name: 'app', priority: 1, minShareCount: 8 },
]

/** The name for every module that loads with one of these files, and none for the rest. */
function reachedFrom(name: string, files: readonly string[]) {
  let reached: Set<string> | undefined
  return (id: string, graph: Graph) => {
    reached ??= reach(
      files.map((file) => join(source, file)),
      graph,
    )
    return reached.has(id) ? name : null
  }
}

function reach(from: readonly string[], graph: Graph): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
