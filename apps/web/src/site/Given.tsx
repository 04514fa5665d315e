import type { ReactNode } from 'react'

/**
 * Shows its children only when `value` is not empty. The value may still be a placeholder when the page is built, so the
 * style sheet decides (`[data-given='']` in ui/base.css), not this component.
 */
export function Given({ value, children }: { value: string; children: ReactNode }) {
  return <span data-given={value}>{children}</span>
}

/** Shows its children only when `value` is empty. */
export function NotGiven({ value, children }: { value: string; children: ReactNode }) {
  return <span data-not-given={value}>{children}</span>
}
