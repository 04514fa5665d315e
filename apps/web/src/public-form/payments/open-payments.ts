import type { PublicForm, ResponseOf } from '@ramiform/contract/calls'
import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { type Amount, amountDue } from '@ramiform/core/payments/amount-due'
import type { PaymentState } from '@ramiform/fields/payments'
import { loadCurrentForm } from '../state/form-changed.ts'
import type { PageData } from '../state/page-data.ts'
import { randomKey } from '../state/random-key.ts'
import { type VisitorStorage, visitorStorage } from '../state/visitor-storage.ts'
import type { FormPayments } from './form-payments.ts'
import type { StripeElement } from './stripe-element.ts'

type Begun = ResponseOf<'startPayment'>

interface Environment {
  /** Storage of this tab, so that a completed payment survives a reload. */
  readonly storage: VisitorStorage
  readonly fetch: typeof fetch
  readonly loadCurrentForm: typeof loadCurrentForm
  /** Loads Stripe's code with the first Stripe payment. */
  readonly loadStripe: () => Promise<typeof import('./stripe-element.ts')>
}

const inBrowser: Environment = {
  storage: visitorStorage(() => sessionStorage),
  fetch: (...request) => fetch(...request),
  loadCurrentForm,
  loadStripe: () => import('./stripe-element.ts'),
}

const open: PaymentState = { kind: 'open' }

/**
 * Handles the payments of one form: the server computes the amount and starts the payment, and the provider charges
 * the card.
 */
export function openPayments(
  { form, words }: Pick<PageData, 'form' | 'words'>,
  environment = inBrowser,
): FormPayments {
  const { storage } = environment
  const { payment } = form.schema.settings
  const { connectionLost: noConnection, outcomeUnknown: unknownOutcome } = words.payments
  const storageKey = `ramiform:payments:${form.id}`
  const kept = readStored(storage.read(storageKey))
  let attempt = kept.attempt
  const states = new Map<string, PaymentState>(Object.entries(kept.paid))
  const begun = new Map<string, Begun>()
  const cards = new Map<string, string>()
  const elements = new Map<string, StripeElement>()
  const listeners = new Set<() => void>()
  let filling: Filling | null = null
  /** Answers that each field's rejected payment was started with, as JSON by field id. */
  const refused = new Map<string, string>()
  const answersNow = () => JSON.stringify(filling?.answersToSend())

  function notify() {
    for (const listener of [...listeners]) listener()
  }
  function set(fieldId: string, state: PaymentState) {
    states.set(fieldId, state)
    if (state.kind === 'open' && state.problem !== undefined) refused.set(fieldId, answersNow())
    else refused.delete(fieldId)
    keep()
    notify()
  }
  /** Clears error messages that were about earlier answers. */
  function dropOldProblems() {
    if (refused.size === 0) return
    const now = answersNow()
    for (const [fieldId, then] of refused) {
      if (then === now) continue
      refused.delete(fieldId)
      states.set(fieldId, open)
    }
  }
  function keep() {
    const paid = [...states].filter(([, { kind }]) => kind === 'paid')
    storage.write(storageKey, { attempt, paid: Object.fromEntries(paid) })
  }
  function toCard(fieldId: string, problem?: string) {
    const payment = begun.get(fieldId)
    if (payment === undefined) return set(fieldId, { kind: 'open', problem })
    const { provider, test } = payment
    set(fieldId, { kind: 'card', amount: amountOf(payment), test, provider, problem })
  }
  function toPaid(fieldId: string) {
    const payment = begun.get(fieldId)
    if (payment === undefined) return
    const { clientSecret, test } = payment
    set(fieldId, { kind: 'paid', amount: amountOf(payment), test, clientSecret })
  }

  /** The server canceled a payment that took too long. The next attempt starts a new one. */
  function toExpired(fieldId: string) {
    begun.delete(fieldId)
    set(fieldId, { kind: 'open', problem: words.payments.expired })
  }

  async function confirmTest(fieldId: string, authenticated?: boolean) {
    const payment = begun.get(fieldId)
    if (payment === undefined) return
    const card = cards.get(fieldId) ?? ''
    const { body } = await post('/api/public/test-payments/confirm', {
      clientSecret: payment.clientSecret,
      card,
      ...(authenticated === undefined ? {} : { authenticated }),
    })
    const answer = body as Partial<ResponseOf<'confirmTestPayment'>> & { error?: string }
    if (answer.status === 'succeeded') toPaid(fieldId)
    else if (answer.status === 'canceled') toExpired(fieldId)
    else if (answer.status === 'requires_action') {
      set(fieldId, { kind: 'asks', amount: amountOf(payment) })
    } else toCard(fieldId, answer.message ?? answer.error ?? unknownOutcome)
  }

  async function post(path: string, body: object) {
    const response = await environment.fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': words.language,
        'form-version': String(form.version),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    return { isOk: response.ok, body: (await response.json()) as unknown }
  }

  return {
    isOn: payment?.enabled === true,
    cancelUrl: payment?.cancelUrl || undefined,
    follow(next) {
      filling = next
      next.subscribe(() => {
        dropOldProblems()
        notify()
      })
      notify()
    },
    state: (fieldId) => states.get(fieldId) ?? open,
    due: (field, chosen) => amountDue(field, form.schema, filling?.answersToSend() ?? {}, chosen),

    async begin(field, chosen) {
      const { id } = field
      if (filling === null) return
      const wrong = hasOtherProblem(filling, form)
      if (wrong) return set(id, { kind: 'open', problem: words.payments.answerFirst })
      set(id, { kind: 'busy' })
      try {
        const { isOk, body } = await post(
          `/api/public/forms/${encodeURIComponent(form.slug)}/payment-intents`,
          {
            fieldId: id,
            attempt,
            ...(field.payment?.allowCustomAmount && chosen !== undefined ? { amount: chosen } : {}),
            answers: filling.answersToSend(),
          },
        )
        if (!isOk) {
          const { error = noConnection, code } = body as { error?: string; code?: string }
          if (code === 'form_changed') {
            return await environment.loadCurrentForm({ answers: filling.answersToSend(), error })
          }
          return set(id, { kind: 'open', problem: error })
        }
        const payment = body as Begun
        begun.set(id, payment)
        if (payment.status === 'succeeded') toPaid(id)
        else toCard(id)
      } catch {
        // Without a connection no card was charged, because the payment was never started.
        set(id, { kind: 'open', problem: noConnection })
      }
    },

    leave: (fieldId) => set(fieldId, open),

    async pay({ id }, card) {
      cards.set(id, card)
      try {
        if (begun.get(id)?.provider === 'test') return await confirmTest(id)
        const refused = await elements.get(id)?.pay()
        if (refused === null) toPaid(id)
        else if (refused?.isCanceled) toExpired(id)
        else toCard(id, refused?.problem ?? noConnection)
      } catch {
        toCard(id, unknownOutcome)
      }
    },

    async authenticate({ id }, isConfirmed) {
      try {
        await confirmTest(id, isConfirmed)
      } catch {
        toCard(id, unknownOutcome)
      }
    },

    mount(field, place) {
      const payment = begun.get(field.id)
      let isGone = false
      const problem = () => toCard(field.id, words.payments.notLoaded)
      if (payment !== undefined) {
        environment
          .loadStripe()
          .then(({ mountStripe }) => mountStripe(payment, wishes(field, form), place, words))
          .then((element) => {
            if (isGone) element.remove()
            else elements.set(field.id, element)
          }, problem)
      }
      return () => {
        isGone = true
        elements.get(field.id)?.remove()
        elements.delete(field.id)
      }
    },

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    made() {
      const paid = [...states].flatMap(([id, state]): [string, Answer][] =>
        state.kind === 'paid'
          ? [[id, { clientSecret: state.clientSecret, status: 'succeeded' }]]
          : [],
      )
      return Object.fromEntries(paid)
    },

    forget() {
      states.clear()
      refused.clear()
      begun.clear()
      attempt = randomKey()
      storage.remove(storageKey)
    },
  }
}

