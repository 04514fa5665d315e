import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBreakpoints } from '../apps/web/breakpoints-in-css.ts'
import { cssLayers, inLayer } from '../apps/web/css-layers.ts'

const root = join(import.meta.dirname, '..')
const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/web/src'], {
  cwd: root,
  encoding: 'utf8',
})
const files = stdout.split('\n').filter((path) => path !== '')
const sheets = files.filter((path) => path.endsWith('.css'))
/** The public form and the embed script bring their own few styles to a page of their own. */
const ownStyles = /\/(public-form|embed)\//
const scripts = files.filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith('/ui/breakpoints.ts') && !ownStyles.test(path),
)
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Lines that match, as `path: line`. */
function found(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
}

test('media queries name their breakpoint and measure no width themselves', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(found(sheets, /@media.*\d(px|em)/)).toEqual([])
  expect(found(scripts, /\((max|min)-width:/)).toEqual([])
})

test('every breakpoint in a style sheet is known', () => {
  for (const sheet of sheets) expect(() => withBreakpoints(textOf(sheet)), sheet).not.toThrow()
  expect(withBreakpoints('@media (--medium) and (not (--phone)) {')).toBe(
    '@media (max-width: 1180px) and (not (max-width: 760px)) {',
  )
  expect(() => withBreakpoints('@media (--watch) {')).toThrow('Unknown breakpoint "watch"')
})

const ofSpace = /^\s*((scroll-)?(margin|padding)|(row-|column-)?gap|inset)(-[a-z-]+)?:/
const tokens = readFileSync(join(root, 'packages/renderer/src/css/app-tokens.css'), 'utf8')
const scale = [...tokens.matchAll(/--space-(\d+): (\d+)px;/g)]

test('space that is on the scale is written as a token', () => {
  expect(scale.length).toBeGreaterThan(10)
  for (const [, name, pixels] of scale) expect(name).toBe(pixels)
  const raw = new RegExp(`[ (](${scale.map(([, name]) => name).join('|')})px\\b`)
  const lines = found(
    sheets.filter((path) => !ownStyles.test(path)),
    ofSpace,
  )
  expect(lines.length).toBeGreaterThan(500)
  expect(lines.filter((line) => raw.test(line.slice(line.indexOf(': '))))).toEqual([])
})

test('every token of space exists', () => {
  const known = new Set(scale.map(([, name]) => name))
  for (const sheet of sheets) {
    for (const [, name] of textOf(sheet).matchAll(/var\(--space-(\w+)\)/g)) {
      expect(known, `${sheet} uses --space-${name}`).toContain(name)
    }
  }
})

test('the style sheets of ui/ are in cascade layers, below those of pages', () => {
  const isLayered = (path: string) => cssLayers.transform.filter.id.test(`/checkout/${path}`)
  expect(sheets.filter(isLayered)).toEqual(sheets.filter((path) => path.includes('/src/ui/')))
  expect(inLayer('a {}', '/apps/web/src/ui/base.css')).toMatch(/^@layer base, ui;\n@layer base {/)
  expect(inLayer('a {}', '/apps/web/src/ui/Menu.module.css')).toMatch(
    /^@layer base, ui;\n@layer ui {/,
  )
})

test('no sheet composes a class of another one, which the build would copy without its layer', () => {
  expect(found(sheets, /composes: .* from /)).toEqual([])
})

test('there is one rule for text that only screen readers get', () => {
  const rules = found(sheets, /clip-path: inset\(50%\)/)
  expect(rules.filter((line) => !line.startsWith('apps/web/src/ui/base.css'))).toEqual([])
})
