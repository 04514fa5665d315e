import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { formQuery } from '../../api/queries.ts'
import { OwnerOnly } from '../../session/OwnerOnly.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { Editor } from './Editor.tsx'

export default function FormEditorPage() {
  const { id = '' } = useParams()
  return (
    <OwnerOnly patient pending={<Loading />}>
      {() => <LoadedEditor key={id} id={id} />}
    </OwnerOnly>
  )
}

/** A form that cannot be fetched sends its owner to the dashboard (spec section 6). */
function LoadedEditor({ id }: { id: string }) {
  // An edit begins from what is stored now: a copy from before would meet a conflict at its first save.
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...formQuery(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isError) return <Navigate to="/dashboard" replace />
  if (data === undefined || !isFetchedAfterMount) return <Loading />
  return <Editor form={data} />
}

function Loading() {
  return <Waiting label="Loading form editor..." />
}
