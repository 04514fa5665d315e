import type { ResponseOf } from '@ramiform/contract/calls'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Stripe's card fields. Card data never reaches this server. */
export interface StripeElement {
  /** Returns null once paid; otherwise the reason, and true in `isCanceled` when the payment can no longer be paid. */
  pay(): Promise<{ readonly problem: string; readonly isCanceled: boolean } | null>
  remove(): void
}

/** Shows Stripe's card fields in `place`. @throws if Stripe's script cannot be loaded */
export async function mountStripe(
  { publishableKey, clientSecret }: ResponseOf<'startPayment'>,
  wishes: { readonly shipping: boolean; readonly billing: boolean },
  place: HTMLElement,
  { payments, language }: FormWords,
): Promise<StripeElement> {
  const stripe = await loadStripe(publishableKey ?? '')
  if (stripe === null) throw new Error('Stripe has no script outside a browser')
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const elements = stripe.elements({
    clientSecret,
    locale: language,
    appearance: { theme: isDark ? 'night' : 'stripe' },
  })
  const inner = document.createElement('div')
  place.append(inner)
  elements.create('payment').mount(inner)
  const parts: ('shipping' | 'billing')[] = []
  if (wishes.billing) parts.push('billing')
  if (wishes.shipping) parts.push('shipping')
  for (const mode of parts) {
    const address = document.createElement('div')
    place.append(address)
    elements.create('address', { mode }).mount(address)
  }
  return {
    async pay() {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: location.href },
      })
      if (error !== undefined) {
        const isCanceled = error.payment_intent?.status === 'canceled'
        return { problem: error.message ?? payments.notMade, isCanceled }
      }
      const { status } = paymentIntent
      if (status === 'succeeded' || status === 'processing') return null
      return { problem: payments.notMade, isCanceled: status === 'canceled' }
    },
    remove: () => place.replaceChildren(),
  }
}
