import { Given, NotGiven } from './Given.tsx'
import { operator } from './operator.ts'

/** A link to write to the operator of this site, or a sentence that no address is published. */
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
