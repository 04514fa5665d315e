import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Form, FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formVersionQuery } from '../../../api/queries.ts'

interface VersionSchema {
  readonly version: number
  readonly schema: FormSchema
}

export interface VersionSchemas {
  /** schema of a version; undefined while it loads */
  readonly schemaOf: (version: number) => FormSchema | undefined
  /** schemas of the loaded earlier versions, newest first */
  readonly former: readonly FormSchema[]
}

/** Schemas of the form versions that were filled in (decision 35). */
export function useVersionSchemas(form: Form, versions: Iterable<number>): VersionSchemas {
  const wanted = new Set(versions)
  wanted.delete(form.version)
  const loaded = useQueries({
    queries: [...wanted].map((version) => ({
      ...formVersionQuery(form.id, version),
      // Keep schemas cached, because rows unmount while the list scrolls.
      gcTime: Number.POSITIVE_INFINITY,
    })),
    combine: loadedVersions,
  })
  return useMemo(() => {
    const newestFirst = loaded
      .toSorted((one, other) => other.version - one.version)
      .map(({ version, schema }) => ({
        version,
        schema: withHiddenFields(withNamesInTexts(schema)),
      }))
    const byVersion = new Map(newestFirst.map(({ version, schema }) => [version, schema]))
    return {
      schemaOf: (version) => (version === form.version ? form.schema : byVersion.get(version)),
      former: newestFirst.map(({ schema }) => schema),
    }
  }, [form, loaded])
}

/** A stable function, so that the same versions give the same result. */
function loadedVersions(
  results: readonly UseQueryResult<VersionSchema>[],
): readonly VersionSchema[] {
  return results.flatMap(({ data }) =>
    data === undefined ? [] : [{ version: data.version, schema: data.schema }],
  )
}

/** As `useVersionSchemas`; the current schema applies while an older one loads. */
export function useSchemas(
  form: Form,
  versions: readonly number[],
): (version: number) => FormSchema {
  const { schemaOf } = useVersionSchemas(form, versions)
  return (version) => schemaOf(version) ?? form.schema
}

/** False while the current schema stands in for that of an older version, whose rules may have decided differently. */
export function isFilledVersion(form: Form, formVersion: number, schema: FormSchema): boolean {
  return formVersion === form.version || schema !== form.schema
}
