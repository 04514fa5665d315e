import type { Form, FormSchema } from '@ramiform/core/form'
import { useQueries } from '@tanstack/react-query'
import { formVersionQuery } from '../../../api/queries.ts'

/** Schema of the form version that was filled in (decision 35). The current schema applies while an older one loads. */
export function useSchemas(
  form: Form,
  versions: readonly number[],
): (version: number) => FormSchema {
  const older = [...new Set(versions)].filter((version) => version !== form.version)
  const read = useQueries({
    queries: older.map((version) => ({
      ...formVersionQuery(form.id, version),
      // Keep schemas cached, because rows unmount while the list scrolls.
      gcTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.version, data.schema]] : []))),
  })
  return (version) => read.get(version) ?? form.schema
}
