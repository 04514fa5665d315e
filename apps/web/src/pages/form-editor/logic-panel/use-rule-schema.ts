import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { useMemo } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'

/** The edited form with its hidden fields among the fields, since rules can read them. */
export function useRuleSchema(): FormSchema {
  const schema = useEditorState(({ draft }) => draft.schema)
  return useMemo(() => withHiddenFields(withNamesInTexts(schema)), [schema])
}
