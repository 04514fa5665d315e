import type { Field } from '@ramiform/core/field'
import { describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'
import { mostSteps, recognize } from './recognize.ts'
import type { Work } from './work.ts'

const text = (id: string, label: string): Field => ({ id, type: 'text', label })
const small: readonly Field[] = [
  { id: 'plan', type: 'radio', label: 'Plan', options: ['Basic', 'Pro'] },
  text('company', 'Company name'),
]
/** "word", "word word", ... : each name begins with the one before */
const prefixes = Array.from({ length: 50 }, (_, at) =>
  text(`f${at}`, Array.from({ length: at + 1 }, (_one, index) => `word${index}`).join(' ')),
)
const thousand = Array.from({ length: 1_000 }, (_, at) =>
  text(`f${at}`, `Company name number ${at}`),
)
const joined = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')

const hostile: readonly (readonly [string, string, readonly Field[]])[] = [
  ['200 commas', `show company name if plan is ${joined('Pro,', 200)}`, small],
  ['200 times "and"', `show company name if plan is ${joined('Pro and', 200)} Basic`, small],
  ['commas and "and"s under the limit', `show company name if ${joined('Pro , and', 50)}`, small],
  ['10,000 characters', joined('show company name if plan is Pro', 320), small],
  ['10,000 characters without a space', 'a'.repeat(10_000), small],
  ['names that begin with each other', joined('word0 word1 word2 word3 if', 30), prefixes],
  ['1,000 fields with the same words', joined('company name number if', 38), thousand],
  ['1,000 fields, 150 unknown words', joined('xylophone', 150), thousand],
]

describe('work is limited', () => {
  test.each(hostile)('%s', (_, sentence, fields) => {
    const work: Work = { left: mostSteps }
    recognize(sentence, fields, work)
    expect(mostSteps - work.left).toBeLessThan(mostSteps / 2)
    const replies = understandSentence(sentence, fields)
    expect(replies.length).toBeGreaterThan(0)
    for (const one of replies) if (one.kind === 'declined') expect(one.reason).not.toBe('')
  })

  test('a reading that takes too many steps says so instead of going on', () => {
    const work: Work = { left: 10 }
    expect(recognize('show company name if plan is Pro', small, work)).toEqual({ failed: '' })
    expect(work.left).toBeLessThan(0)
    expect(recognize('show company name if plan is Pro', small)).toHaveProperty('rules')
  })
})
