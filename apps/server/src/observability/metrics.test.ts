import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { appWithMessages } from '../testing/app-with-messages.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { createMetrics } from './metrics.ts'

const token = 'only-for-the-tests'
const withToken = { headers: { authorization: `Bearer ${token}` } }

/** Value of one line of the metrics, such as `name{kind="webhook"}`. */
function seriesOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

onEveryDatabase(({ database }) => {
  test('metrics count submissions, requests by route template, and show pool and disk', async () => {
    const environment = { METRICS_TOKEN: token }
    const server = await buildTestApp({ database: database(), environment })
    const owner = await server.owner()
    const created = await owner.call('POST', '/api/forms', {
      body: { name: 'Counted', schema: aSchema() },
    })
    const { id } = created.body.form
    const published = await owner.call('POST', `/api/forms/${id}/publish`)
    const path = `/api/public/forms/${published.body.form.slug}/submit`
    const key = { 'idempotency-key': 'the-same' }
    for (const body of [{ name: 'Bob' }, { name: 'Bob' }, {}]) {
      await server.visitor().call('POST', path, { body, headers: key })
    }

    const { status, text, headers } = await server.visitor().call('GET', '/metrics', withToken)
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    const submissions = ['stored', 'repeated', 'answers_refused', 'held', 'failed']
    expect(
      submissions.map((result) => seriesOf(text, `ramiform_submissions_total{result="${result}"}`)),
    ).toEqual([1, 1, 1, 0, 0])
    const route = 'method="POST",route="/api/public/forms/:slug/submit"'
    expect(seriesOf(text, `ramiform_http_requests_total{${route},status="200"}`)).toBe(2)
    expect(seriesOf(text, `ramiform_http_requests_total{${route},status="422"}`)).toBe(1)
    expect(
      seriesOf(
        text,
        'ramiform_http_request_duration_seconds_count{method="POST",route="/api/public/forms/:slug/submit"}',
      ),
    ).toBe(3)
    // A slug as a label would add a time series for each form.
    expect(text).not.toContain(published.body.form.slug)
    expect(seriesOf(text, 'ramiform_database_connections{state="waiting"}')).toBe(0)
    expect(seriesOf(text, 'ramiform_disk_free_bytes{folder="files"}')).toBeGreaterThan(0)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).not.toContain('\nramiform_backup')
    await server.close()
  })

  test('due jobs and deliveries are counted by kind', async () => {
    const environment = { METRICS_TOKEN: token }
    const messages = await appWithMessages({ database: database(), environment })
    const form = await messages.publish({
      notifications: { webhook: messages.receiver.address },
    })
    messages.receiver.answer = (_call, response) => void response.writeHead(500).end()
    await form.submit({ name: 'Bob' })
    const waits = await messages.server.visitor().call('GET', '/metrics', withToken)
    expect(seriesOf(waits.text, 'ramiform_jobs_waiting{kind="webhook"}')).toBe(1)
    const retry = 'ramiform_deliveries_total{kind="webhook",result="retry"}'
    expect(seriesOf(waits.text, retry)).toBe(1)
    await messages.close()
  })
})

test('metrics are off unless someone may read them', async () => {
  const server = await buildTestApp()
  const { text } = await server.visitor().call('GET', '/metrics', withToken)
  expect(text).not.toContain('ramiform_')
  expect(server.app.metrics).toBeNull()
  await server.close()
})

test('only the token or an allowed address that no proxy hides reads the metrics', async () => {
  const server = await buildTestApp({
    environment: { METRICS_TOKEN: token, METRICS_ALLOW_ADDRESSES: '10.0.0.0/8' },
  })
  const read = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await read('203.0.113.9')).toBe(404)
  expect(await read('203.0.113.9', { authorization: 'Bearer another-token-entirely' })).toBe(404)
  expect(await read('203.0.113.9', withToken.headers)).toBe(200)
  expect(await read('10.1.2.3')).toBe(200)
  // A proxy on the private network forwards the request of a stranger.
  expect(await read('10.1.2.3', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  await server.close()
})

test('a source that fails is left out, and the time of a backup is printed if there is one', async () => {
  const down = () => Promise.reject(new Error('down'))
  const metrics = createMetrics({
    waitingJobs: down,
    pool: () => ({ used: 1, idle: 2, waiting: 3 }),
    disks: down,
    lastBackup: async () => new Date(5_000),
  })
  const text = await metrics.text()
  expect(seriesOf(text, 'ramiform_database_connections{state="idle"}')).toBe(2)
  expect(seriesOf(text, 'ramiform_backup_last_success_timestamp_seconds')).toBe(5)
  expect(text).not.toContain('ramiform_jobs_due{')
})

test('the dashboard and the alert rules name only metrics that exist', async () => {
  const printed = await createMetrics({
    waitingJobs: async () => [],
    pool: () => ({ used: 0, idle: 0, waiting: 0 }),
    disks: async () => [],
    lastBackup: async () => null,
  }).text()
  const names = [...printed.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  )
  const known = new Set(names)
  for (const file of ['grafana/ramiform.json', 'prometheus/ramiform-alerts.yml']) {
    const text = readFileSync(join(import.meta.dirname, '../../../../deploy', file), 'utf8')
    const used = text.match(/\b(?:ramiform|nodejs|process)_\w+/g) ?? []
    expect(used.length).toBeGreaterThan(5)
    expect([file, used.filter((name) => !known.has(name))]).toEqual([file, []])
  }
})
