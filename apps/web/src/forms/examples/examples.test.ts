import { formSchema } from '@ramiform/contract/form-schema'
import type { Answers } from '@ramiform/core/answers'
import { asGroup } from '@ramiform/core/conditions/condition'
import { visibleFields } from '@ramiform/core/conditions/visibility'
import { findProblems } from '@ramiform/core/findings/find-problems'
import { fieldTypes } from '@ramiform/fields'
import { describe, expect, test } from 'vitest'
import { equipmentLoan } from './equipment-loan.ts'
import type { ExampleForm } from './example.ts'
import { exampleForms } from './index.ts'
import { visitorFeedback } from './visitor-feedback.ts'
import { workshopSignUp } from './workshop-sign-up.ts'

describe.each(exampleForms)('$name', ({ schema }) => {
  test('is accepted by the server unchanged', () => {
    expect(formSchema.parse(schema)).toEqual(schema)
  })

  test('has complete logic, with nested groups', () => {
    expect(findProblems(schema, { fieldTypes })).toEqual([])
    const groups = schema.fields.flatMap(({ conditional }) =>
      conditional === undefined ? [] : asGroup(conditional).groups,
    )
    expect(groups.length).toBeGreaterThan(0)
  })
})

function shown({ schema }: ExampleForm, answers: Answers): readonly string[] {
  return visibleFields(schema, answers, fieldTypes).map(({ id }) => id)
}

test('lunch is for large teams after the morning, and never online', () => {
  const morning = { attendance: 'In person', session: 'Morning' }
  expect(shown(workshopSignUp, { ...morning, team_size: '4' })).not.toContain('lunch')
  expect(shown(workshopSignUp, { ...morning, team_size: '5' })).toContain('lunch')
  expect(shown(workshopSignUp, { attendance: 'Online' })).toEqual([
    'full_name',
    'email',
    'attendance',
    'time_zone',
    'questions',
  ])
})

test('a happy visitor answers two questions', () => {
  expect(shown(visitorFeedback, { visit: 'Very good' })).toEqual(['visit', 'best'])
  expect(shown(visitorFeedback, { visit: 'Poor', wrong: ['Waiting time'], wait: '5' })).toContain(
    'story',
  )
})

test('a student who borrows a camera needs a tutor, a member of staff does not', () => {
  expect(shown(equipmentLoan, { role: 'Student', equipment: ['Camera'] })).toContain('tutor')
  expect(shown(equipmentLoan, { role: 'Staff', equipment: ['Camera'] })).not.toContain('tutor')
})
