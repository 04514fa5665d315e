import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'")

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)site\//.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
}

const screens = onOneLine(
  [
    'apps/web/src',
    'packages/core/src/built-in-texts',
    'packages/fields/src',
    'packages/renderer/src',
  ]
    .flatMap(sourcesIn)
    .join('\n'),
)
const articles = join(import.meta.dirname, 'articles')
const files = [
  ...readdirSync(articles).map((name) => join(articles, name)),
  join(import.meta.dirname, '../support/support.md'),
]

/** Names that belong to other products. */
const elsewhere = ['Report a vulnerability']

test.each(files)('names in bold are texts on a screen: %s', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/```.*?```/gs, '')
  const names = [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => onOneLine(name))
  const missing = names.filter((name) => !screens.includes(name) && !elsewhere.includes(name))
  expect(missing).toEqual([])
})
