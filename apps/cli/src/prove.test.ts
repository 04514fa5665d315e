import { readdirSync, readFileSync } from 'node:fs'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { formTemplates } from '@ramiform/formats/templates/index'
import { describe, expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { checkForm } from './check-form.ts'
import { failsBuild, prove, proveOptions, proveWithForm, reportOf } from './prove.ts'
import { readableReport } from './prove-reports.ts'

const form = aForm()
  .radio('plan', ['Free', 'Pro'], { label: 'Plan <all>' })
  .text('x', {
    label: 'Details',
    ...shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro')),
  })
  .number('age', { label: 'Age' })
  .text('young', { label: 'Young', ...shownWhen('age', 'less_than', '18') })
  .text('old', { label: 'Old', ...shownWhen('age', 'greater_than', '18') })
const document = JSON.stringify({ fields: form.fields, settings: {} })
const proved = proveWithForm.run(document)

describe('no error or warning on a healthy form', () => {
  test.each(formTemplates)('template $title', (template) => {
    let count = 0
    const schema = template.schema(() => {
      count += 1
      return `field_${count}`
    })
    const { fields, findings } = prove.run(JSON.stringify(schema))
    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([])
    expect(fields.filter(({ shown }) => shown === 'undecided' || shown === 'never')).toEqual([])
  })

  const folder = new URL('../../../examples/', import.meta.url)
  const isDefective = (name: string) => name.startsWith('unfinished') || name.startsWith('waiting')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !isDefective(name))
  test.each(files)('example %s', (file) => {
    const { schema } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    const { findings } = prove.run(JSON.stringify(schema))
    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([])
  })
})

test('every field is answered in form order', () => {
  expect(proved.proof.fields[1]).toEqual({
    fieldId: 'x',
    shown: 'never',
    witness: null,
    hiddenWitness: {},
    sendable: false,
  })
  expect(proved.proof.fields.map(({ fieldId }) => fieldId)).toEqual([
    'plan',
    'x',
    'age',
    'young',
    'old',
  ])
})

test('the readable report has sentences, answers to try and a count', () => {
  const report = reportOf(proved, 'text')
  expect(report).toContain('error    Details is never shown')
  expect(report).toContain('See it: Age: 18')
  expect(report).toContain('1 error, 1 hint. 5 fields checked.')
  expect(
    reportOf(
      proveWithForm.run('{"fields": [{"id": "a", "type": "text", "label": "A"}], "settings": {}}'),
      'text',
    ),
  ).toBe('No problems in the logic. 1 field checked.\n')
})

test('every report names the other questions that a wrong option hides', () => {
  let hiding = aForm()
    .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
    .text('f0', { label: 'First', ...shownWhen('plan', 'equals', 'Team') })
  for (let at = 1; at < 20; at += 1)
    hiding = hiding.text(`f${at}`, { label: `Hint ${at}`, ...shownWhen('f0', 'is_not_empty') })
  const result = proveWithForm.run(JSON.stringify({ fields: hiding.fields, settings: {} }))
  const others = 'For the same reason, Hint 1, Hint 2, Hint 3 and 16 more are never shown.'
  expect(reportOf(result, 'text').split('\n').slice(0, 2)).toEqual([
    'error    First is never shown: its rule needs Plan to be “Team”, but Plan offers only Free and Pro.',
    `         ${others}`,
  ])
  expect(reportOf(result, 'junit')).toContain(`Free and Pro. ${others}</failure>`)
  const [{ message, properties }] = JSON.parse(reportOf(result, 'sarif')).runs[0].results
  expect(message.text).toContain(others)
  expect(properties.alsoFieldIds).toHaveLength(19)
})

test('an exported form is read like its schema', () => {
  const exported = JSON.stringify({ ramiform: 1, name: 'Plans', schema: JSON.parse(document) })
  expect(prove.run(exported)).toEqual(prove.run(document))
  expect(checkForm.run(exported)).toEqual(checkForm.run(document))
})

test('a message that does not name its field is read with the field', () => {
  const { fields } = aForm().text('x', { label: 'Details', ...shownWhen('', 'equals', 'x') })
  const unfinished = proveWithForm.run(JSON.stringify({ fields, settings: {} }))
  expect(reportOf(unfinished, 'text')).toContain('error    Details: Rule 1: No field selected')
})

test('JUnit has a failure for the field with the error, with labels escaped', () => {
  const report = reportOf(proved, 'junit')
  expect(report).toContain('tests="6" failures="1"')
  expect(report).toContain('<testcase classname="logic" name="Details"><failure type="never_shown"')
  expect(report).toContain('name="Plan &lt;all&gt;"')
})

