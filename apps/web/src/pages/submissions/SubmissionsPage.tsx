import { useParams } from 'react-router'
import { useOwnForm } from '../../forms/useOwnForm.ts'
import { OwnerOnly } from '../../session/OwnerOnly.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { Submissions } from './Submissions.tsx'

export default function SubmissionsPage() {
  const { id = '' } = useParams()
  return <OwnerOnly>{() => <OneForm key={id} id={id} />}</OwnerOnly>
}

function OneForm({ id }: { id: string }) {
  const form = useOwnForm(id)
  return form === undefined ? (
    <Waiting label="Loading submissions..." />
  ) : (
    <Submissions form={form} />
  )
}
