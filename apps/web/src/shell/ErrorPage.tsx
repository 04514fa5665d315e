import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { NotFound } from './NotFound.tsx'
import { Notice } from './Notice.tsx'

/** Shown instead of a page that broke while it was drawn, or that could not be loaded. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <Notice
      title="This page stopped working"
      actions={
        <>
          <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
            Load it again
          </Button>
          <LinkButton size="lg" to="/dashboard" reloadDocument>
            Dashboard
          </LinkButton>
        </>
      }
    >
      <title>Something broke · Ramiform</title>
      {error instanceof Error ? error.message : 'The reason is not known.'}
    </Notice>
  )
}
