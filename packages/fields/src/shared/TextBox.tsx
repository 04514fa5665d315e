import type { InputHTMLAttributes } from 'react'
import { type InputProps, textOf } from './input-props.ts'

/** The one-line box that most types share; what differs is handed in as attributes. */
export function TextBox(
  props: InputProps & { attributes?: InputHTMLAttributes<HTMLInputElement> | undefined },
) {
  const { field } = props
  return (
    <input
      className="rf-box"
      type="text"
      id={props.id}
      name={field.id}
      form={props.form}
      placeholder={field.placeholder || undefined}
      defaultValue={textOf(props.answer)}
      onChange={(event) => props.onAnswer(event.currentTarget.value)}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
      {...props.attributes}
    />
  )
}
