import { aForm, allOf, aRule } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { countRules } from './count-rules.ts'

test('rules count wherever they are', () => {
  const rule = aRule('lunch', 'equals', 'Other')
  const conditional = { dependsOn: 'lunch', condition: 'equals', value: 'Other' }
  const when = allOf(rule)
  const form = aForm()
    .radio('lunch', ['Soup', 'Other'], { optionsWhen: [{ option: 'Soup', when }] })
    .text('why', { requiredWhen: allOf(rule, rule), conditional })
    .text('plain')
  expect(countRules(form)).toBe(4)
  const sections = [{ id: 's', conditional: when }, { id: 't' }]
  const endings = [{ id: 'e', conditional: when }, { id: 'f' }]
  expect(countRules({ ...form, sections, endings })).toBe(6)
})
