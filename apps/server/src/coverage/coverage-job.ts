import type { Answers } from '@ramiform/core/answers'
import { withRequirementsAsFields } from '@ramiform/core/conditions/requirement-fields'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { addCounts, countCoverage } from '@ramiform/proving/coverage/count-coverage'
import { coverageOf, type FieldCoverage } from '@ramiform/proving/coverage/coverage-of'
import { createByteCache } from '../http/byte-cache.ts'

/** Submissions of one version to count. Schemas and answers arrive as JSON text, which is fast to transfer. */
interface CountJob {
  readonly kind: 'count'
  readonly schema: string
  readonly answers: readonly string[]
}

/** Sums of all versions to report on, seen from one version. */
interface ReportJob {
  readonly kind: 'report'
  readonly reference: string
  readonly versions: readonly {
    readonly schema: string
    readonly submissions: number
    readonly days: readonly (readonly number[])[]
  }[]
}

export type CoverageJob = CountJob | ReportJob

export type CoverageResult =
  | { readonly counts: readonly number[] }
  | { readonly fields: readonly FieldCoverage[] }

const maxSchemaBytes = 64 * 1024 * 1024
const schemas = createByteCache<FormSchema>(maxSchemaBytes)

function schemaFrom(json: string): FormSchema {
  const known = schemas.get(json)
  if (known !== undefined) return known
  // Coverage counts the rules of a section for each of its fields, and those of a requirement as a field of its own.
  const schema = withRequirementsAsFields(withoutSections<FormSchema>(JSON.parse(json)))
  schemas.set(json, schema, json.length * 6)
  return schema
}

export function runCoverageJob(job: CoverageJob): CoverageResult {
  if (job.kind === 'count') {
    const count = countCoverage(schemaFrom(job.schema), fieldTypes)
    for (const text of job.answers) {
      const answers: Answers = JSON.parse(text)
      count.add(answers)
    }
    return { counts: count.counts() }
  }
  const versions = job.versions.map(({ schema, submissions, days }) => ({
    schema: schemaFrom(schema),
    submissions,
    counts: days.reduce(addCounts),
  }))
  return { fields: coverageOf(schemaFrom(job.reference), versions) }
}
