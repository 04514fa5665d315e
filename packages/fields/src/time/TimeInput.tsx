import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

/** The browser's time input, in the visitor's 12 or 24 hours. Its value always has 24. */
export function TimeInput(props: InputProps) {
  return <TextBox {...props} attributes={{ type: 'time' }} />
}
