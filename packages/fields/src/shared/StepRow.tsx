import { say } from '@ramiform/core/built-in-texts/say'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from './Icon.tsx'
import type { InputProps } from './input-props.ts'
import { useWords } from './words.tsx'

const star =
  'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245'
/** Time in milliseconds in which 1 and 0 are typed as 10. */
const tenMs = 500
/** More numbers than this are in several rows on phones. */
const oneRow = 6

/** Radio buttons of a rating or scale, drawn as stars or numbers. The first and last one have the owner's texts. */
export function StepRow(props: InputProps & { shape: 'stars' | 'numbers' }) {
  const { field, shape } = props
  const { steps } = useWords()
  const { options = [], steps: { lowest = '', highest = '' } = {} } = field
  const oneAt = useRef(Number.NEGATIVE_INFINITY)
  const hasStars = shape === 'stars'
  const ends = [
    [hasStars ? '' : options[0], lowest],
    [highest, hasStars ? '' : options.at(-1)],
  ].map((parts) => parts.filter(Boolean).join(' '))

  /** Chooses 10 when 0 follows 1. Each other digit chooses by itself in single-card style. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, timeStamp, currentTarget } = event
    const isTen = key === '0' && timeStamp - oneAt.current < tenMs
    oneAt.current = key === '1' ? timeStamp : Number.NEGATIVE_INFINITY
    const ten = isTen ? currentTarget.querySelector<HTMLInputElement>('[value="10"]') : null
    if (ten === null || !props.keyHints) return
    event.preventDefault()
    ten.click()
    ten.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: reads keys of the radio buttons inside */}
      <div
        className="rf-options rf-steps"
        data-shape={shape}
        data-many={options.length > oneRow || undefined}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => {
          const end = index === 0 ? lowest : index === options.length - 1 ? highest : ''
          const name = hasStars ? say(steps.of, { value: option, count: options.length }) : option
          return (
            <label className="rf-option" key={option}>
              <input
                type="radio"
                id={index === 0 ? props.id : `${props.id}-${index}`}
                name={field.id}
                form={props.form}
                value={option}
                defaultChecked={props.answer === option}
                onChange={(event) => props.onAnswer(event.currentTarget.value)}
                aria-label={
                  hasStars || end !== '' ? [name, end].filter(Boolean).join(' ') : undefined
                }
                aria-describedby={props.invalid ? props.describedBy : undefined}
                disabled={props.disabled}
              />
              {hasStars ? <Icon path={star} size={32} /> : <span>{option}</span>}
            </label>
          )
        })}
      </div>
      {lowest || highest ? (
        <p className="rf-ends" aria-hidden="true">
          {ends.map((end, at) => (
            <span key={at === 0 ? 'lowest' : 'highest'}>{end}</span>
          ))}
        </p>
      ) : null}
    </>
  )
}
