import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

/**
 * Text box with a numeric keyboard. `type=number` would hide invalid text and change the value with the mouse wheel.
 */
export function NumberInput(props: InputProps) {
  return <TextBox {...props} attributes={{ inputMode: 'decimal', autoComplete: 'off' }} />
}
