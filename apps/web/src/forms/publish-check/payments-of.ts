import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'

interface Keys {
  readonly provider: PaymentsOfForm['provider']
  readonly problem: string | null
  readonly secretKey: { readonly mode: 'test' | 'live' } | null
}

/** Where payments go, from what the server says about a form's keys. */
export function paymentsOf({ provider, problem, secretKey }: Keys): PaymentsOfForm {
  return { provider, problem, isTest: provider === 'test' || secretKey?.mode === 'test' }
}
