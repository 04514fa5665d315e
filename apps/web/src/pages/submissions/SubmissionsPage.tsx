import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLiveForm } from '../../forms/use-own-form.ts'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { LoadingSubmissions } from './LoadingSubmissions.tsx'
import { Submissions } from './Submissions.tsx'
import { statisticsQuery, submissionsQuery } from './shared/submission-queries.ts'
import { useAddress } from './use-address.ts'

export default function SubmissionsPage() {
  const { id = '' } = useParams()
  return (
    <OwnerOnly pending={<LoadingSubmissions />}>{() => <OneForm key={id} id={id} />}</OwnerOnly>
  )
}

function OneForm({ id }: { id: string }) {
  const [visit] = useState(() => Date.now())
  const { search } = useAddress()
  // Load rows, form and statistics in parallel.
  usePrefetchInfiniteQuery(submissionsQuery(id, visit, search))
  usePrefetchQuery(statisticsQuery(id))
  const form = useLiveForm(id)
  return form === undefined ? (
    <LoadingSubmissions />
  ) : (
    <Submissions form={form} firstVisit={visit} />
  )
}
