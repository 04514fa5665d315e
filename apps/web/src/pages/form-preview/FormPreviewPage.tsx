import { useParams } from 'react-router'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { FormPreview } from './FormPreview.tsx'

export default function FormPreviewPage() {
  const { id = '' } = useParams()
  return (
    <OwnerOnly pending={<Waiting label="Loading form..." />}>
      {() => <FormPreview key={id} id={id} />}
    </OwnerOnly>
  )
}
