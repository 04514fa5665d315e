import { emptySchema, type FormSchema } from '@ramiform/core/form'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { findingKey } from '@ramiform/proving/finding-key'
import { fixesOf } from '@ramiform/proving/fixes'
import { listFindings } from '@ramiform/proving/listed-finding'
import { prove } from '@ramiform/proving/prove'
import { expect, test } from 'vitest'
import type { ProofJob, ProofReply } from '../forms/proof/proof-job.ts'
import { createEditorStore } from './draft/editor-store.ts'
import { changeField } from './draft/field-commands.ts'
import { createFindings, type ProofWorker } from './findings-store.ts'
import { aStoredForm } from './testing/stored-form.ts'

const context = { fieldTypes, patterns: null }
const never = aForm()
  .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
  .text('x', {
    label: 'Details',
    ...shownWhenAll(aRule('plan', 'equals', 'Free', 'a'), aRule('plan', 'equals', 'Pro', 'b')),
  })

/** A check whose worker answers when the test says so. */
function checked({ fields, settings }: FormSchema = never) {
  const editor = createEditorStore(
    aStoredForm({ version: 1, schema: { ...emptySchema(), fields, settings } }),
  )
  const jobs: ProofJob[] = []
  const workers: (ProofWorker & { isTerminated: boolean })[] = []
  const findings = createFindings(editor, {
    start() {
      const worker = {
        isTerminated: false,
        postMessage: (job: ProofJob) => void jobs.push(job),
        terminate() {
          worker.isTerminated = true
        },
        onmessage: null,
        onerror: null,
      } as ProofWorker & { isTerminated: boolean }
      workers.push(worker)
      return worker
    },
  })
  const reply = (data: ProofReply) => workers.at(-1)?.onmessage?.({ data } as MessageEvent)
  function answer(job: ProofJob) {
    const { findings: found, fields: proved } = prove(job.schema, context)
    const listed = listFindings(job.schema, found, context)
    const neverShown = proved.flatMap(({ fieldId, shown }) => (shown === 'never' ? [fieldId] : []))
    reply({ kind: 'proof', turn: job.turn, findings: listed, neverShown, undecided: [] })
    if (!job.withFixes) return
    reply({
      kind: 'fixes',
      turn: job.turn,
      fixes: listed.map((one) => [findingKey(one), fixesOf(job.schema, one, context)] as const),
      isLast: true,
    })
  }
  const job = (at: number) => {
    const found = jobs.at(at)
    if (found === undefined) throw new Error('The worker got no such draft')
    return found
  }
  return { editor, findings, jobs, job, workers, reply, answer }
}

test('findings mark their fields, and their fixes follow', async () => {
  const { findings, job, answer } = checked()
  const settled = findings.settled(1_000, { fixes: true })
  answer(job(0))
  const state = await settled
  expect(state?.byField.get('x')?.map(({ mark }) => mark)).toEqual(['Never shows'])
  const [finding] = state?.findings ?? []
  if (finding === undefined) throw new Error('nothing was found')
  expect(state?.fixes.get(findingKey(finding))?.[0]?.label).toBe('Remove rule 2')
  expect(state?.neverShown).toEqual(['x'])
})

test('fixes are proved only while something needs them', () => {
  const { editor, findings, job, jobs, answer } = checked()
  findings.check()
  answer(job(0))
  expect(findings.getState().fixes.size).toBe(0)

  const release = findings.needFixes()
  expect(job(1).withFixes).toBe(true)
  answer(job(1))
  expect(findings.getState()).toMatchObject({ haveFixes: true, fixes: { size: 1 } })

  release()
  findings.check()
  expect(jobs).toHaveLength(2)
  editor.run(changeField('x', { placeholder: 'Anything' }))
  findings.check()
  expect(job(2).withFixes).toBe(false)
})

test('fixes that are needed during a proof come with the next one', () => {
  const { findings, job, answer } = checked()
  findings.check()
  findings.needFixes()
  answer(job(0))
  expect(findings.getState().progress).toBe('checking')
  answer(job(1))
  expect(findings.getState().haveFixes).toBe(true)
})

test('an edit that changes no finding changes no list and no mark', () => {
  const { editor, findings, job, answer } = checked()
  findings.check()
  answer(job(0))
  const before = findings.getState()
  editor.run(changeField('x', { placeholder: 'Anything' }))
  findings.check()
  answer(structuredClone(job(1)))
  const after = findings.getState()
  expect(after.schema).not.toBe(before.schema)
  expect(after.findings).toBe(before.findings)
  expect(after.byField).toBe(before.byField)
  expect(after.neverShown).toBe(before.neverShown)
  expect(after.undecided).toBe(before.undecided)
})

