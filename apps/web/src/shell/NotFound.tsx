import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from './Notice.tsx'

export function NotFound() {
  return (
    <Notice
      title="This branch ends here"
      actions={
        <>
          <LinkButton variant="primary" size="lg" to="/">
            Go to Homepage
          </LinkButton>
          <LinkButton size="lg" to="/dashboard">
            Dashboard
          </LinkButton>
        </>
      }
    >
      <title>Not found · Ramiform</title>
      There is no page at this address.
    </Notice>
  )
}
