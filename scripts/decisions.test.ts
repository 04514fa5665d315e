import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const text = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
const [, index = '', entries = ''] = /\n## Index\n(.*?)\n## (.*)$/s.exec(text) ?? []
const decisions = numbersIn(entries, /^(\d+)\. /gm)

function numbersIn(source: string, pattern: RegExp): readonly number[] {
  return [...source.matchAll(pattern)].map(([, number]) => Number(number))
}

test('decisions are numbered in order, each with its anchor', () => {
  expect(decisions.length).toBeGreaterThan(200)
  expect(decisions).toEqual([...new Set(decisions)].toSorted((one, other) => one - other))
  expect(numbersIn(entries, /^\d+\. <a id="d(\d+)"><\/a>/gm)).toEqual(decisions)
})

test('the index lists every decision, and nothing else', () => {
  const listed = new Set(numbersIn(index, /\[(\d+)\]\(#d\1\)/g))
  expect([...listed].sort((one, other) => one - other)).toEqual(decisions)
})

test('a replaced decision is struck through in the index and names its successor', () => {
  const replaced = numbersIn(entries, /^(\d+)\. [^\n]*\(Replaced by \d+/gm)
  expect(replaced.length).toBeGreaterThan(3)
  expect(new Set(numbersIn(index, /~~\[(\d+)\]/g))).toEqual(new Set(replaced))
  for (const successor of numbersIn(entries, /\([^()]*[Rr]eplaced by (\d+)/g)) {
    expect(decisions).toContain(successor)
  }
})

test('every decision that code and documents cite exists', () => {
  const cited = spawnSync(
    'git',
    ['grep', '-hoiE', 'decisions? [0-9]+((,| and| to|, and) [0-9]+)*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  ).stdout
  const numbers = numbersIn(cited, /(\d+)/g)
  expect(numbers.length).toBeGreaterThan(150)
  expect(numbers.filter((number) => !decisions.includes(number))).toEqual([])
})
