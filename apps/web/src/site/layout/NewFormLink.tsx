import type { ReactNode } from 'react'
import { rememberDestination } from '../../session/intended-destination.ts'
import type { ButtonSize, ButtonVariant } from '../../ui/button-class.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useSiteSession } from './site-session.ts'

export interface NewFormLinkProps {
  /** What the new form is made of: a template, or a description. */
  readonly from: { readonly template: string } | { readonly describe: string }
  readonly variant: ButtonVariant
  readonly size: ButtonSize
  readonly label?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Creates a form and opens its editor, after signing in where needed. */
export function NewFormLink({ from, label, children, ...rest }: NewFormLinkProps) {
  const { user, isPending } = useSiteSession()
  const path = `/forms/new?${new URLSearchParams(from)}`
  const isSignedOut = user === null && !isPending
  return (
    <LinkButton
      {...rest}
      to={isSignedOut ? '/login' : path}
      aria-label={label}
      onClick={() => {
        if (isSignedOut) rememberDestination(() => sessionStorage, path)
      }}
    >
      {children}
    </LinkButton>
  )
}
