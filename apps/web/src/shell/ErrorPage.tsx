import { useRouteError } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from './Notice.tsx'

/** Error page for a page that crashed or failed to load. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <Notice
      title="This page stopped working"
      actions={
        <>
          <button
            type="button"
            className={buttonClass('primary', 'lg')}
            onClick={() => window.location.reload()}
          >
            Reload the page
          </button>
          <LinkButton size="lg" to="/dashboard" reloadDocument>
            Dashboard
          </LinkButton>
        </>
      }
    >
      <title>Something went wrong · Ramiform</title>
      {error instanceof Error ? error.message : 'The cause is unknown.'}
    </Notice>
  )
}
