import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'

interface Keys {
  readonly provider: PaymentsOfForm['provider']
  readonly problem: string | null
  readonly secretKey: { readonly mode: 'test' | 'live' } | null
}

/** Payment provider of a form, from the state of its keys on the server. */
export function paymentsOf({ provider, problem, secretKey }: Keys): PaymentsOfForm {
  return { provider, problem, isTest: provider === 'test' || secretKey?.mode === 'test' }
}
