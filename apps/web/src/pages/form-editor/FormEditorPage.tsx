import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { isSignedOut } from '../../api/api-error.ts'
import { type EditedForm, formQuery } from '../../api/queries.ts'
import { useDashboardInstead } from '../../forms/use-own-form.ts'
import { useSession } from '../../session/use-session.ts'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { Editor } from './Editor.tsx'

export default function FormEditorPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const [wasOwner, setWasOwner] = useState(false)
  if (user !== null && !wasOwner) setWasOwner(true)
  // Keep the editor mounted when the session expires, so that unsaved edits are not lost.
  if (wasOwner) return <LoadedEditor key={id} id={id} />
  return (
    <OwnerOnly patient pending={<Loading />}>
      {() => null}
    </OwnerOnly>
  )
}

function LoadedEditor({ id }: { id: string }) {
  const [form, setForm] = useState<EditedForm | null>(null)
  // Fetch the form again on each mount: an edit based on a cached copy would conflict at its first save.
  const { data, error, isFetchedAfterMount } = useQuery({
    ...formQuery(id),
    enabled: form === null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const failure = form === null && isFetchedAfterMount ? error : null
  if (form === null && data !== undefined && isFetchedAfterMount && failure === null) setForm(data)
  useDashboardInstead(failure)
  if (form !== null) return <Editor form={form} />
  // The dashboard tells a signed-out user that the session has ended.
  return isSignedOut(failure) ? <Navigate to="/dashboard" replace /> : <Loading />
}

function Loading() {
  return <Waiting label="Loading form editor..." />
}
