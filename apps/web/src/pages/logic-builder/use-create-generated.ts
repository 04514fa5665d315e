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
  // Without a title the two ways have names of their own (spec section 9).
  const { schema, ...about } = kind === 'words' ? smartForm(words) : generatedForm(words)
  // The contract's input is the same schema, and may be changed by whoever reads it.
  return call('createForm', { body: { ...about, schema: schema as BodySchema } })
})

/** Creates a form of its own from what the tree became; the form whose page this is stays as it is. */
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
