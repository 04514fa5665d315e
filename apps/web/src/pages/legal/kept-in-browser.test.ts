import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  ownerCookies,
  ownerStorage,
  respondentCookies,
  respondentStorage,
} from './kept-in-browser.ts'

const root = join(import.meta.dirname, '../../../../..')
const told = [...ownerCookies, ...respondentCookies, ...ownerStorage, ...respondentStorage].flatMap(
  ({ name }) => name.split(/[, ]+/),
)

/** Names of locks, which keep nothing. */
const keepNothing = ['ramiform:tab:']

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
}

/** `ramiform:progress:{}` of `ramiform:progress:${form.id}`. */
const shapeOf = (name: string) => name.replaceAll(/\$?\{[^}]*\}/g, '{}')

test('every name under which the code keeps something in a browser is on the page about cookies', () => {
  const code = [...sources('apps/web/src'), ...sources('packages')]
    .filter((source) => /storage/i.test(source))
    .join('\n')
  const names = new Set(
    [...code.matchAll(/['`](ramiform[.:][^'`\s]+)['`]/g)].map(([, name = '']) => shapeOf(name)),
  )
  const shapes = told.map(shapeOf)
  const untold = [...names].filter(
    (name) => !keepNothing.includes(name) && !shapes.some((shape) => shape.startsWith(name)),
  )
  expect(untold, 'add them to kept-in-browser.ts').toEqual([])
  const gone = shapes.filter(
    (shape) => /^ramiform[.:]/.test(shape) && ![...names].some((name) => shape.startsWith(name)),
  )
  expect(gone, 'nothing keeps these any more').toEqual([])
  expect(names.size).toBeGreaterThan(10)
})

test('nothing is on that page twice', () => {
  expect(told.filter((name, at) => told.indexOf(name) !== at)).toEqual([])
})

test('every cookie that the server sets is there too', () => {
  const code = sources('apps/server/src/sign-in').join('\n')
  const names = [
    ...[...code.matchAll(/(?:named\(|CookieName = )'([^']+)'/g)].map(([, name = '']) => name),
    ...[...code.matchAll(/'(idp_\w+)'/g)].map(([, name = '']) => name),
  ]
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !told.includes(name))).toEqual([])
})
