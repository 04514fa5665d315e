import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readExpression } from './expression.ts'
import type { Logic } from './logic.ts'

/** Logic in short: `a = x & (b > 3 | c empty)`. */
function inShort(logic: Logic): string {
  if (logic.kind === 'rule') return `${logic.source} ${logic.condition} ${logic.value}`.trim()
  return `(${logic.parts.map(inShort).join(logic.kind === 'all' ? ' & ' : ' | ')})`
}

describe('an expression becomes the rules that it means', () => {
  test.each([
    ["{plan} = 'Pro'", 'plan equals Pro'],
    ['{age} >= 18', '(age greater_than 18 | age equals 18)'],
    ['18 < {age}', 'age greater_than 18'],
    ["{a} = 1 or {b} = 2 and {c} <> 'x'", '(a equals 1 | (b equals 2 & c not_equals x))'],
    ['({a} = 1 or {b} = 2) and {c} notempty', '(c is_not_empty & (a equals 1 | b equals 2))'],
    ['{city} anyof [\'Rome\', "Bari"]', '(city equals Rome | city equals Bari)'],
    ["{tags} allof ['x', 'y']", '(tags contains x & tags contains y)'],
    ["!({a} = 'x' && {b} empty)", '(a not_equals x | b is_not_empty)'],
    ["{it's} = 'it\\'s'", "it's equals it's"],
    ['{n} = -5', 'n equals -5'],
    ["{a} = ''", 'a is_empty'],
  ])('%s', (source, short) => {
    const read = readExpression(source)
    const sorted = (text: string) => text.split(/ [&|] /).toSorted()
    expect(read.kind === 'unsaid' ? read : sorted(inShort(read).replaceAll(/[()]/g, ''))).toEqual(
      sorted(short.replaceAll(/[()]/g, '')),
    )
  })
})

describe('what the operators cannot express is reported', () => {
  test.each([
    ["{a} notcontains 'x'", '"does not contain" is not supported'],
    ['age({born}) > 18', 'it calls the function "age"'],
    ['{a} + {b} > 3', 'it calculates'],
    ['{a} anyof {b}', 'it compares with a whole list'],
    ["({a} = 'x'", 'a bracket is not closed'],
    ['{a} >', 'it ends too soon'],
  ])('%s', (source, reason) => {
    expect(readExpression(source)).toEqual({ kind: 'unsaid', reason })
  })
})

test('two fields are compared', () => {
  const rule = (condition: string) => ({
    kind: 'rule',
    source: 'a',
    condition,
    value: '',
    valueFrom: 'b',
  })
  expect(readExpression('{a} = {b}')).toEqual(rule('equals'))
  expect(readExpression('{a} >= {b}')).toEqual({
    kind: 'any',
    parts: [rule('greater_than'), rule('equals')],
  })
  expect(readExpression('!({a} > {b})')).toEqual({
    kind: 'any',
    parts: [
      rule('less_than'),
      rule('equals'),
      { kind: 'rule', source: 'a', condition: 'is_empty', value: '' },
      { kind: 'rule', source: 'b', condition: 'is_empty', value: '' },
    ],
  })
})

test('any expression is read or reported, however broken', () => {
  const pieces = fc.constantFrom(
    '{a}',
    "'x'",
    '(',
    ')',
    '!',
    ' and ',
    ' or ',
    '=',
    '[',
    ']',
    ',',
    '>',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 }))), (parts) => {
      expect(['rule', 'all', 'any', 'unsaid']).toContain(readExpression(parts.join('')).kind)
    }),
  )
})
