import { type KeyboardEvent, useRef, useState } from 'react'
import type { InputProps } from '../shared/input-props.ts'
import { useWords } from '../shared/words.tsx'
import { addressLines, addressParts } from './address-answer.ts'

/** Five inputs in one outline, each with its label. In single-card style, Enter goes to the next line. */
export function AddressInput(props: InputProps) {
  const { field, id } = props
  const { address } = useWords()
  const lines = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => addressParts.split(field, props.answer))
  const inputs = () => [...(lines.current?.querySelectorAll('input') ?? [])]

  function onChange() {
    const values = inputs().map(({ value }) => value)
    setTyped(values)
    props.onAnswer(addressParts.join(values))
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    const next = inputs()[at + 1]
    if (!props.keyHints || event.key !== 'Enter' || event.nativeEvent.isComposing || !next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div className="rf-address" ref={lines}>
      {addressLines.map(({ name, autofill, isNeeded }, at) => {
        const isMissing = props.invalid && isNeeded && typed[at]?.trim() === ''
        return (
          <label key={name} data-missing={isMissing || undefined}>
            <span>{address[name]}</span>
            <input
              type="text"
              dir="auto"
              id={at === 0 ? id : `${id}-${at}`}
              name={field.id}
              form={props.form}
              // A form can have several addresses.
              autoComplete={`section-${field.id} ${autofill}`}
              defaultValue={typed[at]}
              onChange={onChange}
              onKeyDown={(event) => onKeyDown(event, at)}
              aria-invalid={isMissing || undefined}
              aria-required={(field.required && isNeeded) || undefined}
              aria-describedby={props.invalid ? props.describedBy : undefined}
              disabled={props.disabled}
            />
          </label>
        )
      })}
    </div>
  )
}
