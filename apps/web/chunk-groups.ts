import { basename, dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import routes from './src/routes.ts'

type CodeSplitting = NonNullable<Rolldown.OutputOptions['codeSplitting']>
type Groups = NonNullable<Exclude<CodeSplitting, boolean>['groups']>
interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly code: string | null; readonly importedIds: readonly string[] } | null
}

const source = join(import.meta.dirname, 'src')
const siteLayout = 'site/SiteLayout.tsx'
/** what React Router's own entry adds to what the root needs */
const reactDom = /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/
const sitePages = routes
  .filter(({ file }) => file === siteLayout)
  .flatMap(({ children = [] }) => children.map(({ file }) => file))

/**
 * Which modules share a file. What every page needs is one, and what most screens of the app share another, instead of
 * dozens: fewer requests, and it compresses better. What a page of the site needs never lies in the app's file, since
 * that page would then load all of it; where the app needs it too, it comes from a file of the site.
 */
export const chunkGroups: Groups = [
  { name: everyPage(), priority: 3 },
  { name: siteOrOnePage(), priority: 2, minShareCount: 2 },
  { name: 'app', priority: 1, minShareCount: 8 },
]

function everyPage() {
  let reached: Set<string> | undefined
  return (id: string, graph: Graph) => {
    reached ??= reach('root.tsx', graph)
    return reached.has(id) || reactDom.test(id) ? 'frame' : null
  }
}

/** `site` for what two of its pages share, and a page's own name for what it shares with the app alone. */
function siteOrOnePage() {
  let names: Map<string, string> | undefined
  return (id: string, graph: Graph) => {
    names ??= namesOf(graph)
    return names.get(id) ?? null
  }
}

function namesOf(graph: Graph): Map<string, string> {
  const names = new Map<string, string>()
  for (const page of [...new Set(sitePages)]) {
    for (const id of reach(page, graph)) {
      names.set(id, names.has(id) ? 'site' : `${basename(page, '.tsx')}-parts`)
    }
  }
  for (const id of reach(siteLayout, graph)) names.set(id, 'site')
  return names
}

/** Every module that loads with this one. */
function reach(file: string, graph: Graph): Set<string> {
  const reached = new Set<string>()
  const waiting = [join(source, file)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] }
    for (const imported of importedIds) {
      waiting.push(...(allIcons.test(imported) ? iconsIn(code ?? '', imported) : [imported]))
    }
  }
  return reached
}

/** One module that leads to thousands, of which only those are kept that somebody names. */
const allIcons = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/]tabler-icons-react\.mjs$/

/** The modules of the icons that this code names. */
function iconsIn(code: string, all: string): readonly string[] {
  const names = new Set(code.match(/\bIcon[A-Z]\w*/g))
  return [...names].map((name) => join(dirname(all), 'icons', `${name}.mjs`))
}
