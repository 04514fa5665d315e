import type { ImpactLine, PartialSubmission, Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import {
  addReports,
  emptyReport,
  finishedReport,
  type ImpactReport,
  withoutExamples,
} from '@ramiform/proving/impact/impact-report'
import type { Stores } from '../app-types.ts'
import { refuse } from '../errors.ts'
import { schemaJson } from '../forms/large-forms.ts'
import { readCursor, type SubmissionCursor } from '../submissions/submission-cursor.ts'
import { createThreadLane } from '../threads/thread-lane.ts'
import type { ImpactJob } from './impact-job.ts'

/** Only the newest submissions are replayed (decision 241). */
export const replayedAtMost = 10_000

/** Submissions or unfinished answers per query. Short queries let submits through in between. */
const rowsAtATime = 250

/** Time limit of one batch in milliseconds. Only very slow patterns on long answers reach it. */
const deadlineMs = 15_000

type ImpactStores = Pick<Stores, 'forms' | 'formVersions' | 'submissions' | 'partials'>

/** A changed form to replay stored answers on. */
export interface Change {
  readonly ownerId: string
  readonly formId: string
  readonly schema: FormSchema
  /** Version that the change replaces. Default: the published one. */
  readonly current?: number | undefined
}

const lane = createThreadLane<ImpactJob, ImpactReport>({
  script: new URL('./impact-worker.ts', import.meta.url),
  deadlineMs,
})

/**
 * Replays stored answers in a worker thread, batch by batch. This thread only reads pages and adds counts.
 * @returns progress after each batch; it ends early, without `done`, when `signal` aborts
 * @throws Refusal form_not_found, not_found for an unknown `current`
 */
export async function replayForm(
  stores: ImpactStores,
  { ownerId, formId, schema, current }: Change,
  signal: AbortSignal,
): Promise<AsyncGenerator<ImpactLine>> {
  const form = await stores.forms.read(ownerId, formId)
  const firstUnfinished = await stores.partials.page(ownerId, formId, { limit: rowsAtATime })
  if (form === null || firstUnfinished === null) throw refuse('form_not_found')
  const versions = versionTexts(stores, formId, form.schema)
  const job = { after: schemaJson(schema), current: await currentText() }

  async function currentText(): Promise<string | null> {
    if (current !== undefined) {
      const text = await versions.find(current)
      if (text === null) throw refuse('not_found')
      return text
    }
    return form?.isPublished ? schemaJson(form.schema) : null
  }

  async function replayBatch(kind: 'submissions' | 'unfinished', rows: ImpactJob['submissions']) {
    const batch = { ...job, submissions: [], unfinished: [], [kind]: rows }
    return lane.run(ownerId, { ...batch, versions: await versions.of(rows) })
  }

  const stored = form.submissionCount
  const total = {
    submissions: Math.min(stored, replayedAtMost),
    unfinished: firstUnfinished.total,
  }

  async function* lines(): AsyncGenerator<ImpactLine> {
    let report = emptyReport
    const progress = (): ImpactLine => ({
      done: false,
      total,
      stored,
      report: withoutExamples(finishedReport(report)),
    })
    yield progress()
    for (let page = firstUnfinished; page !== null; page = await nextUnfinished(page)) {
      if (page.partials.length === 0) break
      report = addReports(report, await replayBatch('unfinished', page.partials.map(unfinishedRow)))
      if (signal.aborted) return
      yield progress()
    }
    for await (const page of submissionPages()) {
      const rows = page.slice(0, replayedAtMost - report.submissions)
      if (rows.length > 0)
        report = addReports(report, await replayBatch('submissions', rows.map(submissionRow)))
      if (signal.aborted) return
      if (report.submissions >= replayedAtMost) break
      yield progress()
    }
    yield { done: true, total, stored, report: finishedReport(report) }
  }

  async function* submissionPages(): AsyncGenerator<readonly Submission[]> {
    let after: SubmissionCursor | undefined
    do {
      const page = await stores.submissions.page({ ownerId, formId, limit: rowsAtATime, after })
      if (page === null) return
      yield page.submissions
      after = readCursor(page.nextCursor ?? undefined)
    } while (after !== undefined)
  }

  async function nextUnfinished({ nextCursor }: { readonly nextCursor: string | null }) {
    if (nextCursor === null) return null
    const after = readCursor(nextCursor)
    return stores.partials.page(ownerId, formId, { limit: rowsAtATime, after })
  }

  return lines()
}

const submissionRow = ({ id, submittedAt, submitterEmail, formVersion, data }: Submission) => ({
  id,
  at: submittedAt,
  email: submitterEmail,
  formVersion,
  data,
})

const unfinishedRow = ({
  id,
  updatedAt,
  submitterEmail,
  formVersion,
  data,
}: PartialSubmission) => ({ id, at: updatedAt, email: submitterEmail, formVersion, data })

/** The form's versions as JSON text. Each is read once for the replay. */
function versionTexts({ formVersions }: ImpactStores, formId: string, fallback: FormSchema) {
  const texts = new Map<number, string | null>()
  async function find(version: number): Promise<string | null> {
    const known = texts.get(version)
    if (known !== undefined) return known
    const schema = await formVersions.readSchema(formId, version)
    const text = schema === null ? null : JSON.stringify(schema)
    texts.set(version, text)
    return text
  }
  return {
    find,
    async of(rows: readonly { readonly formVersion: number }[]) {
      const found = new Map<number, string>()
      for (const { formVersion } of rows) {
        if (found.has(formVersion)) continue
        found.set(formVersion, (await find(formVersion)) ?? schemaJson(fallback))
      }
      return found
    },
  }
}
