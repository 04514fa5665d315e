import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'

const launcher = fileURLToPath(new URL('../ramiform.mjs', import.meta.url))
const { fields } = aForm()
  .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
  .number('seats', { label: 'Seats', ...shownWhen('plan', 'equals', 'Pro') })
  .text('x', {
    label: 'Details',
    ...shownWhenAll(aRule('seats', 'greater_than', '1'), aRule('plan', 'equals', 'Free')),
  })
const form = JSON.stringify({ fields, settings: {} })
const traditional = JSON.stringify({ fields, settings: { mode: 'traditional' } })

test('prove --jsonl answers each line before it reads the next, with exactly the specified members', async () => {
  const child = spawn(process.execPath, [launcher, 'prove', '--jsonl'])
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const answer = async (line: string) => {
    child.stdin.write(`${line}\n`)
    return JSON.parse((await lines.next()).value as string)
  }
  const proved = await answer(form)
  expect(proved.fields).toEqual([
    { fieldId: 'plan', shown: 'always', witness: {}, hiddenWitness: null, sendable: true },
    {
      fieldId: 'seats',
      shown: 'sometimes',
      witness: { plan: 'Pro' },
      hiddenWitness: {},
      sendable: true,
    },
    { fieldId: 'x', shown: 'never', witness: null, hiddenWitness: {}, sendable: false },
  ])
  expect(Object.keys(proved)).toEqual(['fields', 'findings'])
  expect(proved.findings).toEqual([
    {
      code: 'never_shown',
      severity: 'error',
      fieldId: 'x',
      rules: [1, 2],
      conflict: [
        { fieldId: 'seats', rule: 1 },
        { fieldId: 'x', rule: 1 },
        { fieldId: 'x', rule: 2 },
      ],
      witness: null,
      message: expect.stringMatching(/^Details is never shown, because .+\.$/),
    },
  ])
  expect(await answer('{')).toEqual({ error: expect.any(String) })
  const { fields: shown } = await answer(traditional)
  expect(shown.map((field: { shown: string }) => field.shown)).toEqual([
    'always',
    'always',
    'always',
  ])
  child.stdin.end()
  const [code] = await once(child, 'close')
  expect(code).toBe(2)
})
