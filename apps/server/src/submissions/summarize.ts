import type { ResponseOf } from '@ramiform/contract/calls'
import type { SubmissionFilter } from '@ramiform/contract/submission-filter'
import type { FormSchema } from '@ramiform/core/form'
import { isTimeZone } from '@ramiform/core/submissions/days'
import { createSummary, type SummaryResult } from '@ramiform/core/submissions/summary'
import type { Stores } from '../app-types.ts'
import { refuse } from '../errors.ts'
import { checkContext } from '../forms/check-context.ts'
import { createByteCache } from '../http/byte-cache.ts'
import type { ReadSelection } from './read-selection.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

type SummaryResponse = ResponseOf<'submissionSummary'>
type SummaryStores = Pick<Stores, 'forms' | 'formVersions' | 'submissions'>

export interface Asked {
  readonly ownerId: string
  readonly formId: string
  readonly timeZone: string
  readonly filter: SubmissionFilter
}

/** Limit of submissions in a summary; in larger forms only the newest count. */
export const countedAtMost = 100_000

const maxCacheBytes = 16 * 1024 * 1024
const maxSchemaBytes = 32 * 1024 * 1024

/**
 * Creates cached summaries of a form's answers. Results stay cached until a submission or the form changes. Parallel
 * requests share one calculation, which yields to other requests regularly.
 */
export function createSummaries(stores: SummaryStores, readSelection: ReadSelection) {
  const made = createByteCache<SummaryResult>(maxCacheBytes)
  const inTheMaking = new Map<string, Promise<SummaryResult>>()

  async function make(key: string, asked: Asked): Promise<SummaryResult> {
    const result = await summarize(stores, readSelection, asked)
    made.set(key, result, JSON.stringify(result).length * 2)
    return result
  }

  function share(key: string, asked: Asked): Promise<SummaryResult> {
    const known = inTheMaking.get(key)
    if (known !== undefined) return known
    const making = make(key, asked).finally(() => inTheMaking.delete(key))
    inTheMaking.set(key, making)
    return making
  }

  /** @throws Refusal form_not_found, unknown_time_zone */
  return async (asked: Asked): Promise<SummaryResponse> => {
    const { ownerId, formId, timeZone, filter } = asked
    const state = await stores.submissions.state(ownerId, formId)
    if (state === null) throw refuse('form_not_found')
    if (!isTimeZone(timeZone)) throw refuse('unknown_time_zone')
    const { formVersion, total, removals } = state
    const key = `${formId} ${formVersion} ${total} ${removals} ${timeZone} ${JSON.stringify(filter)}`
    const result = made.get(key) ?? (await share(key, asked))
    return { total, ...result }
  }
}

async function summarize(
  stores: SummaryStores,
  readSelection: ReadSelection,
  asked: Asked,
): Promise<SummaryResult> {
  const { ownerId, formId, timeZone, filter } = asked
  const form = await stores.forms.read(ownerId, formId)
  const selection = await readSelection(ownerId, formId, filter)
  const pages = await stores.submissions.pages(ownerId, formId, selection)
  if (form === null || pages === null) throw refuse('form_not_found')
  const schemas = versionReader(stores, formId)
  const summary = createSummary(form.schema, checkContext.fieldTypes, timeZone)
  const turn = yieldToEventLoop()
  for await (const page of pages) {
    for (const submission of page.slice(0, countedAtMost - summary.counted())) {
      const { formVersion } = submission
      const schema = schemas.get(formVersion) ?? (await schemas.read(formVersion)) ?? form.schema
      summary.add(submission, schema)
      if (turn.isOver()) await turn.next()
    }
    if (summary.counted() >= countedAtMost) break
  }
  const questions: SummaryResult['questions'] = []
  for (const question of summary.questions()) {
    questions.push(question)
    if (turn.isOver()) await turn.next()
  }
  return { counted: summary.counted(), days: summary.days(), questions }
}

/** Reads each form version once. The cache evicts the least recently used schemas above its size limit. */
function versionReader({ formVersions }: SummaryStores, formId: string) {
  const known = createByteCache<FormSchema>(maxSchemaBytes)
  return {
    get: (version: number) => known.get(String(version)),
    async read(version: number): Promise<FormSchema | null> {
      const schema = await formVersions.readSchema(formId, version)
      if (schema !== null) known.set(String(version), schema, JSON.stringify(schema).length * 4)
      return schema
    },
  }
}
