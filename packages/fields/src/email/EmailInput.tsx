import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

export function EmailInput(props: InputProps) {
  return <TextBox {...props} attributes={{ type: 'email', autoComplete: 'email' }} />
}
