import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

/** Without a last day browsers take years of six figures, and nobody gets on to the next part by typing. */
const lastDay = '9999-12-31'

export function DateInput(props: InputProps) {
  return <TextBox {...props} attributes={{ type: 'date', max: lastDay }} />
}
