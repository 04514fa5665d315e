import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadInput } from './command.ts'
import { formFields, ruleCommand } from './rule.ts'

const fields = [
  { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] },
  { id: 'company', type: 'text', label: 'Company' },
  { id: 'seats', type: 'number', label: 'Seats' },
]
const proOnly = { dependsOn: 'plan', condition: 'equals', value: 'Pro' }
const company = { fieldId: 'company', conditional: proOnly, advancedConditional: null }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-rule-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileWith(content: unknown): Promise<string> {
  const path = join(folder, 'form.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test.each([
  ['a list of fields', fields],
  ['a schema', { fields, settings: {} }],
  ['a form', { name: 'Sign up', schema: { fields, settings: {} } }],
  [
    'an exported form',
    { ramiform: 1, form: { name: 'Sign up', schema: { fields, settings: {} } } },
  ],
])('the form may be %s', async (_, content) => {
  expect(await formFields(await fileWith(content))).toMatchObject(fields)
})

test('a sentence gives the configuration of its field', () => {
  expect(ruleCommand(fields, false).run('show company if Pro\n')).toMatchObject({
    title: 'When “Company” is shown',
    formConfig: company,
  })
})

test('several rules are one result, with all of them under rules', () => {
  const result = ruleCommand(fields, false).run('If the plan is Pro, show company and seats')
  expect(result).toMatchObject({
    formConfig: company,
    rules: [{ formConfig: company }, { formConfig: { fieldId: 'seats' } }],
  })
})

test('without a rule there is the confidence, and what to ask or say', () => {
  expect(ruleCommand(fields, false).run('show company if plan is Gold')).toEqual({
    confidence: 0.3,
    question: '“Gold” is not an answer to “Plan”. Which one do you mean?',
    choices: [
      { label: 'Free', sentence: 'show company if plan is "Free"' },
      { label: 'Pro', sentence: 'show company if plan is "Pro"' },
    ],
  })
  expect(ruleCommand(fields, false).run('make company required')).toMatchObject({
    confidence: 0.3,
    hint: expect.any(String),
  })
})

test('a line may bring its own fields', () => {
  const lines = ruleCommand(fields, true)
  const own = [
    { id: 'a', type: 'number', label: 'Age' },
    { id: 'b', type: 'text', label: 'Guardian' },
  ]
  expect(
    lines.run(JSON.stringify({ sentence: 'show guardian if age < 18', fields: own })),
  ).toMatchObject({
    formConfig: { fieldId: 'b', advancedConditional: { rules: [{ condition: 'less_than' }] } },
  })
  expect(lines.run(JSON.stringify({ sentence: 'show company if Pro' }))).toMatchObject({
    formConfig: company,
  })
  expect(() => lines.run('{"sentence": 5}')).toThrow(BadInput)
})

test('a form that cannot be read says so', async () => {
  await expect(formFields(await fileWith('{'))).rejects.toThrow('The form is not JSON')
  await expect(formFields(join(folder, 'nowhere.json'))).rejects.toThrow('Could not read the form')
  await expect(formFields(await fileWith('5'))).rejects.toThrow(BadInput)
})
