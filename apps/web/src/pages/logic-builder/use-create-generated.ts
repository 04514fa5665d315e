import type { BodyOf } from '@ramiform/contract/calls'
import { generatedForm, smartForm } from '@ramiform/formats/generators/generated-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { oneAtATime } from '../../api/one-at-a-time.ts'
import { formQuery, formsQuery } from '../../api/queries.ts'
import type { TreeSource } from './read-tree-now.ts'

type GeneratedWords = Parameters<typeof generatedForm>[0] & Pick<TreeSource, 'kind'>
type BodySchema = NonNullable<BodyOf<'createForm'>['schema']>

const createOne = oneAtATime(({ kind, ...words }: GeneratedWords) => {
  // The two sources have different default titles (spec section 9).
  const { schema, ...about } = kind === 'words' ? smartForm(words) : generatedForm(words)
  // The contract's input type is mutable, so the cast drops readonly.
  return call('createForm', { body: { ...about, schema: schema as BodySchema } })
})

/** Creates a new form from the result. The form of this page stays unchanged. */
export function useCreateGenerated() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: createOne,
    onSuccess: ({ form }) => {
      queryClient.setQueryData(formQuery(form.id).queryKey, form)
      void queryClient.invalidateQueries(formsQuery)
    },
  })
}
