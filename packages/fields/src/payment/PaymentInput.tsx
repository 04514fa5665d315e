import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import type { Currency, Field } from '@ramiform/core/field'
import { type AmountDue, amountDue } from '@ramiform/core/payments/amount-due'
import { amountLimits } from '@ramiform/core/payments/currencies'
import { centsOf } from '@ramiform/core/payments/typed-amount'
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { currencyOf, moneyText } from '../shared/currency.ts'
import type { FilledForm, InputProps } from '../shared/input-props.ts'
import { useWords } from '../shared/words.tsx'
import { amountProblemText } from './amount-problem.ts'
import { CardStep } from './CardStep.tsx'
import { type PaymentState, type Payments, PaymentsContext } from './payments.tsx'

const open: PaymentState = { kind: 'open' }
const never = () => () => undefined

/** Input that makes a payment. Its answer identifies the payment, and the server verifies it (decision 31). */
export function PaymentInput(props: InputProps) {
  const { payments: words } = useWords()
  const payments = useContext(PaymentsContext)
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className="rf-pay" id={props.id} tabIndex={-1}>
      {isLive && payments?.isOn ? (
        <Paying {...props} payments={payments} />
      ) : (
        <FixedAmount {...props} />
      )}
      {isLive ? payments === null ? <Preview {...props} /> : null : null}
      {isLive && payments !== null && !payments.isOn ? <span>{words.off}</span> : null}
      {isLive ? null : (
        <noscript>
          <span>{words.needsJavaScript}</span>
        </noscript>
      )}
    </div>
  )
}

function FixedAmount({ field, currency: ofForm, filled }: InputProps) {
  const { language } = useWords()
  const { amount, allowCustomAmount, items, value } = field.payment ?? {}
  if (value !== undefined) {
    return allowCustomAmount || !filled ? null : <AmountOfValue field={field} filled={filled} />
  }
  const currency = currencyOf(field, ofForm)
  if (amount === undefined || allowCustomAmount || items) return null
  // `Intl` formats amounts differently in Node and browsers, so keep the server's text.
  return <b suppressHydrationWarning>{moneyText({ amount, currency }, language)}</b>
}

/** The amount that a value gives for the answers so far, where no payment can be started: on the server and in previews. */
function AmountOfValue({ field, filled }: { field: Field; filled: FilledForm }) {
  const words = useWords()
  const { schema, filling } = filled
  const now = () => JSON.stringify(amountDue(field, schema, filling.answersToSend()))
  const due: AmountDue = JSON.parse(useSyncExternalStore(filling.subscribe, now, now))
  return 'problem' in due ? (
    <span>{amountProblemText(due.problem, words)}</span>
  ) : (
    <b suppressHydrationWarning>{moneyText(due, words.language)}</b>
  )
}

/** A preview neither charges nor requires a payment. */
function Preview({ onAnswer }: InputProps) {
  const { payments: words } = useWords()
  const report = useRef(onAnswer)
  useEffect(() => report.current({ clientSecret: 'preview', status: 'preview' }), [])
  return <span>{words.preview}</span>
}

function Paying(props: InputProps & { payments: Payments }) {
  const { field, payments, onAnswer } = props
  const formWords = useWords()
  const { payments: words, language } = formWords
  const currency = currencyOf(field, props.currency)
  const [typed, setTyped] = useState('')
  const [begunWith, setBegunWith] = useState('')
  const chosen = centsOf(typed)
  const state = useSyncExternalStore(
    payments.subscribe,
    () => payments.state(field.id),
    () => open,
  )
  // Render again when other answers change the amount.
  useSyncExternalStore(
    payments.subscribe,
    () => JSON.stringify(payments.due(field, chosen)),
    () => '',
  )
  const report = useRef(onAnswer)
  report.current = onAnswer
  const secret = state.kind === 'paid' ? state.clientSecret : undefined
  useEffect(() => {
    report.current(secret === undefined ? undefined : { clientSecret: secret, status: 'succeeded' })
  }, [secret])

  if (state.kind === 'paid') {
    return (
      <p role="status">
        {state.test ? <b className="rf-pay-test">{words.test}</b> : null}
        <b>{say(words.paid, { amount: moneyText(state.amount, language) })}</b>
      </p>
    )
  }
  if (state.kind === 'card' || state.kind === 'asks') {
    return (
      <CardStep field={field} state={state} payments={payments} describedBy={props.describedBy} />
    )
  }
  const due = payments.due(field, chosen)
  const isBusy = state.kind === 'busy'
  // Show the reason only while the amount is the one it refers to.
  const problem = 'problem' in state && typed === begunWith ? state.problem : undefined
  const isChoosing = field.payment?.allowCustomAmount === true
  const limitsId = `${props.id}-limits`
  const notYet =
    'problem' in due && (!isChoosing || typed !== '')
      ? amountProblemText(due.problem, formWords)
      : null
  return (
    <>
      {isChoosing ? (
        <label>
          {say(words.amountIn, { currency: currency.toUpperCase() })}
          <input
            className="rf-box"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-invalid={props.invalid || undefined}
            aria-describedby={[props.describedBy, limitsId].filter(Boolean).join(' ')}
          />
          <small id={limitsId}>{limitsText(field, currency, formWords)}</small>
        </label>
      ) : null}
      {'problem' in due ? null : <b>{moneyText(due, language)}</b>}
      {notYet === null ? null : <span>{notYet}</span>}
      {problem === undefined ? null : (
        <p className="rf-problem" role="alert">
          {problem}
        </p>
      )}
      <p>
        <button
          type="button"
          className="rf-button rf-line"
          aria-busy={isBusy || undefined}
          aria-describedby={props.describedBy}
          disabled={props.disabled || 'problem' in due}
          onClick={() => {
            if (isBusy) return
            setBegunWith(typed)
            void payments.begin(field, chosen)
          }}
        >
          {'problem' in due
            ? words.pay
            : say(words.payAmount, { amount: moneyText(due, language) })}
        </button>
        {payments.cancelUrl === undefined ? null : (
          <a className="rf-button rf-ghost" href={payments.cancelUrl}>
            {words.cancel}
          </a>
        )}
      </p>
    </>
  )
}

function limitsText(
  { payment = {} }: Field,
  currency: Currency,
  { payments, language }: FormWords,
): string {
  const { least, most } = amountLimits(payment, currency)
  const shown = (amount: number) => moneyText({ amount, currency }, language)
  return payment.maxAmount === undefined
    ? say(payments.amountFrom, { least: shown(least) })
    : say(payments.amountBetween, { least: shown(least), most: shown(most) })
}
