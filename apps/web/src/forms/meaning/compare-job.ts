import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { compareMeaning, type MeaningComparison } from '@ramiform/proving/compare-meaning'

export interface CompareJob {
  readonly before: FormSchema
  readonly after: FormSchema
}

/** Compares two versions. Loads the pattern engine when one of them has a pattern. */
export async function compareVersions({ before, after }: CompareJob): Promise<MeaningComparison> {
  const hasPattern = [before, after].some(({ fields }) =>
    fields.some(({ validation }) => validation?.pattern !== undefined),
  )
  const patterns = hasPattern ? (await import('@ramiform/patterns')).createPatternEngine() : null
  return compareMeaning(before, after, { fieldTypes, patterns })
}
