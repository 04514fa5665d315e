import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDiff } from './diff.ts'
import type { Written } from './report-command.ts'
import { ramiform } from './testing/run-program.ts'

const when = (fieldId: string, condition: string, value: string) => ({
  conditional: { dependsOn: fieldId, condition, value },
})
const plan = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] }
const form = (...fields: readonly object[]) => ({ fields: [plan, ...fields], settings: {} })
const seats = { id: 'seats', type: 'number', label: 'Seats' }
const forms = {
  'free.json': form({ ...seats, ...when('plan', 'equals', 'Free') }),
  'given.json': form({ ...seats, ...when('plan', 'is_not_empty', '') }),
  'rewritten.json': form({
    ...seats,
    conditional: {
      operator: 'OR',
      rules: ['Free', 'Pro'].map((value) => ({
        id: value,
        fieldId: 'plan',
        condition: 'equals',
        value,
      })),
      groups: [],
    },
  }),
  'without.json': { ramiform: 1, name: 'Plans', schema: form() },
  'closing.json': {
    ...form({ ...seats, ...when('plan', 'equals', 'Free') }),
    settings: { closing: { responses: 50 } },
  },
  'broken.json': '{',
  'unlabeled.json': { fields: [{ id: 'a', type: 'text', label: '' }], settings: {} },
  'late.json': form(
    { ...seats, ...when('late', 'is_not_empty', '') },
    { id: 'late', type: 'text', label: 'Late' },
  ),
}

let folder = ''
const file = (name: keyof typeof forms) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-diff-'))
  for (const [name, content] of Object.entries(forms)) {
    await writeFile(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function report(args: readonly string[], isTerminal = true): Promise<Written> {
  const result = await runDiff(args, isTerminal)
  if (typeof result === 'string') throw new Error(result)
  return result
}

test('diff writes JSON when it does not write to a terminal', async () => {
  const { code, out } = await ramiform(['diff', file('free.json'), file('given.json')])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    fields: [
      {
        fieldId: 'plan',
        label: 'Plan',
        change: 'same',
        rewritten: false,
        witness: { before: null, after: null },
      },
      {
        fieldId: 'seats',
        label: 'Seats',
        change: 'wider',
        rewritten: false,
        witness: { before: null, after: { plan: 'Pro' } },
      },
    ],
  })
})

test('people read each change with answers to try', async () => {
  expect((await report([file('free.json'), file('given.json')])).text).toBe(
    'wider     Seats now also shows with Plan: Pro.\n1 field changed. 2 fields compared.\n',
  )
  expect((await report([file('given.json'), file('without.json')])).text).toContain(
    'removed   Seats was removed. It showed with Plan: Free.',
  )
  expect((await report([file('given.json'), file('rewritten.json')])).text).toBe(
    'same      Seats shows for the same answers. Its rules are written differently.\n' +
      'Every field shows for the same answers, 1 field rewritten without a change. 2 fields compared.\n',
  )
})

test('a setting that changes what visitors can do is a hint', async () => {
  const files = [file('free.json'), file('closing.json')]
  const closing = 'Closing: Now: after 50 submissions. Before: never.'
  const { text, fails } = await report([...files, '--fail-on', 'hint'])
  expect(text).toContain(`setting   ${closing}\n`)
  expect(fails).toBe(true)
  expect(JSON.parse((await report([...files, '--json'])).text).settings).toEqual([
    { setting: 'Closing', text: 'Now: after 50 submissions. Before: never.' },
  ])
  const { runs } = JSON.parse((await report([...files, '--format', 'sarif'])).text)
  expect(runs[0].results).toMatchObject([{ ruleId: 'setting', level: 'note' }])
})

test('build servers get JUnit and SARIF', async () => {
  const files = [file('given.json'), file('free.json')]
  expect((await report([...files, '--format', 'junit'])).text).toContain(
    '<system-out>warning: Seats no longer shows with Plan: Pro.</system-out>',
  )
  const { runs } = JSON.parse((await report([...files, '--format', 'sarif'])).text)
  expect(runs[0].results).toMatchObject([{ ruleId: 'narrower', level: 'warning' }])
  const [{ physicalLocation }] = runs[0].results[0].locations
  expect(physicalLocation.artifactLocation.uri).toBe(file('free.json'))
})

describe('exit codes are those of linters', () => {
  const codesOf = async (
    ...runs: readonly (readonly [args: readonly string[], input?: object])[]
  ) =>
    Promise.all(
      runs.map(async ([args, input]) => (await ramiform(args, JSON.stringify(input ?? ''))).code),
    )
  const [free, given, rewritten] = ['free.json', 'given.json', 'rewritten.json'] as const

  test('diff: hints for wider, warnings for narrower, nothing for the same', async () => {
    const fails = async (...args: readonly string[]) => (await report(args)).fails
    expect(await fails(file(given), file(free), '--fail-on', 'warning')).toBe(true)
    expect(await fails(file(free), file(given), '--fail-on', 'warning')).toBe(false)
    expect(await fails(file(free), file(given), '--fail-on=hint')).toBe(true)
    expect(await fails(file(given), file(rewritten), '--fail-on', 'hint')).toBe(false)
    const [narrower, failing, unreadable] = await codesOf(
      [['diff', file(given), file(free)]],
      [['diff', file(given), file(free), '--fail-on', 'warning']],
      [['diff', file(given), file('broken.json')]],
    )
    expect([narrower, failing, unreadable]).toEqual([0, 1, 2])
  })

  test('diff says what it cannot use', async () => {
    const [known, broken, missing] = [file(free), file('broken.json'), join(folder, 'missing.json')]
    expect(await runDiff([known], true)).toBe('Missing form.')
    expect(await runDiff([known, known, known], true)).toContain('two forms')
    expect(await runDiff(['-', '-'], true)).toContain('standard input')
    expect(await runDiff([known, known, '--fail-on', 'never'], true)).toContain('severity')
    await expect(runDiff([known, broken], true)).rejects.toThrow('The form is not JSON')
    await expect(runDiff([missing, known], true)).rejects.toThrow('Could not read the form')
  })

  test('prove, check-form and check-answers follow the same rule', async () => {
    const [late, wrong] = [forms['late.json'], forms['unlabeled.json']]
    const strict = ['--fail-on', 'warning']
    expect(
      await codesOf(
        [['prove'], late],
        [['prove', ...strict], late],
        [['prove'], wrong],
        [['prove']],
        [['prove', file(free)]],
        [['prove', file(free), file(free)]],
        [['prove', file(free), '--jsonl']],
        [['prove', file(free), '--format', 'junit']],
        [['prove', join(folder, 'missing.json')]],
      ),
    ).toEqual([0, 1, 1, 2, 0, 2, 2, 0, 2])
    expect(
      await codesOf(
        [['check-form'], late],
        [['check-form', ...strict], late],
        [['check-form'], wrong],
        [['check-form']],
      ),
    ).toEqual([0, 1, 1, 2])
    const answered = (answer: string) => ({ schema: forms[free], answers: { plan: answer } })
    expect(
      await codesOf(
        [['check-answers'], answered('Free')],
        [['check-answers'], answered('Gold')],
        [['check-answers'], {}],
        [['check-answers', '--fail-on', 'never'], answered('Free')],
      ),
    ).toEqual([0, 1, 2, 2])
  })
})
