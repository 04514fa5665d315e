import type { ReactNode } from 'react'
import { defaultDestination, rememberDestination } from '../../session/intended-destination.ts'
import type { ButtonSize, ButtonVariant } from '../../ui/button-class.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useSiteSession } from './site-session.ts'

export interface GetStartedProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Links to the dashboard when signed in, otherwise to the sign-in page (spec section 2). */
export function GetStarted({
  variant = 'primary',
  size = 'md',
  className,
  children = 'Get Started',
}: GetStartedProps) {
  const { user } = useSiteSession()
  return (
    <LinkButton
      variant={variant}
      size={size}
      {...(className !== undefined && { className })}
      to={user === null ? '/login' : defaultDestination}
      onClick={() => rememberDestination(() => sessionStorage, defaultDestination)}
    >
      {children}
    </LinkButton>
  )
}
