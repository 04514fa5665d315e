import { Icon } from '@ramiform/fields/inputs'
import { useWords } from '@ramiform/fields/words'
import type { Ref } from 'react'

export type ButtonState = 'ready' | 'busy' | 'waiting'

const clock = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3'

/** The submit button. It is disabled and shows progress while sending. Offline it says that it waits. */
export function SubmitButton(props: {
  state: ButtonState
  text: string
  /** Id of the form element, for a button outside of it. */
  form?: string
  buttonRef?: Ref<HTMLButtonElement>
  isDisabled?: boolean
  /** Alternative text of the button. The button is as wide as the wider text, so that it does not change size. */
  otherText?: string
}) {
  const { state } = props
  const { form, sending } = useWords()
  if (state === 'waiting') {
    return (
      <button type="button" className="rf-button rf-waiting" aria-disabled="true">
        <Icon path={clock} />
        {form.waitingToSend}
      </button>
    )
  }
  return (
    <button
      type="submit"
      form={props.form}
      className="rf-button"
      disabled={state === 'busy' || props.isDisabled === true}
      aria-busy={state === 'busy' || undefined}
      data-other={state === 'busy' ? undefined : props.otherText}
      ref={props.buttonRef}
    >
      {state === 'busy' ? <span className="rf-spinner" /> : null}
      {state === 'busy' ? sending.now : props.text}
    </button>
  )
}
