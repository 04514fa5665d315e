import { expect, test } from 'vitest'
import type { Conditional } from '../conditions/condition.ts'
import type { Ending } from '../ending.ts'
import type { FormMode } from '../form.ts'
import { aForm, allOf } from '../testing/a-form.ts'
import { findTextAndEndingProblems } from './check-endings.ts'
import { inWords } from './finding.ts'

const isFair: Conditional = { dependsOn: 'src', condition: 'equals', value: 'fair' }
const ending = (title: string, conditional?: Conditional): Ending => ({
  id: title,
  title,
  ...(conditional && { conditional }),
})
const find = (endings: readonly Ending[], mode: FormMode = 'conditional') =>
  findTextAndEndingProblems({ ...aForm().text('src'), endings, settings: { mode } })

test('an ending that lost its last rule is a warning, because everybody sees it', () => {
  expect(find([ending('T', allOf())])).toEqual([
    expect.objectContaining({
      code: 'ending_for_all',
      severity: 'warning',
      fieldId: 'T',
      message: '“Ending: T” has no rule, so every visitor sees it instead of the success message.',
    }),
  ])
})

test.each([allOf(), allOf(allOf())])('so is one behind an ending with a rule', (noRules) => {
  const [found, ...others] = find([ending('Fair', isFair), ending('T', noRules)])
  expect(others).toEqual([])
  expect(found && inWords([...found.fact, { kind: 'text', text: ' ' }, ...found.why])).toBe(
    '“Ending: T” has no rule. Every visitor without an earlier ending sees it instead of the success message.',
  )
})

test('an ending for everybody on purpose is none, and neither is one in a Traditional form', () => {
  expect(find([ending('T')])).toEqual([])
  expect(find([ending('Fair', isFair), ending('T')])).toEqual([])
  expect(find([ending('T', allOf())], 'traditional')).toEqual([])
})
