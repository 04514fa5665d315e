import { useEffect, useRef, useState } from 'react'
import { Icon } from '../shared/Icon.tsx'
import { type InputProps, textOf } from '../shared/input-props.ts'

const clip =
  'M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3l6.5 -6.5a3 3 0 0 0 -6 -6l-6.5 6.5a4.5 4.5 0 0 0 9 9l6.5 -6.5'
const page =
  'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2M9 15l2 2l4 -4'
const cross = 'M18 6l-12 12M6 6l12 12'

/** Takes a file by choosing or dropping it; the answer is its name (decision 30). */
export function FileInput(props: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(textOf(props.answer))

  // A file chosen before the script had loaded is known to the page only.
  useEffect(() => {
    const chosen = input.current?.files?.[0]?.name
    if (chosen !== undefined) setName(chosen)
  }, [])

  function take(next: string) {
    setName(next)
    props.onAnswer(next === '' ? undefined : next)
  }

  function remove() {
    if (input.current === null) return
    input.current.value = ''
    take('')
    input.current.focus()
  }

  return (
    <div className="rf-file" data-chosen={name !== '' || undefined}>
      <Icon path={name === '' ? clip : page} size={24} strokeWidth={1.5} />
      <span>
        {name === '' ? (
          <>
            <u>Choose a file</u> or drop it here
          </>
        ) : (
          name
        )}
      </span>
      {/* A file cannot be put back into its control: without a script its name travels here. */}
      {name === '' ? null : (
        <input type="hidden" name={props.field.id} form={props.form} value={name} />
      )}
      <input
        ref={input}
        type="file"
        id={props.id}
        name={props.field.id}
        form={props.form}
        onChange={(event) => take(event.currentTarget.files?.[0]?.name ?? '')}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        disabled={props.disabled}
      />
      {name === '' ? null : (
        <button
          type="button"
          className="rf-remove rf-scripted"
          aria-label={`Remove ${name}`}
          onClick={remove}
        >
          <Icon path={cross} size={18} />
        </button>
      )}
    </div>
  )
}
