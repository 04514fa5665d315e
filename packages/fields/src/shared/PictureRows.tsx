import { isList } from '@ramiform/core/answers'
import { pictureOf } from '@ramiform/core/option-pictures'
import { shownOption } from '@ramiform/core/shown-option'
import { Icon } from './Icon.tsx'
import type { InputProps } from './input-props.ts'

const tick = 'M5 12l5 5l10 -10'

/** Options with their pictures, as cards. The text below a picture is the option, and the alternative text describes it. */
export function PictureRows(props: InputProps) {
  const { field, id, answer, onAnswer } = props
  const { options = [] } = field
  const isMany = field.type === 'checkbox'

  /** Reads the page, so that choices made before hydration count. */
  function report(chosen: HTMLInputElement) {
    const cards = chosen.closest('.rf-pictures')?.querySelectorAll<HTMLInputElement>(':checked')
    onAnswer(isMany ? Array.from(cards ?? [], ({ value }) => value) : chosen.value)
  }

  return (
    <div
      className="rf-options rf-pictures"
      data-count={options.filter((option) => option !== field.other).length}
    >
      {options.map((option, index) => {
        const picture = pictureOf(field, option)
        const pictureId = `${id}-picture-${index}`
        const problem = props.invalid ? props.describedBy : undefined
        const described = picture?.alt ? [pictureId, problem].filter(Boolean).join(' ') : problem
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options may repeat, and are never reordered here
          <label className="rf-option" key={`${index} ${option}`}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              id={index === 0 ? id : `${id}-${index}`}
              name={field.id}
              form={props.form}
              value={option}
              defaultChecked={isList(answer) ? answer.includes(option) : answer === option}
              onChange={({ currentTarget }) => report(currentTarget)}
              aria-labelledby={`${pictureId}-text`}
              aria-describedby={described}
              aria-invalid={(isMany && props.invalid) || undefined}
              disabled={props.disabled}
            />
            {isMany ? <Icon className="rf-tick" path={tick} size={14} strokeWidth={3.2} /> : null}
            {picture ? (
              <img
                id={pictureId}
                src={`/images/${picture.image}`}
                alt={picture.alt ?? ''}
                loading="lazy"
              />
            ) : null}
            <span id={`${pictureId}-text`}>{shownOption(field, option, index)}</span>
            {props.keyHints && index < 26 ? (
              <span className="rf-key" aria-hidden="true">
                {String.fromCharCode(65 + index)}
              </span>
            ) : null}
          </label>
        )
      })}
    </div>
  )
}
