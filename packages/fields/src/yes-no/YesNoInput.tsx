import type { InputProps } from '../shared/input-props.ts'
import { OptionRows } from '../shared/OptionRows.tsx'

/** Two options side by side, on phones too, so the line of a branch needs no other way there. */
export function YesNoInput(props: InputProps) {
  const leads = props.leads && { at: props.leads.at, line: props.leads.line }
  return <OptionRows {...props} leads={leads} kind="radio" />
}
