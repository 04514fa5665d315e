import type { ReactNode } from 'react'

/** Text for screen readers. Other elements take the class `visually-hidden`, or `visually-hidden-on-phones`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
