import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const page = readFileSync(join(import.meta.dirname, 'texts/cookies.md'), 'utf8')
const documented = [...page.matchAll(/^```stored\n(.+?)```$/gms)]
  .flatMap(([, block = '']) => block.trim().split('\n\n'))
  .flatMap((item) => (item.split('\n')[0] ?? '').split(/[, ]+/))

/** Names of locks and broadcast channels, which store nothing. */
const notStored = ['ramiform:tab:', 'ramiform:form:{}']

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
}

/** `ramiform:progress:{}` of `ramiform:progress:${form.id}`. */
const shapeOf = (name: string) => name.replaceAll(/\$?\{[^}]*\}/g, '{}')

test('the cookies page lists every storage name in the code, and no others', () => {
  const code = [...sources('apps/web/src'), ...sources('packages')]
    .filter((source) => /storage/i.test(source))
    .join('\n')
  const names = new Set(
    [...code.matchAll(/['`](ramiform[.:][^'`\s]+)['`]/g)].map(([, name = '']) => shapeOf(name)),
  )
  const shapes = documented.map(shapeOf)
  const undocumented = [...names].filter(
    (name) => !notStored.includes(name) && !shapes.some((shape) => shape.startsWith(name)),
  )
  expect(undocumented, 'add them to cookies.md').toEqual([])
  const gone = shapes.filter(
    (shape) => /^ramiform[.:]/.test(shape) && ![...names].some((name) => shape.startsWith(name)),
  )
  expect(gone, 'the code no longer uses these').toEqual([])
  expect(names.size).toBeGreaterThan(10)
})

test('the cookies page lists no name twice', () => {
  expect(documented.filter((name, at) => documented.indexOf(name) !== at)).toEqual([])
})

test('the cookies page lists every cookie of the server', () => {
  const code = sources('apps/server/src').join('\n')
  const names = [
    ...[...code.matchAll(/(?:cookieName\(|CookieName = )'([^']+)'/g)].map(([, name = '']) => name),
    ...[...code.matchAll(/'(idp_\w+)'/g)].map(([, name = '']) => name),
  ]
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !documented.includes(name))).toEqual([])
})
