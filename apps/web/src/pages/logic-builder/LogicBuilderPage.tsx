import { useParams } from 'react-router'
import { OwnerOnly } from '../../session/OwnerOnly.tsx'
import { SignInRequired } from '../../session/SignInRequired.tsx'
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
