import { readText } from '@ramiform/core/answers-in-texts/read-text'
import type { Field } from '@ramiform/core/field'
import { useMemo } from 'react'
import { useFields } from '../../../editing/use-field.ts'

/** The existing sources that a text names, by id. Renders again only when one of them changes. */
export function useSourcesIn(text: string): ReadonlyMap<string, Field> {
  const ids = useMemo(
    () => readText(text, () => true).flatMap((part) => (typeof part === 'string' ? [] : part.id)),
    [text],
  )
  const fields = useFields(ids)
  return useMemo(() => new Map(fields.map((field) => [field.id, field])), [fields])
}
