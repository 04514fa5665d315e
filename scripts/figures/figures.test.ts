import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { duplicates } from './duplicates.ts'
import { importCycles, importedNames, importGraph, mutualFolders } from './import-graph.ts'
import { percentile, shareInLongFiles } from './lengths.ts'
import { measure } from './measure.ts'

function graphOf(imports: Record<string, string[]>) {
  const files = Object.entries(imports).map(([path, names]) => ({
    path,
    text: names.map((name) => `import '${name}'\n`).join(''),
  }))
  return importGraph(files, new Map([['@ramiform/core/*', 'packages/core/src/*.ts']]))
}

test('reads every kind of import and none from a comment', () => {
  const text = `import type { A } from './type.ts'
import {
  type B,
  c,
} from './lines.ts'
import './effect.css'
export * from './again.ts'
export type { D } from './again-type.ts'
// import './comment.ts'
/** Example: import x from './docstring.ts' */
const lazy = () => import('./lazy.tsx')
`
  expect(importedNames(text)).toEqual([
    './type.ts',
    './lines.ts',
    './effect.css',
    './again.ts',
    './again-type.ts',
    './lazy.tsx',
  ])
})

test('resolves relative paths, missing endings and package names', () => {
  const graph = graphOf({
    'apps/web/src/a/one.ts': ['../b/two', '@ramiform/core/form', 'react'],
    'apps/web/src/b/two.tsx': [],
    'packages/core/src/form.ts': [],
  })
  expect([...(graph.get('apps/web/src/a/one.ts') ?? [])]).toEqual([
    'apps/web/src/b/two.tsx',
    'packages/core/src/form.ts',
  ])
})

test('finds each group of files that import each other', () => {
  const graph = graphOf({
    'a.ts': ['./b.ts'],
    'b.ts': ['./c.ts'],
    'c.ts': ['./a.ts', './d.ts'],
    'd.ts': ['./e.ts'],
    'e.ts': ['./d.ts'],
    'alone.ts': ['./a.ts'],
  })
  expect(importCycles(graph)).toEqual([
    ['a.ts', 'b.ts', 'c.ts'],
    ['d.ts', 'e.ts'],
  ])
})

test('counts mutual folders where the paths part, and never the folder that puts them together', () => {
  const graph = graphOf({
    'src/app.ts': ['./a/one.ts'],
    'src/a/one.ts': ['../b/deep/two.ts', '../app.ts'],
    'src/b/deep/two.ts': ['../other.ts'],
    'src/b/other.ts': ['../a/one.ts', './deep/two.ts'],
    'src/c/three.ts': ['../a/one.ts'],
  })
  expect(mutualFolders(graph, 'src')).toEqual({ siblings: ['a <> b'], nested: ['b <> b/deep'] })
})

test('counts runs of six equal lines, whatever their indentation and comments', () => {
  const lines = ['one', 'two', 'three', 'four', 'five', 'six']
  const indented = lines.map((line) => `  ${line}\n\n  // ${line}\n`).join('')
  expect(duplicates([`${lines.join('\n')}\nseven`, `zero\n${indented}`])).toEqual({
    blocks: 2,
    lines: 12,
  })
  expect(duplicates([lines.slice(1).join('\n'), lines.slice(1).join('\n')])).toEqual({
    blocks: 0,
    lines: 0,
  })
})

test('median, 90th percentile and the share of long files', () => {
  const lengths = [10, 1, 3, 2, 5, 4, 7, 6, 9, 8]
  expect(percentile(lengths, 0.5)).toBe(5)
  expect(percentile(lengths, 0.9)).toBe(9)
  expect(percentile([], 0.5)).toBe(0)
  expect(shareInLongFiles([500, 501])).toBe(50)
})

test('measures a checkout by room, and tests apart from product code', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'ramiform-figures-'))
  onTestFinished(() => rmSync(checkout, { recursive: true }))
  const files = {
    'apps/web/src/a/one.ts': "import type { Two } from '../b/two.ts'\nexport type One = Two\n",
    'apps/web/src/b/two.ts': "import type { One } from '../a/one.ts'\nexport type Two = One\n",
    'apps/web/src/b/two.css': 'a {\n  color: red;\n}\n',
    'apps/web/src/b/two.test.ts': 'one line\n',
    'apps/web/build/made.ts': 'left out\n',
    'e2e/story.test.ts': 'one line\n',
    'docs/recipes.md': '## Add a condition\n\nSteps\n\nFiles: `a.ts`,\n`b.ts`, `c.ts`.\n\nMore\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true })
    writeFileSync(join(checkout, path), text)
  }
  const figures = measure(checkout)
  expect(figures.rooms).toEqual([
    { room: 'apps/web', files: 3, lines: 7, testFiles: 1, testLines: 1 },
    { room: 'e2e', files: 0, lines: 0, testFiles: 1, testLines: 1 },
  ])
  expect(figures.typescript).toMatchObject({ files: 2, lines: 4, median: 2 })
  expect(figures.css).toMatchObject({ files: 1, lines: 3 })
  expect(figures.cycles.count).toBe(1)
  expect(figures.mutualFolders['apps/web']?.siblings).toEqual(['a <> b'])
  expect(figures.filesPerRecipe).toMatchObject({ condition: 3, 'field type': null })
})

test('no two folders of this repository import each other, and no imports form a cycle', () => {
  const repository = join(import.meta.dirname, '..', '..')
  const figures = measure(repository)
  expect(figures.cycles.files).toEqual([])
  for (const { siblings, nested } of Object.values(figures.mutualFolders))
    expect([...siblings, ...nested]).toEqual([])
})
