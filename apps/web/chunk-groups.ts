import { basename, dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import routes from './src/routes.ts'

type CodeSplitting = NonNullable<Rolldown.OutputOptions['codeSplitting']>
type Groups = NonNullable<Exclude<CodeSplitting, boolean>['groups']>
interface Graph {
  getModuleInfo(id: string): {
    readonly code: string | null
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

const source = join(import.meta.dirname, 'src')
const landingPage = 'site/landing/LandingPage.tsx'
const siteLayout = 'site/layout/SiteLayout.tsx'
/** Part of a site page that loads when it is used. */
const lazySiteParts = ['site/landing/describe/DrawnForm.tsx']
/** React, React Router and its entry module. */
const react = /[\\/]node_modules[\\/](react-dom|scheduler|react-router|@react-router)[\\/]/
/** Answers in texts, values, currencies of prices, offered options and translations, which only results and parts that load when they are used need. */
const texts =
  /[\\/]core[\\/]src[\\/](answers-in-texts[\\/](?!plain-label)|values[\\/](?!rename-formula)|payments[\\/]in-charged-currency|unasked-answers|offered-answers|answers-to-questions|conditions[\\/]offer(s|-fields)\.|translations[\\/])/
/** Names of answers, which only results and previews need. */
const answers = /[\\/]core[\\/]src[\\/](answered-fields|label-with-table)\./
/** English texts of the public form, which only previews and settings show. */
const words = /[\\/]core[\\/]src[\\/]built-in-texts[\\/]en\./
/** Filling, and limits and default answers of fields, which only parts that load when they are used need. */
const limits = /[\\/]core[\\/]src[\\/](filling[\\/]|(day-limits|default-answer)\.)/
/** Emphasis in texts, which only the printed form and parts that load when they are used need. */
const markdown = /[\\/](core[\\/]src[\\/]markdown|fields[\\/]src[\\/]shared[\\/]MarkedText)\./
/** Icons that several screens use. In a file for each icon, more than half of the bytes would import and export it. */
const icon = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/]icons[\\/]/
const sitePages = [...pagesUnder(siteLayout), ...lazySiteParts]
const preview = 'pages/form-preview/FormPreviewPage.tsx'
const appLayout = 'AppLayout.tsx'
const screens = pagesUnder(appLayout)
const appPages = screens.filter((page) => page !== preview)

/**
 * Chunks: `frame` has modules of every page, `app` those of most app screens, `form` those that show a form as visitors
 * see it, `site` those that the landing page shares with other site pages, `articles` those that only other site pages
 * share. A few chunks compress better than dozens. Modules of a site page are never in `app`, because that page would
 * load all of it; the app loads no modules of the site only. What only a preview needs is not in `app`, because screens
 * load previews when they are used.
 */
export const chunkGroups: Groups = [
  { name: (id, graph) => (isEverywhere(id, graph) ? 'frame' : null), priority: 5 },
  { name: landingName, priority: 4, minShareCount: 2 },
  { name: siteName, priority: 3, minShareCount: 2 },
  {
    name: (id, graph) =>
      reaches(graph).app.has(id) &&
      !texts.test(id) &&
      !answers.test(id) &&
      !words.test(id) &&
      !limits.test(id) &&
      !markdown.test(id)
        ? 'app'
        : null,
    priority: 2,
    minShareCount: 8,
  },
  // After the others, so that it has no modules of them.
  { name: (id) => (texts.test(id) ? 'texts' : null), priority: 1 },
  { name: (id) => (answers.test(id) ? 'answers' : null), priority: 1 },
  { name: (id) => (words.test(id) ? 'words' : null), priority: 1 },
  { name: (id) => (limits.test(id) ? 'limits' : null), priority: 1 },
  { name: (id) => (markdown.test(id) ? 'markdown' : null), priority: 1 },
  { name: (id) => (icon.test(id) ? 'icons' : null), priority: 1, minShareCount: 2 },
  { name: 'form', minShareCount: 8 },
  ...screenGroups(),
]

function isEverywhere(id: string, graph: Graph): boolean {
  const { root, site, app } = reaches(graph)
  return root.has(id) || react.test(id) || (site.get(id) === 'site' && app.has(id))
}

/** `site` for modules of the landing page, or of its frame, that other site pages load, too. */
function landingName(id: string, graph: Graph): string | null {
  const { site, landing } = reaches(graph)
  return landing.has(id) && site.get(id) === 'site' ? 'site' : null
}

/** `articles` for other modules of two or more site pages; otherwise a chunk per page for what it shares with the app. */
function siteName(id: string, graph: Graph): string | null {
  const name = reaches(graph).site.get(id) ?? null
  return name === 'site' ? 'articles' : name
}

/**
 * A chunk for all modules that the same screens load at first and the same screens load at all. So a screen loads a few
 * files instead of one per module, and none that it does not need. A chunk takes in what its modules import, so modules
 * of more screens are placed first.
 */
function screenGroups(): Groups {
  const most = 2 * screens.length
  return Array.from({ length: most }, (_, less) => ({
    name: (id, graph) => {
      const chunk = reaches(graph).screens.get(id)
      return chunk?.uses === most - less ? chunk.name : null
    },
    priority: -less / most,
  }))
}

interface Reaches {
  readonly root: ReadonlySet<string>
  readonly landing: ReadonlySet<string>
  readonly site: ReadonlyMap<string, string>
  readonly app: ReadonlySet<string>
  readonly screens: ReadonlyMap<string, ScreensChunk>
}

interface ScreensChunk {
  readonly name: string
  /** The screens that load it at first, plus those that load it at all. */
  readonly uses: number
}

let known: { readonly graph: Graph; readonly reaches: Reaches } | undefined

function reaches(graph: Graph): Reaches {
  // The server build runs after the browser build, with its own graph.
  if (known?.graph !== graph) known = { graph, reaches: readReaches(graph) }
  return known.reaches
}

function readReaches(graph: Graph): Reaches {
  const site = new Map<string, string>()
  for (const page of sitePages) {
    for (const id of reach(page, graph)) {
      site.set(id, site.has(id) ? 'site' : `${basename(page, '.tsx')}-parts`)
    }
  }
  for (const id of reach(siteLayout, graph)) site.set(id, 'site')
  return {
    root: reach('root.tsx', graph),
    landing: new Set([...reach(landingPage, graph), ...reach(siteLayout, graph)]),
    site,
    app: new Set(appPages.flatMap((page) => [...reach(page, graph)])),
    screens: readScreens(graph),
  }
}

function readScreens(graph: Graph): Map<string, ScreensChunk> {
  const chunks = new Map<string, ScreensChunk>()
  const layout = reach(appLayout, graph)
  const atFirst = screens.map((page) => new Set([...layout, ...reach(page, graph)]))
  const atAll = screens.map((page) => new Set([...layout, ...reach(page, graph, { later: true })]))
  for (const id of new Set(atFirst.flatMap((ids) => [...ids]))) {
    const marks = [...atFirst, ...atAll].map((ids) => (ids.has(id) ? '1' : '0')).join('')
    chunks.set(id, {
      name: `screens-${Number.parseInt(marks, 2).toString(36)}`,
      uses: marks.replaceAll('0', '').length,
    })
  }
  return chunks
}

/** Files of the pages, without duplicates. */
function pagesUnder(layout: string): readonly string[] {
  const pages = routes
    .filter(({ file }) => file === layout)
    .flatMap(({ children = [] }) => children)
  return [...new Set(pages.map(({ file }) => file))]
}

/** Every module that loads with a file; also what loads later, if asked. */
function reach(file: string, graph: Graph, { later = false } = {}): Set<string> {
  const reached = new Set<string>()
  const waiting = [join(source, file)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const { code, importedIds, dynamicallyImportedIds } = graph.getModuleInfo(id) ?? {
      code: null,
      importedIds: [],
      dynamicallyImportedIds: [],
    }
    for (const imported of [...importedIds, ...(later ? dynamicallyImportedIds : [])]) {
      waiting.push(...(allIcons.test(imported) ? iconsIn(code ?? '', imported) : [imported]))
    }
  }
  return reached
}

/** The index of all icons. Only the named ones count. */
const allIcons = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/]tabler-icons-react\.mjs$/

/** Modules of the icons that the code names. */
function iconsIn(code: string, all: string): readonly string[] {
  const names = new Set(code.match(/\bIcon[A-Z]\w*/g))
  return [...names].map((name) => join(dirname(all), 'icons', `${name}.mjs`))
}
