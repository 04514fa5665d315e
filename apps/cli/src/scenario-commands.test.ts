import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Written } from './report-command.ts'
import { runScenarios, runTest } from './scenario-commands.ts'
import { readableTest, testScenarios } from './test-scenarios.ts'
import { ramiform } from './testing/run-program.ts'

const when = (fieldId: string, condition: string, value: string) => ({
  conditional: { dependsOn: fieldId, condition, value },
})
const form = {
  fields: [
    { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] },
    { id: 'seats', type: 'number', label: 'Seats', ...when('plan', 'equals', 'Pro') },
    { id: 'terms', type: 'text', label: 'Terms <long>', ...when('seats', 'greater_than', '6') },
  ],
  settings: {},
}
/** The form with a hidden field and a value, and a section with logic. */
const unasked = {
  ...form,
  fields: [...form.fields, { id: 'more', type: 'text', label: 'More', section: 's' }],
  sections: [{ id: 's', title: 'More', ...when('source', 'equals', 'fair') }],
  hiddenFields: [{ id: 'source', name: 'source' }],
  values: [{ id: 'v', name: 'V', type: 'number', formula: { kind: 'answer', id: 'seats' } }],
}
const five = {
  name: 'Five seats',
  answers: { plan: 'Pro', seats: '5' },
  visible: ['plan', 'seats', 'terms'],
}

let folder = ''
const file = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-scenarios-'))
  const write = (name: string, content: unknown) =>
    writeFile(file(name), typeof content === 'string' ? content : JSON.stringify(content))
  const settings = { scenarios: [{ id: 's', pinned: true, ...five }] }
  await Promise.all([
    write('form.json', form),
    write('own.json', { ramiform: 1, name: 'Plans', schema: { ...form, settings } }),
    write('unasked.json', unasked),
    write('failing.json', [five]),
    write('passing.json', { scenarios: [{ ...five, visible: ['plan', 'seats'] }] }),
    write('stale.json', [{ name: 'Old', answers: { plan: 'Gold' }, visible: ['plan'] }]),
    write('broken.json', '{'),
    write('wrong.json', [{ name: 'No answers' }]),
  ])
})
afterAll(() => rm(folder, { recursive: true }))

describe('the process', () => {
  test.each(['form.json', 'unasked.json'])(
    'generates scenarios that %s then passes',
    async (name) => {
      const generated = await ramiform(['scenarios', file(name)])
      expect([generated.code, generated.err]).toEqual([0, ''])
      const result = JSON.parse(generated.out)
      expect(result).toMatchObject({ mutationScore: 100, uncovered: [] })
      expect(Object.keys(result.scenarios[0])).toEqual(['name', 'answers', 'visible'])
      await writeFile(file('generated.json'), generated.out)
      const tested = await ramiform(['test', file(name), file('generated.json')])
      expect(tested.code).toBe(0)
      expect(JSON.parse(tested.out)).toMatchObject({ passed: result.scenarios.length, failed: 0 })
    },
  )

  test('reads the form from standard input', async () => {
    const { code, out } = await ramiform(['scenarios'], JSON.stringify(form))
    expect([code, JSON.parse(out).scenarios.length > 0]).toEqual([0, true])
    const tested = await ramiform(['test', '-', file('passing.json')], JSON.stringify(form))
    expect(tested.code).toBe(0)
  })

  test('says what differs and why, with exit code 1', async () => {
    const { code, out } = await ramiform(['test', file('form.json'), file('failing.json')])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      passed: 0,
      failed: 1,
      results: [
        {
          name: 'Five seats',
          passed: false,
          visible: ['plan', 'seats'],
          differences: [
            {
              fieldId: 'terms',
              label: 'Terms <long>',
              expected: 'shown',
              actual: 'hidden',
              because: [
                {
                  rule: 1,
                  holds: false,
                  message: 'Rule 1, “Seats is greater than 6”, is false: the answer is “5”.',
                },
              ],
              message: 'Terms <long> is hidden, but must show.',
            },
          ],
          staleAnswers: [],
        },
      ],
    })
  })

  test.each([
    [['test'], 'Missing form.'],
    [['test', 'nowhere.json'], 'Could not read the form'],
    [['test', 'form.json', 'broken.json'], 'The list of scenarios is not JSON'],
    [['test', 'form.json', 'wrong.json'], 'must be a list'],
    [['test', 'form.json', '--fast'], 'Unknown option "--fast".'],
    [['scenarios', 'broken.json'], 'The form is not JSON'],
    [['scenarios', 'form.json', 'own.json'], 'one form at a time'],
  ])('%j ends with exit code 2', async ([name = '', ...files], message) => {
    const paths = files.map((one) => (one.startsWith('--') ? one : file(one)))
    const { code, out, err } = await ramiform([name, ...paths])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
  })
})

async function report(run: typeof runTest, ...args: readonly string[]): Promise<Written> {
  const written = await run(
    args.map((one) => (one.endsWith('.json') ? file(one) : one)),
    true,
  )
  if (typeof written === 'string') throw new Error(written)
  return written
}

test('the scenarios of an exported form are tested without a second file', async () => {
  const { text, fails } = await report(runTest, 'own.json')
  expect(fails).toBe(true)
  expect(text).toBe(
    [
      'FAILED  Five seats',
      '        Terms <long> is hidden, but must show.',
      '          Rule 1, “Seats is greater than 6”, is false: the answer is “5”.',
      '0 passed, 1 failed.',
      '',
    ].join('\n'),
  )
})

test('labels that are questions are quoted in sentences', () => {
  const fields = JSON.parse(JSON.stringify(form.fields).replace(/"(Seats|Terms <long>)"/g, '"$1?"'))
  const text = readableTest(testScenarios({ fields, settings: {} }, [five]))
  expect(text).toContain('“Terms <long>?” is hidden, but must show.')
  expect(text).toContain('Rule 1, “‘Seats?’ is greater than 6”, is false: the answer is “5”.')
})

test('an answer that nobody can give is a warning', async () => {
  const { text, fails } = await report(runTest, 'form.json', 'stale.json')
  expect([fails, text]).toEqual([
    false,
    'passed  Old\n        Warning: Plan does not accept the answer “Gold”.\n1 passed, 0 failed.\n',
  ])
  expect((await report(runTest, 'form.json', 'stale.json', '--fail-on', 'warning')).fails).toBe(
    true,
  )
})

test('JUnit and SARIF have a failure for each failing scenario', async () => {
  const junit = await report(runTest, 'form.json', 'failing.json', '--format', 'junit')
  expect(junit.text).toContain('name="ramiform test" tests="1" failures="1"')
  expect(junit.text).toContain('message="Terms &lt;long&gt; is hidden, but must show.')
  const sarif = await report(runTest, 'form.json', 'failing.json', '--format=sarif')
  expect(JSON.parse(sarif.text).runs[0].results).toMatchObject([
    { ruleId: 'scenario_fails', level: 'error' },
  ])
})

test('a terminal gets readable scenarios with their score', async () => {
  const { text, fails } = await report(runScenarios, 'form.json')
  expect(fails).toBe(false)
  expect(text).toMatch(/^Pro, 7 seats: 3 of 3 questions show$/m)
  expect(text).toMatch(/\d scenarios\. They find (\d+) of \1 planted mistakes \(100 %\)\.\n$/)
})
