import { expect, test } from 'vitest'
import { contractFindings, routeOf } from '../bench/black-box/contract-findings.ts'
import { judge } from '../bench/black-box/judge.ts'
import {
  slowhttptestResult,
  sqlmapResult,
  testsslFindings,
  wapitiFindings,
} from '../bench/black-box/reports.ts'

// How `bench/black-box.mjs` reads the reports of its programs. The bench itself takes half an hour.

test('an explanation covers its findings, and is stale without one', () => {
  const explanations = [
    { tool: 'testssl', where: /proxy/, what: /^BREACH/, reason: 'No secret is compressed' },
    { tool: 'testssl', where: /proxy/, what: /^POODLE/, reason: 'Not there' },
    { tool: 'wapiti', where: /proxy/, what: /^RC4/, reason: 'Of another tool' },
  ]
  const breach = { where: 'proxy', what: 'BREACH (MEDIUM): gzip' }
  const rc4 = { where: 'proxy', what: 'RC4 (HIGH): offered' }
  const { unexplained, explained, stale } = judge('testssl', [breach, rc4], explanations)
  expect(unexplained).toEqual([rc4])
  expect(explained).toEqual([{ reason: 'No secret is compressed', findings: [breach] }])
  expect(stale).toEqual([explanations[1]])
})

test('testssl reports findings from MEDIUM, and counts checks without a result', () => {
  const line = (id: string, severity: string) => ({ id, severity, finding: 'offered' })
  expect(
    testsslFindings([line('TLS1', 'LOW'), line('RC4', 'HIGH'), line('ticket', 'WARN')]),
  ).toEqual({
    checks: 3,
    unfinished: 1,
    findings: [{ where: 'proxy', what: 'RC4 (HIGH): offered' }],
  })
})

test('wapiti reports vulnerabilities and anomalies by their page', () => {
  const found = (path: string) => [{ method: 'GET', path, info: 'found\nhere ' }]
  expect(
    wapitiFindings({
      vulnerabilities: { 'SQL Injection': found('/a?b=c'), 'Open Redirect': [] },
      anomalies: { 'Internal Server Error': found('/b') },
    }),
  ).toEqual([
    { where: 'GET /a', what: 'SQL Injection: found here' },
    { where: 'GET /b', what: 'Internal Server Error: found here' },
  ])
})

test('sqlmap reports tested parameters and holes', () => {
  const safe = `[10:00:00] [WARNING] GET parameter 'q' does not seem to be injectable
[10:00:01] [WARNING] (custom) POST parameter 'JSON from' does not seem to be injectable
[10:00:01] [CRITICAL] all tested parameters do not appear to be injectable.`
  expect(sqlmapResult(safe, 'listForms')).toEqual({
    name: 'listForms',
    tested: 2,
    findings: [],
    last: '[CRITICAL] all tested parameters do not appear to be injectable.',
  })
  const hole = `---
Parameter: name (GET)
    Type: boolean-based blind
    Title: AND boolean-based blind - WHERE or HAVING clause
    Payload: name=x`
  expect(sqlmapResult(hole, 'planted')).toMatchObject({
    tested: 1,
    findings: [
      {
        where: 'planted',
        what: 'injectable: name (GET) by AND boolean-based blind - WHERE or HAVING clause',
      },
    ],
  })
})

test('slowhttptest says whether the server stayed available', () => {
  const state = (available: string, closed: number) =>
    `closed:              ${closed}\nservice available:   ${available}\n`
  expect(
    slowhttptestResult(`${state('YES', 0)}${state('YES', 70)}Exit status: Hit test time limit`),
  ).toEqual({
    isAvailable: true,
    closed: 70,
    exit: 'Hit test time limit',
  })
  expect(slowhttptestResult(state('YES', 0) + state('NO', 1)).isAvailable).toBe(false)
  // Wrong options end the program before it starts.
  expect(slowhttptestResult('Error: invalid -').isAvailable).toBe(false)
})

test('a request belongs to the route with the fewest parameters', () => {
  const routes = ['GET /api/forms/{id}', 'GET /api/forms/new', 'POST /api/forms/{id}']
  const request = (method: string, path: string) => ({ method, path, status: 200, violations: '' })
  expect(routeOf(request('GET', '/api/forms/7'), routes)).toBe('GET /api/forms/{id}')
  expect(routeOf(request('GET', '/api/forms/new'), routes)).toBe('GET /api/forms/new')
  expect(routeOf(request('GET', '/api/other'), routes)).toBeUndefined()
})

test('a violation of the contract counts once for each route, except for refused strangers', () => {
  const routes = ['GET /api/forms/{id}']
  const violation = (code: number | string) =>
    JSON.stringify([{ location: ['response', 'body'], code, message: 'must be text' }])
  const exchange = (status: number, violations: string) => ({
    method: 'GET',
    path: `/api/forms/${status}`,
    status,
    violations,
  })
  expect(
    contractFindings(
      [
        exchange(200, violation('type')),
        exchange(200, violation('type')),
        exchange(401, violation(401)),
        exchange(200, ''),
        exchange(500, 'Prism: unknown route'),
      ],
      routes,
    ),
  ).toEqual([
    { where: 'GET /api/forms/{id}', what: 'response.body: must be text (200)' },
    { where: 'GET /api/forms/{id}', what: 'Prism: unknown route (500)' },
  ])
})
