import type { ButtonSize, ButtonVariant } from '../../ui/button-class.ts'
import { NewFormLink } from '../layout/NewFormLink.tsx'

/** Creates a form from the template. */
export function UseTemplate({
  template: { slug, title },
  variant,
  size,
}: {
  template: { readonly slug: string; readonly title: string }
  variant: ButtonVariant
  size: ButtonSize
}) {
  return (
    <NewFormLink from={{ template: slug }} variant={variant} size={size} label={`Use it: ${title}`}>
      Use it
    </NewFormLink>
  )
}
