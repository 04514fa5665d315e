import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

export function UrlInput(props: InputProps) {
  return <TextBox {...props} attributes={{ type: 'url', autoComplete: 'url' }} />
}
