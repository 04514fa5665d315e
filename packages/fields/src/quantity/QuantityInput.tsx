import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

export function QuantityInput(props: InputProps) {
  return <TextBox {...props} attributes={{ inputMode: 'numeric', autoComplete: 'off' }} />
}
