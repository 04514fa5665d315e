import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

export function TextInput(props: InputProps) {
  return <TextBox {...props} />
}
