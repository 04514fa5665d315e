import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

export function PhoneInput(props: InputProps) {
  return <TextBox {...props} attributes={{ type: 'tel', autoComplete: 'tel' }} />
}
