import { expect, test } from 'vitest'
import type { Logic } from '../../reading/logic.ts'
import { readRelevance } from './read-relevance.ts'

const options = new Map([
  ['hobby_H1', { question: 'hobby', value: 'H1' }],
  ['hobby_other', { question: 'hobby', value: '-oth-' }],
])

/** Logic in short: `a equals x & (b greater_than 3 | c is_empty)`. */
function inShort(logic: Logic): string {
  if (logic.kind === 'rule')
    return `${logic.source} ${logic.condition} ${logic.valueFrom ?? logic.value}`.trim()
  return `(${logic.parts.map(inShort).join(logic.kind === 'all' ? ' & ' : ' | ')})`
}

test.each([
  ['1', '()'],
  ['', '()'],
  ['((Q1.NAOK == "A1"))', 'Q1 equals A1'],
  ['Q1.NAOK == "A1" and !is_empty(Q2)', '(Q1 equals A1 & Q2 is_not_empty)'],
  ["((Q1 eq 'Y') || (Q2.value ne 3))", '(Q1 equals Y | Q2 not_equals 3)'],
  ['age.NAOK >= 18 && age lt 65', '((age greater_than 18 | age equals 18) & age less_than 65)'],
  ['!(Q1.shown == "Red" or is_empty(Q2.NAOK))', '(Q1 not_equals Red & Q2 is_not_empty)'],
  ['hobby_H1.NAOK == "Y"', 'hobby equals H1'],
  ['hobby_H1 != "Y"', 'hobby not_equals H1'],
  ['!is_empty(hobby_other.NAOK)', 'hobby equals -oth-'],
  ['grid_SQ001 == 5', 'grid equals 5'.replace('grid', 'grid_SQ001')],
  ['count(a.NAOK, b.NAOK) > 0', '(a is_not_empty | b is_not_empty)'],
  ['count(a, b) == 0', '(a is_empty & b is_empty)'],
  ['count(a, b) == 2', '(a is_not_empty & b is_not_empty)'],
  ['count(that.hobby.NAOK) >= 1', 'hobby is_not_empty'],
  ['first == second', 'first equals second'],
  ['{Q1 == "A1"}', 'Q1 equals A1'],
  ['12345X6X78 == "A2"', '12345X6X78 equals A2'],
])('%s', (source, short) => {
  const read = readRelevance(source, options)
  expect(read.kind === 'unsaid' ? read : inShort(read)).toBe(short)
})

test.each([
  ['strlen(Q1) > 3', 'it calls the function "strlen"'],
  ['countif("Y", a, b) > 1', 'it calls the function "countif"'],
  ['count(a, b, c) > 1', 'it counts answers'],
  ['Q1.relevanceStatus == 1', 'it reads the property "Q1.relevanceStatus"'],
  ['self.NAOK == 1', 'it reads "self.NAOK"'],
  ['TOKEN:FIRSTNAME == "A"', undefined],
  ['Q1 + Q2 > 3', 'it calculates'],
  ['((Q1 == 1)', 'a bracket is not closed'],
  ['Q1 == `', '"`" cannot be read'],
])('%s is reported', (source, reason) => {
  const read = readRelevance(source, options)
  if (reason === undefined) expect(read).toMatchObject({ source: 'TOKEN:FIRSTNAME' })
  else expect(read).toEqual({ kind: 'unsaid', reason })
})
