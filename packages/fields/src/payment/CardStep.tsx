import type { Field } from '@ramiform/core/field'
import { useEffect, useRef, useState } from 'react'
import { amountInWords } from '../shared/currency.ts'
import type { PaymentState, Payments } from './payments.tsx'

/** The card, after the amount is settled; and the step that some cards take after it. */
export function CardStep(props: {
  field: Field
  state: PaymentState & { kind: 'card' | 'asks' }
  payments: Payments
  describedBy: string | undefined
}) {
  const { field, state, payments } = props
  const amount = amountInWords(state.amount)
  if (state.kind === 'asks') {
    return (
      <>
        <b className="rf-pay-test">TEST</b>
        <p role="alert">{`Your bank wants to know: do you want to pay ${amount}? (No bank is asked in a test.)`}</p>
        <p>
          <button
            type="button"
            className="rf-button rf-line"
            onClick={() => void payments.authenticate(field, true)}
          >
            Confirm
          </button>
          <button
            type="button"
            className="rf-button rf-ghost"
            onClick={() => void payments.authenticate(field, false)}
          >
            Do not confirm
          </button>
        </p>
      </>
    )
  }
  return <Card {...props} state={state} amount={amount} />
}

function Card(props: {
  field: Field
  state: PaymentState & { kind: 'card' }
  payments: Payments
  amount: string
  describedBy: string | undefined
}) {
  const { field, state, payments, amount } = props
  const [card, setCard] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const { provider } = state
  useEffect(() => {
    first.current?.focus()
    if (provider === 'stripe' && place.current !== null) return payments.mount(field, place.current)
    return undefined
  }, [provider, payments, field])

  async function pay() {
    if (isBusy) return
    setIsBusy(true)
    await payments.pay(field, card)
    setIsBusy(false)
  }

  return (
    <>
      <p>
        {state.test ? <b className="rf-pay-test">TEST</b> : null}
        <b>{amount}</b>
      </p>
      {provider === 'test' ? (
        <label>
          Number of a test card
          <input
            ref={first}
            className="rf-box"
            inputMode="numeric"
            autoComplete="off"
            placeholder="4242 4242 4242 4242"
            value={card}
            onChange={(event) => setCard(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.stopPropagation()
              void pay()
            }}
            aria-describedby={props.describedBy}
          />
          <small>
            No money moves. 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 declined, and 4000
            0025 0000 3155 asks for a confirmation.
          </small>
        </label>
      ) : (
        <div ref={place} />
      )}
      {state.problem === undefined ? null : (
        <p className="rf-problem" role="alert">
          {state.problem}
        </p>
      )}
      <p>
        <button
          type="button"
          className="rf-button rf-line"
          aria-busy={isBusy || undefined}
          onClick={() => void pay()}
        >
          {`Pay ${amount} now`}
        </button>
        <button
          type="button"
          className="rf-button rf-ghost"
          onClick={() => payments.leave(field.id)}
        >
          Back
        </button>
      </p>
    </>
  )
}
