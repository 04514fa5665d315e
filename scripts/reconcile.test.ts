import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyFreshDataDirectory } from '../apps/server/src/testing/open-test-database.ts'
import { publishForm, signIn } from './shared/owner-client.ts'
import { type RunningServer, startServer } from './shared/running-server.ts'

const schema = {
  fields: [{ id: 'fee', type: 'payment', label: 'Fee', payment: { amount: 2000 } }],
  settings: { payment: { enabled: true } },
}

/** Runs `npm run reconcile` like an operator, with the server stopped. */
function reconcile(dataDir: string) {
  const script = join(import.meta.dirname, 'reconcile.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
    },
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

async function post(server: RunningServer, path: string, body: object) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Readonly<Record<string, string>>
}

test('npm run reconcile names a payment without a submission and ends with 1; with it, with 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-reconcile-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await copyFreshDataDirectory(dataDir)

  const taking = await startServer({ dataDir })
  const form = await publishForm(await signIn(taking), 'Fee', schema)
  const path = `/api/public/forms/${form.slug}`
  const { clientSecret = '' } = await post(taking, `${path}/payment-intents`, {
    fieldId: 'fee',
    attempt: 'a'.repeat(24),
    answers: {},
  })
  await post(taking, '/api/public/test-payments/confirm', {
    clientSecret,
    card: '4242 4242 4242 4242',
  })
  await taking.stop()

  const unmatched = reconcile(dataDir)
  expect(unmatched).toMatchObject({ status: 1, stderr: '' })
  expect(unmatched.lines).toEqual([
    expect.stringContaining(
      `succeeded 2000 usd form ${form.id} fee ${clientSecret.split('_secret_')[0]}`,
    ),
    'Payments that succeeded without a submission: 1',
  ])

  const again = await startServer({ dataDir })
  await post(again, `${path}/submit`, { fee: { clientSecret, status: 'succeeded' } })
  await again.stop()
  expect(reconcile(dataDir)).toEqual({
    status: 0,
    lines: ['Payments that succeeded without a submission: 0'],
    stderr: '',
  })
})
