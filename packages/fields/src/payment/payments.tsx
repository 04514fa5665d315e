import type { Field } from '@ramiform/core/field'
import type { Amount, AmountDue } from '@ramiform/core/payments/amount-due'
import { createContext } from 'react'

export type PaymentState =
  | { readonly kind: 'open'; readonly problem?: string | undefined }
  | { readonly kind: 'busy' }
  /** a card is asked for: our own test card, or the provider's element in `mount` */
  | {
      readonly kind: 'card'
      readonly amount: Amount
      readonly test: boolean
      readonly provider: 'test' | 'stripe'
      readonly problem?: string | undefined
    }
  /** the test provider's authentication step; a real one asks by itself */
  | { readonly kind: 'asks'; readonly amount: Amount }
  | {
      readonly kind: 'paid'
      readonly amount: Amount
      readonly test: boolean
      readonly clientSecret: string
    }

/** What pays in a form. The states it gives stay the same until they change. */
export interface Payments {
  /** whether the owner has switched payments on */
  readonly isOn: boolean
  /** where respondents go who turn back */
  readonly cancelUrl: string | undefined
  state(fieldId: string): PaymentState
  /** What the field comes to by the answers so far; `chosen` where the visitor may choose. */
  due(field: Field, chosen: number | undefined): AmountDue
  begin(field: Field, chosen: number | undefined): Promise<void>
  /** Back to before the card was asked for. */
  leave(fieldId: string): void
  /** Pays with a test card, or with what stands in the provider's element. */
  pay(field: Field, card: string): Promise<void>
  /** The answer to the authentication step. */
  authenticate(field: Field, isConfirmed: boolean): Promise<void>
  /** Puts the provider's element into the page; gives what takes it out. */
  mount(field: Field, place: HTMLElement): () => void
  subscribe(listener: () => void): () => void
}

/** Without one, as in a preview, nothing is paid. */
export const PaymentsContext = createContext<Payments | null>(null)
