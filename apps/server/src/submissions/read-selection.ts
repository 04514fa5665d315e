import type { Submission } from '@ramiform/contract/calls'
import type { SubmissionFilter } from '@ramiform/contract/submission-filter'
import { answeredFields } from '@ramiform/core/answered-fields'
import type { FormSchema } from '@ramiform/core/form'
import {
  answerState,
  filterTest,
  needsVersion,
  prepareFilters,
} from '@ramiform/core/submissions/filters'
import type { Stores } from '../app-types.ts'
import { refuse } from '../errors.ts'
import { checkContext } from '../forms/check-context.ts'
import { visibilityIn, wasAskedIn } from './not-asked.ts'
import type { RowSelection, RowTest } from './row-selection.ts'
import { createVersionReader } from './version-reader.ts'

type FilterStores = Pick<Stores, 'forms' | 'formVersions'>

/**
 * Reads a parsed filter into the selection of rows that stores take.
 *
 * @param needsStates true when the caller reads which questions were asked, besides the filters
 * @throws Refusal form_not_found
 */
export type ReadSelection = (
  ownerId: string,
  formId: string,
  filter: SubmissionFilter,
  needsStates?: boolean,
) => Promise<RowSelection>

/** Creates the reader of filters. It caches form versions. */
export function createSelections(stores: FilterStores): ReadSelection {
  const versions = createVersionReader(stores)

  async function testOf(
    ownerId: string,
    formId: string,
    filters: NonNullable<SubmissionFilter['filters']>,
    needsStates: boolean,
  ): Promise<RowTest> {
    const form = await stores.forms.read(ownerId, formId)
    if (form === null) throw refuse('form_not_found')
    const types = new Map(fieldsOf(form.schema).map(({ id, type }) => [id, type]))
    const isFormer = filters.some(({ field }) => !types.has(field))
    const usesStates = filters.some((filter) => 'state' in filter || 'states' in filter)
    const newest = needsStates || isFormer || usesStates ? await versions.newest(formId) : new Map()
    const typeOf = (fieldId: string) => types.get(fieldId) ?? formerType(newest.values(), fieldId)
    const prepared = prepareFilters(filters, typeOf, checkContext.fieldTypes)
    const needsVersions = needsStates || prepared.some(needsVersion)
    const holds = filterTest(prepared)
    const noSchema: FormSchema = { fields: [], settings: {} }
    const schemaOf = async ({ formVersion }: Submission) =>
      newest.get(formVersion) ?? (await versions.read(formId, formVersion)) ?? form.schema
    async function askedOf(submission: Submission) {
      return wasAskedIn(needsVersions ? await schemaOf(submission) : noSchema, submission.data)
    }
    async function visibleFor(submission: Submission) {
      if (!needsVersions) return () => false
      return visibilityIn(await schemaOf(submission), submission.data).isVisible
    }
    return {
      filters: prepared,
      versions: newest,
      visibleFor,
      decide: async (submission) => {
        return holds(submission.data, await askedOf(submission))
      },
      stateOf: async (submission, fieldId) => {
        return answerState(submission.data, fieldId, await askedOf(submission))
      },
    }
  }

  return async (ownerId, formId, filter, needsStates = false) => {
    const { q, from, to, withEmail, ids, filters = [] } = filter
    const isTested = filters.length > 0 || needsStates
    return {
      q,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      withEmail: withEmail === undefined ? undefined : withEmail === 'true',
      ids,
      test: isTested ? await testOf(ownerId, formId, filters, needsStates) : undefined,
    }
  }
}

const fieldsOf = (schema: FormSchema) => answeredFields(schema, checkContext.fieldTypes)

function formerType(versions: Iterable<FormSchema>, fieldId: string): string | undefined {
  for (const schema of versions) {
    const field = fieldsOf(schema).find(({ id }) => id === fieldId)
    if (field !== undefined) return field.type
  }
  return undefined
}
