import type { InputProps } from '../shared/input-props.ts'
import { StepRow } from '../shared/StepRow.tsx'

export function RatingInput(props: InputProps) {
  return <StepRow {...props} shape={props.field.steps?.drawnAs ?? 'stars'} />
}
