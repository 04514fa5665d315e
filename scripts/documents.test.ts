import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/*.md', { cwd: root }),
]
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test.each(documents)('every path of the repository in %s exists', (file) => {
  const paths = [
    ...textOf(file).matchAll(/`((?:apps|bench|docs|e2e|examples|packages|scripts)\/[^`\s]*)`/g),
  ]
    .map(([, path = '']) => path)
    // Recipes name files to create: `{type}` stands for any name.
    .filter((path) => globSync(path.replaceAll(/\{[^}]*\}/g, '*'), { cwd: root }).length === 0)
    .filter((path) => !/\/(dist|build|node_modules)\b/.test(path))
  expect(paths).toEqual([])
})

test('the architecture lists every folder of the server and the web app', () => {
  const files = globSync('apps/{server,web}/src/*/**/*.{ts,tsx}', { cwd: root })
  const folders = [...new Set(files.map((path) => `${path.split(/[\\/]/).slice(0, 4).join('/')}/`))]
  expect(folders.length).toBeGreaterThan(25)
  const text = textOf('docs/ARCHITECTURE.md')
  expect(folders.filter((folder) => !text.includes(`\`${folder}\``))).toEqual([])
})

test('the glossary has at most 40 terms, in which no term has two entries', () => {
  const [, glossary = ''] = textOf('docs/ARCHITECTURE.md').split('\n## Glossary\n')
  const terms = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].map(([, term = '']) => term).slice(1)
  expect(terms.length).toBeGreaterThan(20)
  expect(terms.length).toBeLessThanOrEqual(40)
  expect(new Set(terms).size).toBe(terms.length)
})