test('SARIF has a result for each finding', () => {
  const { version, runs } = JSON.parse(reportOf(proved, 'sarif'))
  expect(version).toBe('2.1.0')
  expect(
    runs[0].results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level]),
  ).toEqual([
    ['never_shown', 'error'],
    ['gap', 'note'],
  ])
  expect(runs[0].results[0].message.text).toMatch(/^Details is never shown/)
  expect(runs[0].results[0].properties.conflict).toHaveLength(2)
  expect(runs[0].results[0].locations[0]).not.toHaveProperty('physicalLocation')
  const atFile = JSON.parse(reportOf(proved, 'sarif', 'forms/plans.json'))
  expect(atFile.runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
    uri: 'forms/plans.json',
  })
})

test('the severity that fails a build is chosen', () => {
  const hint = proved.proof.findings.filter(({ severity }) => severity === 'hint')
  expect([
    failsBuild(hint, 'error'),
    failsBuild(hint, 'warning'),
    failsBuild(hint, 'hint'),
  ]).toEqual([false, false, true])
  expect(failsBuild(proved.proof.findings, 'error')).toBe(true)
})

test('options in any order; lines are always JSON', () => {
  expect(proveOptions([], true)).toEqual({ format: 'text', isLines: false, failOn: 'error' })
  expect(proveOptions([], false)).toEqual({ format: 'json', isLines: false, failOn: 'error' })
  expect(proveOptions(['--fail-on', 'hint', '--jsonl', '--format=junit'], true)).toEqual({
    format: 'json',
    isLines: true,
    failOn: 'hint',
  })
  expect(proveOptions(['--format', 'pdf'], true)).toBe('Unknown format "pdf".')
  expect(proveOptions(['--fail-on=always'], true)).toBe('Unknown severity "always".')
  expect(proveOptions(['--fast'], true)).toBe('Unknown option "--fast".')
})

test('a section that is never shown fails the build in JUnit too, once', () => {
  const sections = [
    {
      id: 'c',
      title: 'Your company',
      ...shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro')),
    },
  ]
  const { fields } = aForm()
    .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
    .number('seats', { label: 'Seats', section: 'c' })
  const inSection = proveWithForm.run(JSON.stringify({ fields, sections, settings: {} }))
  const report = reportOf(inSection, 'junit')
  expect(report).toContain('tests="4" failures="1"')
  expect(report).toContain('name="Your company"><failure')
  expect(reportOf(inSection, 'text')).toContain('Your company and Seats are never shown')
})

test('texts that show answers are printed with names of questions, and messages with answers', () => {
  const schema = {
    fields: [
      { id: 'a', type: 'text', label: 'Name of {{b|your}} dog' },
      { id: 'b', type: 'text', label: 'Owner', required: true },
      { id: 'c', type: 'text', label: 'Hi {{b|you}}?', required: true },
    ],
    settings: {},
  }
  const { problems } = checkForm.run(JSON.stringify(schema)) as { problems: { message: string }[] }
  expect(problems.map(({ message }) => message)).toEqual([
    'Name of [Owner] dog shows the answer to Owner, which does not come before it. Visitors see “your” instead.',
  ])
  const checked = checkAnswers.run(JSON.stringify({ schema, answers: { b: 'Ada' } }))
  expect(checked).toMatchObject({ problems: [{ message: 'Hi Ada? is required' }] })
})

test('the readable report names sections, requirements and options whose rules are unfinished', () => {
  const unfinished = { dependsOn: 'pay', condition: 'equals', value: '' }
  const { fields } = aForm()
    .radio('pay', ['Card', 'Cash'])
    .text('number', { label: 'Card number', section: 's', requiredWhen: unfinished })
    .radio('meal', ['Soup', 'Tart'], {
      label: 'Meal',
      optionsWhen: [{ option: 'Tart', when: unfinished }],
    })
  const sections = [{ id: 's', title: 'Payment', conditional: unfinished }]
  const proved = proveWithForm.run(JSON.stringify({ fields, sections, settings: {} }))
  expect(readableReport(proved)).toMatch(/^error {4}Payment: Rule 1: No value specified$/m)
  expect(readableReport(proved)).toMatch(/^error {4}Card number, requirement: Rule 1: /m)
  expect(readableReport(proved)).toMatch(/^error {4}“Tart” of Meal: Rule 1: /m)
})
