import type { InputHTMLAttributes } from 'react'
import { type InputProps, textOf } from './input-props.ts'
import { understandNumber } from './understand-number.tsx'

/** One-line text input, which most types share. `attributes` adds the differences. */
export function TextBox(
  props: InputProps & { attributes?: InputHTMLAttributes<HTMLInputElement> | undefined },
) {
  const { field } = props
  return (
    <input
      className="rf-box"
      type="text"
      dir="auto"
      id={props.id}
      name={field.id}
      form={props.form}
      placeholder={field.placeholder || undefined}
      autoComplete={field.autofill}
      defaultValue={textOf(props.answer)}
      onChange={({ currentTarget }) => {
        props.onAnswer(currentTarget.value)
        understandNumber(currentTarget, props.onAnswer)
      }}
      aria-invalid={props.invalid || undefined}
      aria-required={field.required || undefined}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
      {...props.attributes}
    />
  )
}
