import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { flowColours } from './flow-colours.ts'

test('pictures have the colours of the app', async () => {
  const sheets = await Promise.all(
    ['tokens', 'app-tokens'].map((name) =>
      readFile(`packages/renderer/src/css/${name}.css`, 'utf8'),
    ),
  )
  const light = sheets.map((sheet) => sheet.slice(0, sheet.indexOf('@media'))).join('')
  const tokenOf = (name: string): string => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(light)?.[1] ?? ''
    const other = /^var\(--(.+)\)$/.exec(value)?.[1]
    return other === undefined ? value : tokenOf(other)
  }
  const { page: _paper, ...named } = flowColours
  const inTokens = Object.fromEntries(
    Object.keys(named).map((name) => [
      name,
      tokenOf(name.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)),
    ]),
  )
  expect(named).toEqual(inTokens)
})
