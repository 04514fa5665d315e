import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ramiform } from './testing/run-program.ts'

const shownWhen = (dependsOn: string, condition: string, value = '') => ({
  conditional: { dependsOn, condition, value },
})
/** A form whose labels show answers. Its last two questions wait for each other. */
function form(tea: string, most: number) {
  const fields = [
    { id: 'a', type: 'text', label: 'Name' },
    {
      id: 'b',
      type: 'radio',
      label: `${tea}, {{a|you}}?`,
      options: ['Yes', 'No'],
      required: true,
      ...shownWhen('a', 'is_not_empty'),
    },
    {
      id: 'c',
      type: 'number',
      label: 'How much, {{a}}',
      validation: { max: most },
      ...shownWhen('b', 'equals', 'Yes'),
    },
    { id: 'd', type: 'text', label: 'Why, {{a}}', ...shownWhen('c', 'greater_than', '9') },
    { id: 'e', type: 'text', label: 'First, {{a}}', ...shownWhen('f', 'equals', 'x') },
    { id: 'f', type: 'text', label: 'Second, {{a}}', ...shownWhen('e', 'equals', 'y') },
  ]
  return JSON.stringify({ name: 'Tea', schema: { fields, settings: {} } })
}
const broken = { name: 'Ann', answers: { a: 'Ann', b: 'No' }, visible: ['a', 'b', 'c'] }

const submissions = [
  { id: 's', submittedAt: '2026-11-01T10:00:00.000Z', data: { a: 'Ann', b: 'Yes', c: '12' } },
]

let folder = ''
const path = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-names-'))
  await writeFile(path('before.json'), form('Tea', 20))
  await writeFile(path('after.json'), form('Green tea', 8))
  await writeFile(path('scenarios.json'), JSON.stringify([broken]))
  await writeFile(path('sent.json'), JSON.stringify(submissions))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['check-form', [], 'First, [Name] → Second, [Name]'],
  ['prove', ['before.json'], '[Name]'],
  ['diff', ['before.json', 'after.json'], 'The label was “Tea, [Name]?”'],
  ['scenarios', ['before.json'], 'ea, [Name]'],
  ['test', ['before.json', 'scenarios.json'], 'How much, [Name]'],
  ['impact', ['after.json', '--before', 'before.json', '--submissions', 'sent.json'], '[Name]'],
  ['rule', ['--form', 'before.json'], '“How much, [Name]”'],
])('%s names fields in place of the answers that labels show', async (command, files, words) => {
  const input = command === 'rule' ? 'Show how much if Name is not empty' : form('Tea', 20)
  const isReport = !['check-form', 'rule'].includes(command)
  const args = [command, ...files.map((file) => (file.endsWith('.json') ? path(file) : file))]
  for (const format of isReport ? [[], ['--format', 'text']] : [[]]) {
    const { out } = await ramiform([...args, ...format], input)
    expect(out).not.toContain('{{')
    if (format.length > 0 || !isReport) expect(out).toContain(words)
  }
})
