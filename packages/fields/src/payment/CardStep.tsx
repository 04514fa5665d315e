import { say } from '@ramiform/core/built-in-texts/say'
import type { Field } from '@ramiform/core/field'
import { useEffect, useRef, useState } from 'react'
import { moneyText } from '../shared/currency.ts'
import { useWords } from '../shared/words.tsx'
import type { PaymentState, Payments } from './payments.tsx'

/** Step that asks for the card once the amount is known, with the authentication that some cards need. */
export function CardStep(props: {
  field: Field
  state: PaymentState & { kind: 'card' | 'asks' }
  payments: Payments
  describedBy: string | undefined
}) {
  const { field, state, payments } = props
  const { payments: words, language } = useWords()
  const amount = moneyText(state.amount, language)
  if (state.kind === 'asks') {
    return (
      <>
        <b className="rf-pay-test">{words.test}</b>
        <p role="alert">{say(words.bankAsks, { amount })}</p>
        <p>
          <button
            type="button"
            className="rf-button rf-line"
            onClick={() => void payments.authenticate(field, true)}
          >
            {words.confirm}
          </button>
          <button
            type="button"
            className="rf-button rf-ghost"
            onClick={() => void payments.authenticate(field, false)}
          >
            {words.doNotConfirm}
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
  const { payments: words } = useWords()
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
        {state.test ? <b className="rf-pay-test">{words.test}</b> : null}
        <b>{amount}</b>
      </p>
      {provider === 'test' ? (
        <label>
          {words.testCard}
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
          <small>{words.testCards}</small>
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
          {say(words.payNow, { amount })}
        </button>
        <button
          type="button"
          className="rf-button rf-ghost"
          onClick={() => payments.leave(field.id)}
        >
          {words.back}
        </button>
      </p>
    </>
  )
}
