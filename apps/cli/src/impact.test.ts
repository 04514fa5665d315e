import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { submissionsToCsv } from '@ramiform/core/csv/submissions-csv'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSubmissions } from './exported-submissions.ts'
import { runImpact } from './impact.ts'
import { ramiform } from './testing/run-program.ts'

const before = aForm()
  .radio('plan', ['Free', 'Pro', 'Team'], { label: 'Plan' })
  .number('seats', { label: 'Seats', ...shownWhen('plan', 'equals', 'Pro') })
  .checkbox('extras', ['Lunch, warm', 'Lunch', '=Tea'], { label: 'Extras' })
  .text('note', { label: 'Note' })
const { fields, settings } = aForm()
  .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
  .number('seats', {
    label: 'Seats',
    validation: { max: 10 },
    ...shownWhen('plan', 'not_equals', 'Free'),
  })
  .checkbox('extras', ['Lunch, warm', 'Lunch', '=Tea'], { label: 'Extras' })
const after = { fields, settings }
const time = '2026-11-21T12:00:00.000Z'
const submissions = [
  {
    id: 's1',
    submittedAt: time,
    submitterEmail: 'a@example.org',
    data: { plan: 'Pro', seats: '18' },
  },
  { id: 's2', submittedAt: time, data: { plan: 'Team', note: '-5 "degrees", cold\nhere' } },
  { id: 's3', submittedAt: time, data: { plan: 'Free', extras: ['Lunch, warm', '=Tea'] } },
]

let folder = ''
const file = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-impact-'))
  await Promise.all([
    writeFile(file('before.json'), JSON.stringify({ fields: before.fields, settings: {} })),
    writeFile(file('after.json'), JSON.stringify(after)),
    writeFile(file('list.json'), JSON.stringify({ submissions })),
    writeFile(file('list.csv'), submissionsToCsv(before, submissions, fieldTypes, { bom: true })),
    writeFile(
      file('hidden.json'),
      JSON.stringify([{ id: 's1', submittedAt: time, data: { plan: 'Free', seats: '7' } }]),
    ),
    writeFile(file('broken.csv'), 'Name,Age\nBob,5'),
  ])
})
afterAll(() => rm(folder, { recursive: true }))

const impact = (...args: readonly string[]) => ramiform(['impact', ...args])

test('a CSV file has the same answers as the submissions it was exported from', () => {
  const csv = submissionsToCsv(before, submissions, fieldTypes, { bom: true })
  expect(readSubmissions(csv, before).submissions).toEqual(
    readSubmissions(JSON.stringify(submissions), before).submissions,
  )
})

test('a CSV file is read whose titles have names of questions, and whose lists have a text with a comma', () => {
  const form = aForm()
    .text('name', { label: '=Name; =x' })
    .text('why', { label: 'Why, {{name|you}}?' })
    .checkbox('extras', ['Lunch, warm', 'Tea'], { label: 'Extras', other: 'Other' })
  const data = { name: 'Ana', why: 'Fun', extras: ['Lunch, warm', 'bread, no butter'] }
  const list = [{ id: 's1', submittedAt: time, data }]
  const read = readSubmissions(submissionsToCsv(form, list, fieldTypes), form)
  expect(read.unknownColumns).toEqual([])
  expect(read.submissions[0]?.data).toEqual(data)
})

test('rules see the status of a payment in a CSV file, also of a test payment', () => {
  const form = aForm().field('payment', 'fee', { label: 'Fee' })
  const paid = { status: 'succeeded', amount: 2050, currency: 'eur', paymentId: 'pi_1' }
  const payments = [
    paid,
    { ...paid, test: true, fromPayment: true },
    { status: 'requires_payment_method' },
    { status: 'paid', test: true },
  ]
  const all = payments.map((fee, at) => ({ id: `s${at}`, submittedAt: time, data: { fee } }))
  const read = readSubmissions(submissionsToCsv(form, all, fieldTypes), form).submissions
  expect(read.map(({ data }) => data.fee)).toEqual([
    { status: 'succeeded' },
    { status: 'succeeded', test: true },
    { status: 'requires_payment_method' },
    { status: 'paid', test: true },
  ])
})

