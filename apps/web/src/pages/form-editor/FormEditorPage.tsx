import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { formQuery } from '../../api/queries.ts'
import { OwnerOnly } from '../../session/OwnerOnly.tsx'
import { useSession } from '../../session/useSession.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { Editor } from './Editor.tsx'

export default function FormEditorPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const [wasOwner, setWasOwner] = useState(false)
  if (user !== null && !wasOwner) setWasOwner(true)
  // A session that ends while somebody edits must not take the form from under their hands.
  if (wasOwner) return <LoadedEditor key={id} id={id} />
  return (
    <OwnerOnly patient pending={<Loading />}>
      {() => null}
    </OwnerOnly>
  )
}

/** A form that cannot be fetched sends its owner to the dashboard (spec section 6). */
function LoadedEditor({ id }: { id: string }) {
  const [form, setForm] = useState<Form | null>(null)
  // An edit begins from what is stored now: a copy from before would meet a conflict at its first save.
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...formQuery(id),
    enabled: form === null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (form === null && data !== undefined && isFetchedAfterMount && !isError) setForm(data)
  if (form !== null) return <Editor form={form} />
  return isError ? <Navigate to="/dashboard" replace /> : <Loading />
}

function Loading() {
  return <Waiting label="Loading form editor..." />
}