test('the latest draft wins: the reply to an older one changes nothing', () => {
  const { editor, findings, job, answer } = checked()
  findings.check()
  editor.run(changeField('x', { conditional: undefined }))
  findings.check()
  answer(job(0))
  expect(findings.getState()).toMatchObject({ progress: 'checking', findings: [] })
  answer(job(1))
  expect(findings.getState()).toMatchObject({ progress: 'done', findings: [] })
  expect(findings.getState().schema).toBe(editor.getState().draft.schema)
})

test('a draft is checked once', () => {
  const { findings, jobs, job, answer } = checked()
  findings.check()
  findings.check()
  answer(job(0))
  findings.check()
  expect(jobs).toHaveLength(1)
})

test('a check that crashes stops, and starts again when asked', async () => {
  const { findings, workers, job, answer } = checked()
  const settled = findings.settled(1_000)
  workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent)
  expect(await settled).toBeNull()
  expect(findings.getState().progress).toBe('stopped')
  findings.check()
  expect(workers).toHaveLength(2)
  answer(job(1))
  expect(findings.getState().progress).toBe('done')
})

test('a check that takes too long is not waited for, and core decides', async () => {
  const form = aForm().text('x', { label: 'Details', ...shownWhen('gone', 'is_empty') })
  const { findings } = checked(form)
  expect(await findings.settled(1)).toBeNull()
  const { findings: known } = await findings.fallBack()
  expect(known.map(({ mark }) => mark)).toEqual(['Question deleted'])
})

test('an ignored warning or hint is listed apart; an error never is', () => {
  const ignore = (code: string, rules: number[]) => ({
    code,
    fieldId: 'x',
    rules,
    reason: 'Kept for clarity',
    by: 'Ada',
    at: '2026-11-23T12:00:00.000Z',
  })
  const needless = aForm()
    .number('n', { label: 'Number' })
    .text('x', shownWhenAll(aRule('n', 'greater_than', '5'), aRule('n', 'greater_than', '3')))
  const hint = checked(needless.with({ ignoredFindings: [ignore('redundant_rule', [2])] }))
  hint.findings.check()
  hint.answer(hint.job(0))
  expect(hint.findings.getState()).toMatchObject({ findings: [], ignored: [{ rules: [2] }] })
  expect(hint.findings.getState().byField.size).toBe(0)

  const error = checked(never.with({ ignoredFindings: [ignore('never_shown', [1, 2])] }))
  error.findings.check()
  error.answer(error.job(0))
  expect(error.findings.getState().findings).toHaveLength(1)
})

test('what is missing in a new rule is listed after the rule is left', () => {
  const { editor, findings, job, answer } = checked(aForm().text('a').text('b').text('c'))
  const codes = () => findings.getState().findings.map(({ code }) => code)
  const addEmptyRule = () =>
    editor.run(changeField('b', shownWhenAll(aRule('', 'equals', '', 'r'))))
  findings.openRule('b')
  addEmptyRule()
  findings.check()
  answer(job(-1))
  expect(findings.getState().openField).toBe('b')
  expect(codes()).toEqual([])
  expect(findings.getState().byField.size).toBe(0)
  findings.openRule(null)
  expect(codes()).toEqual(['no_field'])
  // A rule that was unfinished before stays listed while it is open again.
  findings.openRule('b')
  editor.run(changeField('c', { label: 'Details' }))
  findings.check()
  answer(job(-1))
  expect(codes()).toEqual(['no_field'])
})

test('publishing lists what the open rule lacks', async () => {
  const { editor, findings, job, answer } = checked(aForm().text('a').text('b'))
  findings.openRule('b')
  editor.run(changeField('b', shownWhenAll(aRule('', 'equals', '', 'r'))))
  const settled = findings.settled(1_000)
  answer(job(-1))
  expect((await settled)?.findings.map(({ code }) => code)).toEqual(['no_field'])
})

test('a canceled rule is not listed until the next check', () => {
  const { editor, findings, job, answer } = checked(aForm().text('a').text('b'))
  findings.openRule('b')
  editor.run(changeField('b', shownWhenAll(aRule('', 'equals', '', 'r'))))
  findings.check()
  answer(job(-1))
  editor.undo()
  findings.openRule(null)
  expect(findings.getState().findings).toEqual([])
})
