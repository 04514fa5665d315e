import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

/** What a browser may fill in, by the commonest labels (WCAG 1.3.5). */
const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  'full name': 'name',
  'first name': 'given-name',
  'last name': 'family-name',
  company: 'organization',
}

export function TextInput(props: InputProps) {
  const label = props.field.label.trim().toLowerCase()
  const filled = Object.hasOwn(autoComplete, label) ? autoComplete[label] : undefined
  return <TextBox {...props} attributes={{ autoComplete: filled }} />
}
