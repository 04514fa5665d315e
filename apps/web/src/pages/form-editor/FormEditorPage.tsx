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
  // A session that ends while somebody edits must not take the form from under their hands.
  if (wasOwner) return <LoadedEditor key={id} id={id} />
  return (
    <OwnerOnly patient pending={<Loading />}>
      {() => null}
    </OwnerOnly>
  )
}

function LoadedEditor({ id }: { id: string }) {
  const [form, setForm] = useState<EditedForm | null>(null)
  // An edit begins from what is stored now: a copy from before would meet a conflict at its first save.
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
  // Who was signed out meanwhile is told so there.
  return isSignedOut(failure) ? <Navigate to="/dashboard" replace /> : <Loading />
}

function Loading() {
  return <Waiting label="Loading form editor..." />
}
