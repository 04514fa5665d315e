import type { InputProps } from '../shared/input-props.ts'
import { StepRow } from '../shared/StepRow.tsx'

export function ScaleInput(props: InputProps) {
  return <StepRow {...props} shape="numbers" />
}
