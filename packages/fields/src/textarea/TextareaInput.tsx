import { type InputProps, textOf } from '../shared/input-props.ts'

/** Rows of a text area (spec section 9). */
const rows = 4

export function TextareaInput(props: InputProps) {
  const { field } = props
  return (
    <textarea
      className="rf-box"
      id={props.id}
      name={field.id}
      form={props.form}
      rows={rows}
      dir="auto"
      placeholder={field.placeholder || undefined}
      autoComplete={field.autofill}
      defaultValue={textOf(props.answer)}
      onChange={(event) => props.onAnswer(event.currentTarget.value)}
      aria-invalid={props.invalid || undefined}
      aria-required={field.required || undefined}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
    />
  )
}
