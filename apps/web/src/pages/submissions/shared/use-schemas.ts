import type { Form, FormSchema } from '@ramiform/core/form'
import { useQueries } from '@tanstack/react-query'
import { formVersionQuery } from '../../../api/queries.ts'

/** The schema that a submission was filled in on (decision 35); the current one until an older one is read. */
export function useSchemas(
  form: Form,
  versions: readonly number[],
): (version: number) => FormSchema {
  const older = [...new Set(versions)].filter((version) => version !== form.version)
  const read = useQueries({
    queries: older.map((version) => ({
      ...formVersionQuery(form.id, version),
      // Rows come and go while the list scrolls; their labels stay.
      gcTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.version, data.schema]] : []))),
  })
  return (version) => read.get(version) ?? form.schema
}
