import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

export function DateInput(props: InputProps) {
  return <TextBox {...props} attributes={{ type: 'date' }} />
}
