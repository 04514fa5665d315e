import type { ReactNode } from 'react'
import { operator } from './operator.ts'

/**
 * Shows its children only if `value` is not empty. At build time the value is a placeholder, so the style sheet decides
 * (`[data-given='']` in ui/base.css), not this component.
 */
export function Given({ value, children }: { value: string; children: ReactNode }) {
  return <span data-given={value}>{children}</span>
}

/** Shows its children only if `value` is empty. */
export function NotGiven({ value, children }: { value: string; children: ReactNode }) {
  return <span data-not-given={value}>{children}</span>
}

/** An email link to the operator, or a note that no address is published. */
export function MailLink() {
  return (
    <>
      <Given value={operator.email}>
        <a href={`mailto:${operator.email}`}>{operator.email}</a>
      </Given>
      <NotGiven value={operator.email}>the operator (no email address is published yet)</NotGiven>
    </>
  )
}

/** The settings that the operator still has to set. */
export function OperatorMissing() {
  return (
    <Given value={operator.missing}>
      <b>This page is incomplete.</b> The operator of this site has not set{' '}
      <code>{operator.missing}</code>.
    </Given>
  )
}
