import type { FormSchema } from '@ramiform/core/form'
import type { PaymentKeyStore, PaymentKeys } from './payment-key-store.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'
import { modeOfKey, type StripeAddress, stripeProvider } from './providers/stripe.ts'
import type { TestPayments } from './providers/test-payment-store.ts'

export interface ProviderParts {
  readonly keys: PaymentKeyStore
  /** Test provider; null when the server allows no test payments. */
  readonly testPayments: TestPayments | null
  readonly stripeAddress?: StripeAddress | undefined
}

export type ChosenProvider =
  | { readonly kind: 'stripe'; readonly secretKey: string; readonly publishableKey: string }
  | { readonly kind: 'test' }
  | { readonly kind: 'none'; readonly problem: string }

/**
 * Chooses the payment provider of a form. Two Stripe keys of the same mode select Stripe. No keys select the test
 * provider, if the server allows it. Incomplete keys select none, so that a form for real money never accepts test
 * payments.
 */
export function chooseProvider(
  publishableKey: string | undefined,
  { secretKey }: Pick<PaymentKeys, 'secretKey'>,
  testIsAllowed: boolean,
): ChosenProvider {
  const shown = publishableKey === '' ? undefined : publishableKey
  if (shown === undefined && secretKey === undefined) {
    return testIsAllowed
      ? { kind: 'test' }
      : { kind: 'none', problem: 'Enter both keys of your account with Stripe.' }
  }
  if (shown === undefined) return { kind: 'none', problem: 'The publishable key is missing.' }
  if (secretKey === undefined) return { kind: 'none', problem: 'The secret key is missing.' }
  const modes = [modeOfKey(shown, 'publishable'), modeOfKey(secretKey)]
  if (modes[0] === null || modes[0] !== modes[1]) {
    return { kind: 'none', problem: mixedKeys }
  }
  return { kind: 'stripe', secretKey, publishableKey: shown }
}

export const mixedKeys =
  'One key is for tests and the other for real payments. Use two of the same kind: pk_test_ with sk_test_, or pk_live_ with sk_live_.'

/** Provider of this form; null when it accepts no payments. */
export async function providerOfForm(
  { keys, testPayments, stripeAddress }: ProviderParts,
  formId: string,
  { settings }: FormSchema,
): Promise<PaymentProvider | null> {
  const { publishableKey } = settings.payment ?? {}
  const chosen = chooseProvider(publishableKey, await keys.read(formId), testPayments !== null)
  if (chosen.kind === 'stripe') return stripeProvider(chosen, stripeAddress)
  return chosen.kind === 'test' ? testPayments : null
}