test('a CSV file that says which questions were not asked has no answers to them', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Not asked'], { label: 'Plan' })
    .number('seats', { label: 'Seats' })
    .text('note', { label: 'Note' })
  const header = 'Submission ID,Submitted At,Email,Plan,Seats,Note'
  const csv = `${header}\r\ns1,${time},,Not asked,Not asked,\r\ns2,${time},,Free,5,Not asked.\r\n`
  expect(readSubmissions(csv, form).submissions.map(({ data }) => data)).toEqual([
    { plan: 'Not asked' },
    { plan: 'Free', seats: '5', note: 'Not asked.' },
  ])
})

test('the impact is the same from CSV and JSON, and invalid answers fail a build', async () => {
  const result = await impact(
    ...[file('after.json'), '--before', file('before.json'), '--submissions', file('list.json')],
  )
  expect(result.code).toBe(1)
  expect(JSON.parse(result.out)).toMatchObject({
    submissions: 3,
    otherQuestions: { count: 3 },
    notAccepted: {
      count: 2,
      fields: [
        { fieldId: 'seats', effect: 'too_large', count: 1 },
        { fieldId: 'plan', effect: 'not_an_option', count: 1 },
      ],
    },
    orphaned: { count: 1, fields: [{ fieldId: 'note', label: 'Note', effect: 'removed' }] },
    unknownColumns: [],
  })
  const fromCsv = await impact(
    ...[file('after.json'), `--before=${file('before.json')}`, `--submissions=${file('list.csv')}`],
  )
  expect(fromCsv).toEqual(result)
})

test('without the earlier form, answers are checked and other questions are unknown', async () => {
  const args = [file('after.json'), '--submissions', file('list.csv')]
  const { code, out } = await impact(...args, '--format', 'text')
  expect(code).toBe(1)
  expect(out).toBe(
    [
      'error    stored answers no longer accepted: 2',
      '         “Seats” has an answer above the new maximum, in 1 submission',
      '         “Plan” has an answer that is no longer an option, in 1 submission',
      'none     answers to hidden or removed questions: 0',
      'hint     would be asked other questions: unknown, add --before with the earlier form',
      'Not in the form, left out: Note',
      '3 submissions replayed.',
      '',
    ].join('\n'),
  )
  const sameForm = [file('before.json'), '--submissions', file('list.csv')]
  expect((await impact(...sameForm)).code).toBe(0)
})

test('the same form twice has no impact, also on answers to questions that it hides', async () => {
  const form = file('before.json')
  const { code, out } = await impact(form, '--before', form, '--submissions', file('hidden.json'))
  expect(JSON.parse(out)).toMatchObject({
    submissions: 1,
    otherQuestions: { count: 0 },
    notAccepted: { count: 0 },
    orphaned: { count: 0 },
  })
  expect(code).toBe(0)
})

test('the severity that fails a build can be lower, and reports have the formats of build servers', async () => {
  const args = [file('before.json'), '--before', file('after.json')]
  const all = [...args, '--submissions', file('list.json'), '--fail-on', 'hint']
  const { code, out } = await impact(...all, '--format', 'junit')
  expect(code).toBe(1)
  expect(out).toContain('<testsuite name="ramiform impact" tests="3"')
  const sarif = JSON.parse((await impact(...all, '--format=sarif')).out)
  expect(sarif.runs[0].tool.driver.name).toBe('ramiform impact')
})

test('bad files and wrong usage say what is wrong', async () => {
  const form = file('after.json')
  const usage: readonly (readonly [readonly string[], string])[] = [
    [[form], 'Missing file after --submissions.'],
    [['--submissions', file('list.csv')], 'Missing form.'],
    [[form, '--submissions', file('list.csv'), '--before='], 'Missing file after --before.'],
    [[form, '--submissions', file('list.csv'), '--loud'], 'Unknown option "--loud".'],
  ]
  for (const [args, reason] of usage) expect(await runImpact(args, false)).toBe(reason)
  const unreadable: readonly (readonly [string, string])[] = [
    [file('none.csv'), 'Could not read the submissions'],
    [file('broken.csv'), 'neither JSON nor an exported CSV file'],
    [form, 'must be a list of'],
  ]
  for (const [path, reason] of unreadable) {
    await expect(runImpact([form, '--submissions', path], false)).rejects.toThrow(reason)
  }
  expect(await impact(form, '--submissions', file('none.csv'))).toMatchObject({
    code: 2,
    out: '',
  })
})
