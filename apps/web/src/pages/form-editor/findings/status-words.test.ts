import type { Severity } from '@ramiform/core/findings/finding'
import { emptySchema } from '@ramiform/core/form'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { expect, test } from 'vitest'
import type { CheckProgress } from '../../../editing/findings-store.ts'
import { inOneText, statusWords, titleOfList } from './status-words.ts'

function told({
  severities = [],
  undecided = [],
  progress = 'done',
  isTraditional = false,
}: {
  severities?: Severity[]
  undecided?: string[]
  progress?: CheckProgress
  isTraditional?: boolean
}) {
  const findings = severities.map(
    (severity): ListedFinding => ({
      code: 'gap',
      severity,
      rules: [],
      message: '',
      mark: '',
      fact: [],
      why: [],
    }),
  )
  const state = { progress, schema: emptySchema(), findings, undecided }
  const words = statusWords(state, isTraditional)
  return `${words.tone}: ${inOneText(words)}`
}

test('counts errors and warnings as problems, and hints apart', () => {
  expect(told({ severities: ['error', 'warning', 'hint'] })).toBe('error: 2 problems, 1 hint')
  expect(told({ severities: ['warning'] })).toBe('warning: 1 problem')
  expect(told({ severities: ['hint'] })).toBe('hint: 1 hint')
  expect(told({ severities: ['hint', 'hint'] })).toBe('hint: 2 hints')
})

test('without findings it says how far the check came', () => {
  expect(told({})).toBe('fine: No problems in the logic')
  expect(told({ undecided: ['a'] })).toBe(
    'open: No problems found. 1 question is too complex to check fully.',
  )
  expect(told({ undecided: ['a', 'b'] })).toMatch(/2 questions are too complex/)
  expect(told({ isTraditional: true })).toBe('off: Logic is off in Traditional mode')
})

test('a slow or stopped check says so; a quick one changes nothing', () => {
  expect(told({ progress: 'slow', severities: ['hint'] })).toBe('waiting: Checking...')
  expect(told({ progress: 'checking', severities: ['hint'] })).toBe('hint: 1 hint')
  expect(told({ progress: 'stopped' })).toBe('stopped: The check stopped.')
})

test('the heading of the list does not repeat what the list says', () => {
  expect(titleOfList({ tone: 'fine', words: 'No problems in the logic' })).toBe('Logic check')
  expect(titleOfList({ tone: 'stopped', words: 'The check stopped.' })).toBe('Logic check')
  expect(titleOfList({ tone: 'waiting', words: '' })).toBe('Logic check')
  expect(titleOfList({ tone: 'error', strong: '2 problems', words: ', 1 hint' })).toBe(
    '2 problems, 1 hint',
  )
})
