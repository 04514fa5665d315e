import { limits } from '@ramiform/core/limits'
import { patternSize } from '@ramiform/core/validation/pattern-size'
import { RE2JS } from 're2js'
import { describe, expect, test } from 'vitest'
import { createPatternEngine, PatternRefused, preparePatterns } from './index.ts'
import { translate } from './translate.ts'

const engine = createPatternEngine()

test('a pattern matches anywhere in the text unless it says otherwise', () => {
  expect(engine.matches('\\d{3}', 'room 101, please')).toBe(true)
  expect(engine.matches('^\\d{3}$', 'room 101, please')).toBe(false)
})

test('a pattern that makes other engines hang answers at once', () => {
  expect(engine.matches('^(a+)+$', `${'a'.repeat(60)}!`)).toBe(false)
  expect(engine.matches('^(a|a?)+$', `${'a'.repeat(10_000)}!`)).toBe(false)
  expect(engine.matches('(x+x+)+y', 'x'.repeat(10_000))).toBe(false)
})

describe('patterns written for a browser mean the same here', () => {
  test.each([
    ['caf\\u00e9', 'café', 'cafe'],
    ['^[\\u00e0-\\u00ff]+$', 'éè', 'ee'],
    ['^\\u{1F600}$', '😀', '😁'],
    ['^\\ud83d\\ude00$', '😀', '😁'],
    ['^\\x41\\/\\-$', 'A/-', 'B/-'],
    ['^a\\cJb$', 'a\nb', 'aJb'],
    ['^[\\b]$', '\b', 'b'],
    ['^\\\\u00e9$', '\\u00e9', 'é'],
    ['^(?<year>\\d{4})-(?:0\\d|1[0-2])$', '2026-11', '2026-13'],
    ['^[(?=]$', '=', 'a'],
    ['^[^@\\s]+@[^@\\s]+$', 'ada@example.org', 'ada @example.org'],
    ['^\\p{L}+$', 'Zoë', 'Zoe1'],
  ])('%s takes %j and not %j', (pattern, match, other) => {
    expect(engine.refusal(pattern)).toBeNull()
    expect(engine.matches(pattern, match)).toBe(true)
    expect(engine.matches(pattern, other)).toBe(false)
  })
})

describe('patterns that cannot run are refused with a message for their author', () => {
  test.each([
    ['^(?=.*\\d).+$', 'Look-around such as "(?=" cannot be used in a pattern'],
    ['^(?!test)', 'Look-around such as "(?!" cannot be used in a pattern'],
    ['(?<=\\$)\\d+', 'Look-around such as "(?<=" cannot be used in a pattern'],
    ['(?<!a)b', 'Look-around such as "(?<!" cannot be used in a pattern'],
    ['(\\w)\\1', 'Back-references such as "\\1" cannot be used in a pattern'],
    ['(?<q>["\'])\\k<q>', 'Back-references such as "\\k<" cannot be used in a pattern'],
    ['(?>a)', 'Groups that begin with "(?>" cannot be used in a pattern'],
    ['[a-', 'The pattern cannot be read: missing closing ]: `[a-`'],
    ['(a', 'The pattern cannot be read: missing closing ): `(a`'],
    ['a{1,2000}', 'The pattern cannot be read: invalid repeat count: `{1,2000}`'],
  ])('%s', (pattern, sentence) => {
    expect(engine.refusal(pattern)).toBe(sentence)
    expect(() => engine.matches(pattern, 'a')).toThrow(PatternRefused)
  })
})

test('patterns of any length and shape are read or refused, never a crash', () => {
  for (const pattern of [
    '(((((',
    ')',
    '\\',
    '*',
    '(?',
    '[[:nope:]]',
    '('.repeat(500),
    'a?'.repeat(250),
    '((a{100}){100}){100}',
    '\ud800',
  ]) {
    expect(() => engine.refusal(pattern)).not.toThrow()
  }
})

test('the estimated size of a pattern is never below its compiled size', () => {
  const parts =
    'a|b|[a-z]|[^\\]x]|\\d|.|(|(?:|(?<n>|(?i)|)|)|^|$|\\b|\\p{L}|[\\p{L}-]|\\u00e9|{|}|]|[]a]|[[:alpha:]]'
      .split('|')
      .concat(['|', '*', '+', '?', '*?', '{3}', '{1,20}', '{0,5}', '{2,}', '{0}', '{,3}', '{1000}'])
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return (seed >> 8) % below
  }
  let compiled = 0
  for (let tries = 0; tries < 20_000; tries += 1) {
    const length = 1 + random(8)
    const pattern = Array.from({ length }, () => parts[random(parts.length)]).join('')
    const size = patternSize(pattern)
    if (size > limits.patternSize || engine.refusal(pattern) !== null) continue
    compiled += 1
    expect([pattern, RE2JS.compile(translate(pattern)).programSize() <= size]).toEqual([
      pattern,
      true,
    ])
  }
  expect(compiled).toBeGreaterThan(5_000)
})

describe('patterns prepared for a page', () => {
  const noPause = async () => {}

  test('match as on the server', async () => {
    const page = await preparePatterns(['^a+$', '^b+$'], noPause)
    expect(page.matches('^a+$', 'aaa')).toBe(true)
    expect(page.matches('^b+$', 'aaa')).toBe(false)
    expect(page.refusal('^a+$')).toBeNull()
  })

  test('are compiled with pauses, and beyond the limits of a form left to the server', async () => {
    let pauses = 0
    const patterns = Array.from({ length: 3_000 }, (_, at) => `^([a-z]{1,50}){1,15}A${at}$`)
    const page = await preparePatterns(patterns, async () => {
      pauses += 1
    })
    expect(pauses).toBe(15)
    expect(page.matches('^([a-z]{1,50}){1,15}A0$', '!')).toBe(false)
    expect(page.matches('^([a-z]{1,50}){1,15}A2999$', '!')).toBe(true)
  })

  test('leave an answer that takes long to match to the server', async () => {
    const pattern = '^([a-z]{1,50}){1,15}A$'
    const page = await preparePatterns([pattern], noPause)
    expect(page.matches(pattern, '!'.repeat(100))).toBe(false)
    expect(page.matches(pattern, '!'.repeat(10_000))).toBe(true)
  })
})
