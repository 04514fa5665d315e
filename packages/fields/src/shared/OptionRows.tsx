import { type Answer, isList } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { Icon } from './Icon.tsx'
import type { InputProps } from './input-props.ts'

const tick = 'M5 12l5 5l10 -10'
/** Longest option text, in characters, for two options in one row. */
const shortOption = 18

/** Options of a choice. The whole row can be clicked, and a letter key may choose it. */
export function OptionRows(props: InputProps & { kind: 'radio' | 'checkbox' }) {
  const { field, kind } = props
  return (
    <div className="rf-options" data-inline={(!props.keyHints && isInline(field)) || undefined}>
      {field.options?.map((option, index) => {
        const leads = props.leads?.at.includes(index) ? props.leads : null
        return (
          <label
            className="rf-option"
            // biome-ignore lint/suspicious/noArrayIndexKey: options may repeat, and are never reordered here
            key={`${index} ${option}`}
            data-leads={leads?.line}
            data-narrow={leads?.narrow}
          >
            <input
              type={kind}
              id={index === 0 ? props.id : `${props.id}-${index}`}
              name={field.id}
              form={props.form}
              value={option}
              defaultChecked={isChosen(props.answer, option)}
              onChange={(event) => props.onAnswer(chosenIn(event.currentTarget, kind))}
              aria-invalid={(kind === 'checkbox' && props.invalid) || undefined}
              aria-describedby={props.invalid ? props.describedBy : undefined}
              disabled={props.disabled}
            />
            {props.keyHints && index < 26 ? (
              <span className="rf-key" aria-hidden="true">
                {String.fromCharCode(65 + index)}
              </span>
            ) : null}
            {kind === 'checkbox' ? (
              <Icon className="rf-tick" path={tick} size={14} strokeWidth={3.2} />
            ) : null}
            <span>{field.shown?.[index] ?? option}</span>
            {props.keyHints ? (
              <Icon className="rf-chosen" path={tick} size={22} strokeWidth={2} />
            ) : null}
          </label>
        )
      })}
    </div>
  )
}

/** True for two short options, and when the owner set `inline`. */
export function isInline({ styling, options = [] }: Field): boolean {
  if (styling?.inline) return true
  return options.length === 2 && options.every((option) => option.length <= shortOption)
}

function isChosen(answer: Answer | undefined, option: string): boolean {
  return isList(answer) ? answer.includes(option) : answer === option
}

/** Reads the checked inputs from the page, so that choices made before hydration count. */
function chosenIn(input: HTMLInputElement, kind: 'radio' | 'checkbox'): Answer {
  if (kind === 'radio') return input.value
  const rows = input.closest('.rf-options')?.querySelectorAll<HTMLInputElement>('input:checked')
  return Array.from(rows ?? [], (row) => row.value)
}
