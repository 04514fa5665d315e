import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { formulasAfter } from './formulas-follow.ts'

const draftOf = (options: readonly string[], values: FormSchema['values'], other?: string) => ({
  name: 'F',
  description: '',
  schema: {
    fields: [{ id: 'level', type: 'radio', label: 'Level', options, other }],
    values,
    settings: {},
  },
})
const value = (option: string) => ({
  id: 'v',
  name: 'Score',
  type: 'number' as const,
  formula: {
    kind: 'if' as const,
    when: { dependsOn: 'level', condition: 'equals', value: option },
    yes: { kind: 'points' as const, id: 'level', points: [{ option, points: 2 }] },
    no: { kind: 'points' as const, id: 'other', points: [{ option, points: 2 }] },
  },
})

test('points and conditions of a formula follow a renamed option', () => {
  const [before, after] = [
    ['Low', 'High'],
    ['Low', 'Expert'],
  ].map((options) => draftOf(options, [value('High')]))
  if (before === undefined || after === undefined) throw new Error('two drafts')
  const edit = formulasAfter(before, after)(after)
  const [renamed] = edit?.draft.schema.values ?? []
  expect(renamed?.formula).toMatchObject({
    when: { value: 'Expert' },
    yes: { points: [{ option: 'Expert', points: 2 }] },
    no: { points: [{ option: 'High' }] },
  })
})

test('nothing follows a removed option', () => {
  const before = draftOf(['Low', 'High'], [value('High')])
  const after = draftOf(['Low'], [value('High')])
  expect(formulasAfter(before, after)(after)).toBeNull()
})

test('a condition of a formula follows the renamed label of Other', () => {
  const before = draftOf(['Low', 'High'], [value('Other')], 'Other')
  const after = draftOf(['Low', 'High'], [value('Other')], 'Something else')
  const [renamed] = formulasAfter(before, after)(after)?.draft.schema.values ?? []
  expect(renamed?.formula).toMatchObject({ when: { value: 'Something else' } })
})
