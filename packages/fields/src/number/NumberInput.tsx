import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

/** A text box with the keys for numbers: `type=number` would hide what it cannot read and turn with the wheel. */
export function NumberInput(props: InputProps) {
  return <TextBox {...props} attributes={{ inputMode: 'decimal', autoComplete: 'off' }} />
}
