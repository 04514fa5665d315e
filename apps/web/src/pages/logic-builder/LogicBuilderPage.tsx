import { useParams } from 'react-router'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { SignInRequired } from '../../shell/guards/SignInRequired.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { LogicBuilder } from './LogicBuilder.tsx'

export default function LogicBuilderPage() {
  const { id = '' } = useParams()
  return (
    <OwnerOnly pending={<Waiting label="Loading form..." />} signedOut={<SignInRequired />}>
      {() => <LogicBuilder key={id} id={id} />}
    </OwnerOnly>
  )
}
