import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contrast, readColor } from '@ramiform/renderer/color'
import { expect, test } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const tokens = readFileSync(resolve('@ramiform/renderer/tokens.css'), 'utf8')
const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark')

const widgets = [
  { file: 'Segmented.module.css', track: '.group', selected: '.option[aria-pressed="true"]' },
  { file: 'Tabs.module.css', track: '.well', selected: '.well .tab[data-active]' },
]
const schemes = [
  { scheme: 'light', css: light },
  { scheme: 'dark', css: dark },
]
const cases = widgets.flatMap((widget) => schemes.map((scheme) => ({ ...widget, ...scheme })))

test.each(cases)('the selected segment of $file has an outline of 3:1 in $scheme mode', (one) => {
  const styles = `\n${readFileSync(join(import.meta.dirname, one.file), 'utf8')}`
  const ruleOf = (selector: string) => styles.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  const color = (name: string | undefined) => {
    const found = readColor(new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(one.css)?.[1])
    if (found === null) throw new Error(`no color: ${name}`)
    return found
  }
  const track = /background: var\(--([\w-]+)\)/.exec(ruleOf(one.track))?.[1]
  const ring = /box-shadow: 0 0 0 1px var\(--([\w-]+)\);/.exec(ruleOf(one.selected))?.[1]
  expect(contrast(color(ring), color(track))).toBeGreaterThanOrEqual(3)
})
