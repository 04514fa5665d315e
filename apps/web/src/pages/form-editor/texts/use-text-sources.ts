import { nameOfSource } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Field } from '@ramiform/core/field'
import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { hiddenAsFields } from '@ramiform/core/hidden-fields'
import { fieldTypes } from '@ramiform/fields'
import { typesWithoutText } from '@ramiform/fields/answer-in-text'
import { useMemo } from 'react'
import { placeOf } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { typeNameOf } from '../../../forms/type-name.ts'

/** A field whose answer a text can show. */
export interface TextSource {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly typeName: string | undefined
  /** Reason why the text shows only the fallback. */
  readonly refusal?: string | undefined
}

export interface TextSources {
  readonly all: ReadonlyMap<string, TextSource>
  /** Sources by group, in the order of the list. */
  readonly groups: readonly { readonly label: string; readonly sources: readonly TextSource[] }[]
}

/**
 * Sources for a text.
 * @param before id of the field or section that has the text; null for a text behind the form
 */
export function textSources(schema: FormSchema, before: string | null): TextSources {
  const end = before === null ? schema.fields.length : placeOf(schema, before)
  const source = (field: Field, at: number): TextSource => ({
    id: field.id,
    name: nameOfSource(field.label),
    type: field.type,
    typeName: typeNameOf(field),
    refusal: refusalOf(field, at < end, field.id === before),
  })
  const asked = schema.fields.map(source)
  const { values, hiddenFields } = schema
  const [computed = [], hidden = []] = [{ values }, { hiddenFields }].map((part) =>
    hiddenAsFields(part).map((field) => source(field, -1)),
  )
  const usable = asked.filter(({ refusal }) => refusal === undefined)
  const groups = [
    // The nearest first.
    { label: before === null ? 'Questions' : 'Asked before', sources: usable.toReversed() },
    { label: 'Values', sources: computed },
    { label: 'Hidden fields', sources: hidden },
    {
      label: 'Can’t be used here',
      sources: asked.filter(
        (one) => one.refusal !== undefined && one.id !== before && takesAnswer(one, fieldTypes),
      ),
    },
  ]
  return {
    all: new Map([...asked, ...computed, ...hidden].map((one) => [one.id, one])),
    groups: groups.filter(({ sources }) => sources.length > 0),
  }
}

function refusalOf({ type }: Field, isBefore: boolean, isOwn: boolean): string | undefined {
  if (typesWithoutText.includes(type)) {
    return `A ${type} has no text to show.`
  }
  if (isOwn) return 'A question can’t show its own answer.'
  return isBefore ? undefined : 'It comes later in the form.'
}

export function useTextSources(before: string | null): TextSources {
  const schema = useEditorState(({ draft }) => draft.schema)
  return useMemo(() => textSources(schema, before), [schema, before])
}
