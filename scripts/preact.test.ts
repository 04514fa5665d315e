import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const requireFromWeb = createRequire(join(root, 'apps/web/package.json'))

/** Names that React exports and Preact, which replaces it in visitors' browsers, does not. */
const missing = Object.keys(requireFromWeb('react')).filter(
  (name) => !Object.hasOwn(requireFromWeb('preact/compat'), name) && !name.startsWith('__'),
)

// A copy of the lint rules outside the repository, so that planted files disturb no other check.
const copy = mkdtempSync(join(tmpdir(), 'ramiform-preact-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))
const { vcs: _, $schema: __, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
writeFileSync(join(copy, 'biome.json'), JSON.stringify(rules))

/** Lines of a file with this text that the rule refuses. */
function refusedLines(path: string, lines: readonly string[]): readonly number[] {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), lines.join('\n'))
  const biome = join(root, 'node_modules/.bin/biome')
  const only = '--only=style/noRestrictedImports'
  const options = ['lint', only, '--reporter=github', '--max-diagnostics=none', path]
  const { stdout } = spawnSync(biome, options, { cwd: copy, encoding: 'utf8' })
  const found = stdout.matchAll(/noRestrictedImports.*?,line=(\d+)/g)
  return [...new Set(Array.from(found, ([, line]) => Number(line)))].sort((a, b) => a - b)
}

test.each([
  'packages/fields/src/text/TextInput.tsx',
  'packages/renderer/src/Review.tsx',
  'apps/web/src/public-form/PublicPage.tsx',
])('lint refuses React exports that Preact lacks in %s', (path) => {
  expect(missing.length).toBeGreaterThan(5)
  const refused = [
    ...missing.map((name) => `import { ${name} } from 'react'`),
    "import React from 'react'",
    "import { flushSync } from 'react-dom'",
  ]
  expect(refusedLines(path, refused)).toEqual(refused.map((_line, index) => index + 1))
  expect(refusedLines(path, ["import { type Ref, useState } from 'react'"])).toEqual([])
})

// The lint rule sees no members of a namespace.
test('visitors’ code imports React by name', () => {
  const folders = ['packages/fields/src', 'packages/renderer/src', 'apps/web/src/public-form']
  const pattern = String.raw`import \* as \w+ from 'react'`
  const search = (...paths: readonly string[]) =>
    spawnSync('git', ['grep', '--untracked', '-lE', pattern, '--', ...paths], {
      cwd: root,
      encoding: 'utf8',
    })
  expect(search(...folders).stdout).toBe('')
  expect(new RegExp(pattern).test("import * as All from 'react'")).toBe(true)
})

test('the owner app may use all of React', () => {
  const path = 'apps/web/src/pages/pricing/PricingPage.tsx'
  expect(refusedLines(path, ["import { useOptimistic } from 'react'"])).toEqual([])
})
