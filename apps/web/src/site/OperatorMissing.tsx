import { Given } from './Given.tsx'
import { operator } from './operator.ts'

/** On pages that must name the operator: the settings that are still missing. */
export function OperatorMissing() {
  return (
    <Given value={operator.missing}>
      <b>This page is incomplete.</b> The operator of this site has not set{' '}
      <code>{operator.missing}</code>.
    </Given>
  )
}
