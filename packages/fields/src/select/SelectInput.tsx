import { Icon } from '../shared/Icon.tsx'
import { type InputProps, textOf } from '../shared/input-props.ts'
import { useWords } from '../shared/words.tsx'

export function SelectInput(props: InputProps) {
  const { field } = props
  const { form } = useWords()
  return (
    <div className="rf-select">
      <select
        className="rf-box"
        id={props.id}
        name={field.id}
        form={props.form}
        autoComplete={field.autofill}
        defaultValue={textOf(props.answer)}
        onChange={(event) => props.onAnswer(event.currentTarget.value)}
        aria-invalid={props.invalid || undefined}
        aria-required={field.required || undefined}
        aria-describedby={props.describedBy}
        disabled={props.disabled}
      >
        <option value="">{field.placeholder || form.chooseOption}</option>
        {field.options?.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options may repeat, and are never reordered here
          <option key={`${index} ${option}`} value={option}>
            {field.shown?.[index] ?? option}
          </option>
        ))}
      </select>
      <Icon path="M6 9l6 6l6 -6" />
    </div>
  )
}
