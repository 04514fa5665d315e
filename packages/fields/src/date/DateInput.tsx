import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'

/** Latest date. Without it, browsers accept years of six digits and do not move on after four. */
export const lastDay = '9999-12-31'

export function DateInput(props: InputProps) {
  return <TextBox {...props} attributes={{ type: 'date', max: lastDay }} />
}
