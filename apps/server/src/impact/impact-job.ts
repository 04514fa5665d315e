import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import type { ImpactReport } from '@ramiform/proving/impact/impact-report'
import { createReplay, type StoredAnswers } from '@ramiform/proving/impact/replay-submissions'
import { createByteCache } from '../http/byte-cache.ts'

/** One batch of stored answers to replay. Versions arrive as JSON text, which is fast to transfer. */
export interface ImpactJob {
  readonly after: string
  readonly current: string | null
  /** Versions that the answers of this batch were given on, by number. */
  readonly versions: ReadonlyMap<number, string>
  readonly submissions: readonly BatchRow[]
  readonly unfinished: readonly BatchRow[]
}

interface BatchRow extends StoredAnswers {
  readonly formVersion: number
}

const maxSchemaBytes = 64 * 1024 * 1024

const context = { fieldTypes, patterns: createPatternEngine() }
const schemas = createByteCache<FormSchema>(maxSchemaBytes)

/** Parses a version. The same text gives the same object, so that its logic is compiled once. */
function schemaFrom(json: string): FormSchema {
  const known = schemas.get(json)
  if (known !== undefined) return known
  const schema: FormSchema = JSON.parse(json)
  schemas.set(json, schema, json.length * 6)
  return schema
}

/** Replays one batch. An answer on an unknown version counts as given on the new one. */
export function runImpactJob(job: ImpactJob): ImpactReport {
  const after = schemaFrom(job.after)
  const replay = createReplay(after, job.current === null ? null : schemaFrom(job.current), context)
  const filled = new Map([...job.versions].map(([version, json]) => [version, schemaFrom(json)]))
  for (const row of job.submissions) replay.addSubmission(row, filled.get(row.formVersion) ?? after)
  for (const row of job.unfinished) replay.addUnfinished(row, filled.get(row.formVersion) ?? after)
  return replay.report()
}
