import type { FormSchema } from '@ramiform/core/form'
import type { PaymentKeyStore, PaymentKeys } from './payment-key-store.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { modeOfKey, type StripeAddress, stripeProvider } from './providers/stripe.ts'
import type { TestPayments } from './providers/test-payment-store.ts'

export interface ProviderParts {
  readonly keys: PaymentKeyStore
  /** null where the server takes no test payments */
  readonly testPayments: TestPayments | null
  readonly stripeAddress?: StripeAddress | undefined
}

export type ChosenProvider =
  | { readonly kind: 'stripe'; readonly secretKey: string; readonly publishableKey: string }
  | { readonly kind: 'test' }
  | { readonly kind: 'none'; readonly problem: string }

/**
 * Who takes a form's payments: Stripe with both keys, of one mode; without any key the test provider, where the
 * server allows it. Half of the keys is nobody: a form meant for money never takes test payments instead.
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

/** null when nobody takes payments for this form. */
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