function amountOf({ amount, currency }: Begun): Amount {
  return { amount, currency }
}

/**
 * True when another answer is invalid, so that nobody pays for a submission that would be rejected. Forms with one
 * question at a time cannot check later questions, so they skip this.
 */
function hasOtherProblem(filling: Filling, form: PublicForm): boolean {
  if (form.schema.settings.displayStyle === 'single-card') return false
  const payments = new Set(
    form.schema.fields.filter(({ type }) => type === 'payment').map(({ id }) => id),
  )
  const wrong = filling.check().filter(({ fieldId }) => !payments.has(fieldId))
  filling.setProblems(wrong)
  return wrong.length > 0
}

/** Addresses that the owner asks for with the card (spec section 3). */
function wishes({ payment: ofField = {} }: Field, form: PublicForm) {
  const { payment: ofForm = {} } = form.schema.settings
  return {
    shipping: ofField.collectShipping || ofForm.collectShipping || false,
    billing: ofField.collectBilling !== false && ofForm.collectBilling !== false,
  }
}

/** Reads stored payments. The data may come from another version of this page. */
function readStored(kept: unknown): {
  readonly attempt: string
  readonly paid: Readonly<Record<string, PaymentState>>
} {
  if (typeof kept !== 'object' || kept === null || !('attempt' in kept) || !('paid' in kept)) {
    return { attempt: randomKey(), paid: {} }
  }
  return {
    attempt: String(kept.attempt),
    paid: (kept.paid ?? {}) as Readonly<Record<string, PaymentState>>,
  }
}
