import { expect, test } from 'vitest'
import { ruleCode, ruleSentence, ruleTree } from './wording.ts'

const later = { dependsOn: 'end', condition: 'less_than', value: '', valueFrom: 'start' }
const labels = new Map([
  ['end', 'End date'],
  ['start', 'Start date'],
])
const labelOf = (id: string) => labels.get(id) ?? id

test('a rule that compares two answers names both questions', () => {
  expect(ruleSentence('Why?', later, labelOf)).toBe(
    '“Why?” is shown when “End date” is less than “Start date”.',
  )
  expect(ruleCode('Why?', later, labelOf)).toContain('IF "End date" < "Start date"')
  expect(ruleTree('Why?', later, labelOf)).toContain('“End date” is less than “Start date”')
})
