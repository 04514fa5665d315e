import { useParams } from 'react-router'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { FormPrint } from './FormPrint.tsx'

export default function FormPrintPage() {
  const { id = '' } = useParams()
  return (
    <OwnerOnly pending={<Waiting label="Loading form..." />}>
      {() => <FormPrint key={id} id={id} />}
    </OwnerOnly>
  )
}
