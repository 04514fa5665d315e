import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The last part of a form's link, or the one that publishing gives it. With `slug`: if that one is free. */
export function slugQuery(id: string, slug?: string) {
  return queryOptions({
    queryKey: ['form', id, 'slug', slug ?? ''],
    queryFn: ({ signal }) =>
      call('readSlug', { params: { id }, query: slug === undefined ? {} : { slug }, signal }),
  })
}
