import type { InputProps } from '../shared/input-props.ts'
import { OptionRows } from '../shared/OptionRows.tsx'

export function YesNoInput(props: InputProps) {
  return <OptionRows {...props} kind="radio" />
}
