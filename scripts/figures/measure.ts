import { duplicates } from './duplicates.ts'
import { importCycles, importGraph, mutualFolders } from './import-graph.ts'
import { percentile, shareInLongFiles } from './lengths.ts'
import { filesPerRecipe } from './recipe-files.ts'
import { lastTestRun, packageFiles, readSources, type Source } from './sources.ts'

export type Figures = ReturnType<typeof measure>

/** Every figure of one checkout. Lengths, cycles, pairs and duplicates are of product code, without tests. */
export function measure(checkout: string) {
  const sources = readSources(checkout)
  const product = sources.filter(({ path, isTest }) => !isTest && /^(apps|packages)\//.test(path))
  const typescript = product.filter(({ path }) => /\.(ts|tsx)$/.test(path))
  const css = product.filter(({ path }) => path.endsWith('.css'))
  const graph = importGraph(typescript, packageFiles(checkout))
  const cycles = importCycles(graph)
  const apps = [...new Set(product.map(({ room }) => room))].filter((room) =>
    room.startsWith('apps/'),
  )
  return {
    rooms: rooms(sources),
    typescript: lengths(typescript),
    css: lengths(css),
    cycles: { count: cycles.length, files: cycles },
    mutualFolders: Object.fromEntries(apps.map((app) => [app, mutualFolders(graph, `${app}/src`)])),
    duplicates: {
      typescript: duplicates(typescript.map(({ text }) => text)),
      css: duplicates(css.map(({ text }) => text)),
    },
    filesPerRecipe: filesPerRecipe(checkout),
    lastTestRun: lastTestRun(checkout),
  }
}

function rooms(sources: readonly Source[]) {
  const byRoom = Map.groupBy(sources, ({ room }) => room)
  return [...byRoom].map(([room, files]) => {
    const tests = files.filter(({ isTest }) => isTest)
    const product = files.filter(({ isTest }) => !isTest)
    return {
      room,
      files: product.length,
      lines: sumOfLines(product),
      testFiles: tests.length,
      testLines: sumOfLines(tests),
    }
  })
}

function lengths(files: readonly Source[]) {
  const numbers = files.map(({ lines }) => lines)
  return {
    files: files.length,
    lines: sumOfLines(files),
    median: percentile(numbers, 0.5),
    ninetieth: percentile(numbers, 0.9),
    percentInLongFiles: shareInLongFiles(numbers),
  }
}

function sumOfLines(files: readonly Source[]): number {
  return files.reduce((total, { lines }) => total + lines, 0)
}
