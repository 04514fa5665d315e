import { rememberDestination } from '../../session/intended-destination.ts'
import type { ButtonSize, ButtonVariant } from '../../ui/button-class.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useSiteSession } from '../layout/site-session.ts'

/** Creates a form from the template and opens its editor, after signing in where needed. */
export function UseTemplate({
  template: { slug, title },
  variant,
  size,
}: {
  template: { readonly slug: string; readonly title: string }
  variant: ButtonVariant
  size: ButtonSize
}) {
  const { user, isPending } = useSiteSession()
  const path = `/forms/new?template=${slug}`
  const isSignedOut = user === null && !isPending
  return (
    <LinkButton
      variant={variant}
      size={size}
      to={isSignedOut ? '/login' : path}
      aria-label={`Use it: ${title}`}
      onClick={() => {
        if (isSignedOut) rememberDestination(() => sessionStorage, path)
      }}
    >
      Use it
    </LinkButton>
  )
}
