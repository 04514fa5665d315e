import { describe, expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

describe('cells that a spreadsheet would run are made text', () => {
  test.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '-',
    '+44 20 7946 0000',
  ])('%j', (text) => {
    expect(csvCell(text)).toBe(`'${text}`)
  })

  test.each(['\tx', '\rx', '\nx'])('%j', (text) => {
    expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`)
  })

  test('a letter after a million digits is rejected quickly', () => {
    const text = `-${'1'.repeat(1_000_000)}x`
    expect(csvCell(text)).toBe(`'${text}`)
  })

  test.each([
    ['a;=2', "a;'=2"],
    ['a; =2', "a;' =2"],
    ['a;"=2"', '"a;\'""=2"""'],
    ['a;b;@x;+1 2', "a;b;'@x;'+1 2"],
    ['a;;=2', "a;;'=2"],
    ['a\t=2', "a\t'=2"],
    ['\t=1', "'\t'=1"],
    ['a|=2', "a|'=2"],
    ['a\n=2', '"a\n\'=2"'],
    ['a\r\n=2', '"a\r\n\'=2"'],
    ['a;＝2', "a;'＝2"],
    ['=1;=2', "'=1;'=2"],
    ["a\n- cmd|' /C calc'!A0", "\"a\n'- cmd|' /C calc'!A0\""],
  ])('%j, where a program splits at another delimiter than a comma', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  test('quoting comes after', () => {
    expect(csvCell('=HYPERLINK("http://a","b")')).toBe(`"'=HYPERLINK(""http://a"",""b"")"`)
  })

  const harmless = ['-5', '-1.5', '-.5', '-1e9', '5', 'a=b', "it's", '', ' x', 'a;b', 'a;-5;b=c']
  test.each(harmless)('%j stays as it is', (text) => {
    expect(csvCell(text)).toBe(text)
  })

  test('a list with hyphens keeps them', () => {
    expect(csvCell('To bring:\n- milk\n- 2 eggs')).toBe('"To bring:\n- milk\n- 2 eggs"')
  })

  test('read back, every cell is its text, but for the apostrophes', () => {
    const texts = ['a;=2', 'x\t=1', '"=1"', 'a\n=2', 'a,=2;"', "it's", '', '-5']
    const line = texts.map(csvCell).join(',')
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
    )
    expect(cells.map((cell) => cell.replaceAll(/(^|[;\t\n])'(?="?=)/g, '$1'))).toEqual(texts)
  })
})
